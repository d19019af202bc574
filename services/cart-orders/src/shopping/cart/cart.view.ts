import type { Cart, CartItem } from '@shop/contracts/cart';
import type { CartDiscount } from '@shop/contracts/discount';
import { LOW_STOCK } from '@shop/contracts/constants';
import type { Elixir, InternalElixir } from '@shop/contracts/elixir';
import { toPesos } from '@shop/contracts/money';
import type { CatalogClient, Elixirs } from '../catalog/catalog.client.ts';
import { choicesOf, type PayChoiceDeps } from '../checkout/pay-choices.ts';
import { toWays } from '../delivery/delivery.view.ts';
import { priceCart, type PricedCart, type PricingDeps } from '../pricing/price-cart.ts';
import { amountsOf, toPromotion } from '../pricing/quote.ts';
import type { CartRow, CartItemRow } from './cart.model.ts';

export type ViewDeps = PricingDeps & PayChoiceDeps & { catalog: Pick<CatalogClient, 'elixirs'> };

export const toWire = (cartId: string, item: CartItemRow): CartItem => ({
  id: item.id,
  cartId,
  elixirId: item.elixirId,
  quantity: item.quantity,
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});

/**
 * The whole cart on the wire. Its amounts count only lines that are on sale.
 * @param known the catalogue's rows of all lines, if the caller has them
 * @throws AppError 503 no catalogue
 */
export async function viewCart(needs: ViewDeps, cart: CartRow, known?: Elixirs): Promise<Cart> {
  const { _id, items } = cart;
  const ids = items.map(({ elixirId }) => elixirId);
  const elixirs = known ?? (await needs.catalog.elixirs(ids, _id));
  const { priced, discount, promotion, giftCard, delivery } = await priceCart(needs, cart, { elixirs });
  const payWays = items.length > 0 ? await payWaysOf(needs, delivery) : undefined;
  const totals = new Map(priced.lines.map(({ item, totalCents }) => [item.id, toPesos(totalCents)]));
  return {
    cart: { id: _id },
    items: items.map((item) => ({
      item: toWire(_id, item),
      elixir: shown(elixirs.get(item.elixirId), item),
      ...(totals.has(item.id) && { total: totals.get(item.id)! }),
    })),
    total: toPesos(priced.linesCents),
    amounts: amountsOf(priced),
    ...(discount && { discount: toDiscount(discount) }),
    ...(promotion && { promotion: toPromotion(promotion) }),
    ...(giftCard && { giftCard: toGiftCard(giftCard) }),
    ...(delivery && { delivery: toDelivery(delivery) }),
    ...(payWays && { payWays }),
  };
}

/** Pickup is chosen at the checkout; here it counts as possible when it is offered. */
async function payWaysOf(needs: PayChoiceDeps, delivery: PricedCart['delivery']): Promise<Cart['payWays']> {
  const mayFetch = delivery?.offers.some(({ way }) => way.kind === 'pickup') ?? false;
  const { choices, isOnline: online } = await choicesOf(needs, mayFetch);
  const [transfer, pickup] = [choices.includes('ownTransfer'), choices.includes('pickup')];
  return online && !transfer && !pickup ? undefined : { online, transfer, pickup };
}

export const toDiscount = ({ code, ...found }: NonNullable<PricedCart['discount']>): CartDiscount =>
  'cents' in found ? { code, amount: toPesos(found.cents) } : { code, amount: 0, ...found };

const toGiftCard = ({ id: _id, lastFour, ...found }: NonNullable<PricedCart['giftCard']>): Cart['giftCard'] =>
  'cents' in found
    ? {
        lastFour,
        amount: toPesos(found.cents),
        ...(found.leavesCents !== undefined && { leaves: toPesos(found.leavesCents) }),
      }
    : { lastFour, amount: 0, ...found };

const toDelivery = ({ zip, chosen, ...offered }: NonNullable<PricedCart['delivery']>): Cart['delivery'] => ({
  ...(zip !== undefined && { zip }),
  ways: toWays(offered),
  ...(chosen && { wayId: chosen.way.id }),
});

/** Shows how many are left when they are few, or fewer than the line's quantity. */
function shown(elixir: InternalElixir | undefined, { elixirId, quantity }: CartItemRow): Elixir {
  if (!elixir) return gone(elixirId);
  const { left: _free, sessionId: _owner, inStock = Infinity, reservedBy: _reserved, ...known } = elixir;
  // Buyers must not see what the product cost the house.
  const { cost: _cost, ...same } = known;
  return { ...same, ...(inStock <= Math.max(LOW_STOCK, quantity - 1) && { left: inStock }) };
}

/** Stands for an elixir that the catalog does not know, so that its line can still be seen and removed. */
const gone = (id: number): Elixir => ({
  id,
  name: 'Elixir retirado',
  description: '',
  price: 0,
  imageUrl: '',
  isAvailable: false,
  isCustom: false,
});
