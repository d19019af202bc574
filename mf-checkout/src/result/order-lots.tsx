import { lotPath, type OrderLot } from '@shop/contracts/lot';
import { css, Say, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const row = css({
  display: 'block',
  fontSize: theme.size.sm,
  '& a': { display: 'inline-block', paddingBlock: '0.75rem' },
});

type Props = { lots: OrderLot[] | undefined; of: { elixirId: number }[] };

/** The lots of an order line, or of its kit's contents; each links to its origin. */
export const OrderLots = ({ lots = [], of }: Props) =>
  lots
    .filter(({ elixirIds }) => of.some(({ elixirId }) => elixirIds.includes(elixirId)))
    .map(({ code }) => (
      <span key={code} css={row}>
        <Link to={lotPath(code)}>
          <Say lote={code}>{'Lote {lote}'}</Say>
        </Link>
      </span>
    ));
