import type { Cart, CartItem } from '@shop/contracts/cart';
import { LOW_STOCK } from '@shop/contracts/constants';
import type { CartDiscount } from '@shop/contracts/discount';
import type { Elixir, InternalElixir } from '@shop/contracts/elixir';
import { toCentavos, toPesos } from '@shop/contracts/money';
import type { CatalogClient } from '../catalog/catalog.client.ts';
import { valueOf } from '../discount/discount.ts';
import type { DiscountStore } from '../discount/discount.store.ts';
import { amountsOf, quote } from '../pricing/quote.ts';
import { generationOf, type CartRow, type CartItemRow } from './cart.model.ts';

export type CartDiscounts = Pick<DiscountStore, 'findCode'>;
type Needs = { catalog: Pick<CatalogClient, 'elixirs'>; discounts: CartDiscounts };

export const toWire = (cartId: string, item: CartItemRow): CartItem => ({
  id: item.id,
  cartId,
  elixirId: item.elixirId,
  quantity: item.quantity,
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});

/**
 * The whole cart on the wire; what it costs counts what is on sale.
 * @param known the catalogue's rows of all its lines, for whom has them
 * @throws AppError 503 no catalogue
 */
export async function viewCart(
  { catalog, discounts }: Needs,
  cart: CartRow,
  known?: ReadonlyMap<number, InternalElixir>,
): Promise<Cart> {
  const { _id, items } = cart;
  const ids = items.map(({ elixirId }) => elixirId);
  const elixirs = known ?? (await catalog.elixirs(ids, _id));
  const sold = items.flatMap(({ id, elixirId, quantity }) => {
    const elixir = elixirs.get(elixirId);
    return elixir?.isAvailable ? [{ id, quantity, priceCents: toCentavos(elixir.price) }] : [];
  });
  const full = quote(sold);
  const discount =
    cart.discountCode && items.length > 0 && (await discountOf(discounts, cart, full.linesCents));
  const priced = discount ? quote(sold, { discountCents: toCentavos(discount.amount) }) : full;
  const totals = new Map(priced.lines.map(({ id, totalCents }) => [id, toPesos(totalCents)]));
  return {
    cart: { id: _id },
    items: items.map((item) => ({
      item: toWire(_id, item),
      elixir: shown(elixirs.get(item.elixirId), item),
      ...(totals.has(item.id) && { total: totals.get(item.id)! }),
    })),
    total: toPesos(priced.linesCents),
    amounts: amountsOf(priced),
    ...(discount && { discount }),
  };
}

async function discountOf(
  discounts: CartDiscounts,
  cart: CartRow,
  totalCents: number,
): Promise<CartDiscount> {
  const code = cart.discountCode!;
  const priced = { cart: generationOf(cart), totalCents };
  const found = valueOf(await discounts.findCode(code), priced, new Date());
  return 'cents' in found ? { code, amount: toPesos(found.cents) } : { code, amount: 0, ...found };
}

/** How many there are is told when they are few, or fewer than the line wants. */
function shown(elixir: InternalElixir | undefined, { elixirId, quantity }: CartItemRow): Elixir {
  if (!elixir) return gone(elixirId);
  const { left: _free, sessionId: _owner, inStock = Infinity, reservedBy: _reserved, ...known } = elixir;
  // What it cost the house is nobody's to read.
  const { cost: _cost, ...same } = known;
  return { ...same, ...(inStock <= Math.max(LOW_STOCK, quantity - 1) && { left: inStock }) };
}

/** Stands for an elixir that the catalog no longer knows at all, so that the line can still be seen and removed. */
const gone = (id: number): Elixir => ({
  id,
  name: 'Elixir retirado',
  description: '',
  price: 0,
  imageUrl: '',
  isAvailable: false,
  isCustom: false,
});
