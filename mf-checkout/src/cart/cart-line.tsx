import { earlierPrice } from '@shop/app-kit';
import type { CartLine as Line } from '@shop/contracts/cart';
import { MAX_QUANTITY } from '@shop/contracts/constants';
import {
  Badge,
  css,
  Heading,
  Icon,
  IconButton,
  LinkButton,
  Price,
  QuantityStepper,
  ResponsiveImage,
  Say,
  Size,
  Text,
  theme,
  useShop,
} from '@shop/ui';
import { Link } from 'react-router-dom';
import { NotIncluded } from './not-included.tsx';

const { color, media, radius, size, space } = theme;

const layout = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "picture price" "change change"',
  columnGap: space(4),
  rowGap: space(2),
  alignItems: 'start',
  // What a browser counts from the end it may draw a moment late, and the page moves.
  '& + &': { marginTop: space(5), borderTop: `1px solid ${color.line}`, paddingTop: space(5) },
  [media.md]: {
    gridTemplateColumns: '128px minmax(0, 1fr)',
    gridTemplateAreas: '"picture name" "picture price" "picture change"',
    columnGap: space(6),
  },
});
// On the narrowest phones the subtotal has its own line.
const change = css({
  gridArea: 'change',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space(1),
});
const most = css({ flexBasis: '100%' });
// A phone of 360 px has sums of four figures beside the quantity, and what changes a blend below both.
const bin = css({ [media.belowMd]: { marginInline: `-2px -${space(2)}` } });
const sum = css({
  marginLeft: 'auto',
  [media.belowMd]: { '& span': { fontSize: '1rem', letterSpacing: '-0.03em' } },
  '@media (max-width: 23.43em)': { '& span': { fontSize: size.sm } },
});
const edit = css({ paddingInline: space(2), [media.belowMd]: { order: 1, marginLeft: `-${space(2)}` } });
const picture = css({ gridArea: 'picture', borderRadius: radius.sm, overflow: 'hidden' });

const onlyLeft = (left: number) =>
  left === 1 ? 'Sólo queda 1' : <Say quedan={left}>{'Sólo quedan {quedan}'}</Say>;

type Props = { line: Line; onQuantity: (quantity: number) => void; onRemove: () => void };

/** One elixir of the cart: picture, ingredients, quantity, bin, subtotal. */
export const CartLine = ({ line: { item, elixir, total }, onQuantity, onRemove }: Props) => (
  <li css={layout} tabIndex={-1}>
    <div css={picture}>
      <ResponsiveImage src={elixir.imageUrl} alt="" width={1} height={1} sizes="128px" />
    </div>
    <div css={{ gridArea: 'name' }}>
      <Heading level={2} look="small">
        {elixir.name}
      </Heading>
      {elixir.flowers && elixir.flowers.length > 0 && (
        <Text size="sm" tone="soft">
          {elixir.flowers.join('\u00a0· ')}
        </Text>
      )}
    </div>
    <div
      css={{ gridArea: 'price', display: 'flex', alignItems: 'baseline', gap: space(2), flexWrap: 'wrap' }}
    >
      <Text size="sm" tone="soft">
        <Price amount={elixir.price} before={earlierPrice(elixir)} size="sm" /> <Say>c/u</Say>
      </Text>
      <Size of={elixir} />
      {!elixir.isAvailable && <Badge tone="red">Ya no disponible</Badge>}
      {elixir.isAvailable && elixir.left && (
        <Badge tone={item.quantity > elixir.left ? 'red' : 'honey'}>{onlyLeft(elixir.left)}</Badge>
      )}
    </div>
    <div css={change}>
      <QuantityStepper
        value={item.quantity}
        onChange={onQuantity}
        name={elixir.name}
        disabled={!elixir.isAvailable}
        max={MAX_QUANTITY}
      />
      <IconButton css={bin} label={`Eliminar ${elixir.name} del carrito`} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
      {elixir.isCustom && elixir.isAvailable && <EditBlend id={item.id} />}
      <div css={sum}>{total === undefined ? <NotIncluded /> : <Price amount={total} />}</div>
      <Text size="sm" tone="soft" role="status" css={most}>
        {item.quantity >= MAX_QUANTITY && (
          <Say caben={MAX_QUANTITY}>{'Puedes llevar hasta {caben} piezas de cada elixir.'}</Say>
        )}
      </Text>
    </div>
  </li>
);

const EditBlend = ({ id }: { id: number }) =>
  useShop().ownBlends !== false && (
    <LinkButton as={Link} to={`/customize?editar=${id}`} variant="ghost" size="sm" css={edit}>
      Editar mezcla
    </LinkButton>
  );
