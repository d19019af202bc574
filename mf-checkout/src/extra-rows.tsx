import type { Amounts } from '@shop/contracts/amounts';
import { css, Price, Say, theme } from '@shop/ui';

const free = css({ color: theme.color.jungle, fontWeight: 650 });

type Props = { amounts: Amounts; as?: 'div' | 'li'; className?: string };

/** What comes on top of the lines: delivery, and a tax where prices do not include it. */
export const ExtraRows = ({ amounts: { shipping, tax }, as: Row = 'div', className }: Props) => (
  <>
    <Row className={className}>
      <span>
        <Say>Envío</Say>
      </span>
      {shipping > 0 ? (
        <Price amount={shipping} size="sm" />
      ) : (
        <span css={free}>
          <Say>Gratis</Say>
        </span>
      )}
    </Row>
    {tax > 0 && (
      <Row className={className}>
        <span>
          <Say>IVA</Say>
        </span>
        <Price amount={tax} size="sm" />
      </Row>
    )}
  </>
);
