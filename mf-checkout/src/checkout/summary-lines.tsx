import type { Cart } from '@shop/contracts/cart';
import { css, Price, Size, Text, theme } from '@shop/ui';
import { NotIncluded } from '../cart/not-included.tsx';
import { besidePicture, LinePicture } from '../line-picture.tsx';

const { space } = theme;
const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(3) });
const row = css({ display: 'flex', justifyContent: 'space-between', gap: space(2), alignItems: 'center' });

/** What is bought, above the sums: the cart's own page shows it beside them. */
export const SummaryLines = ({ cart }: { cart: Cart }) => (
  <ul css={list}>
    {cart.items.map(({ item, elixir, total }) => (
      <li key={item.id} css={row}>
        <span css={besidePicture}>
          <LinePicture src={elixir.imageUrl} />
          <Text as="span" size="sm">
            <span>{`${item.quantity} × ${elixir.name}`}</span> <Size of={elixir} />
          </Text>
        </span>
        {total !== undefined ? <Price amount={total} size="sm" /> : <NotIncluded />}
      </li>
    ))}
  </ul>
);
