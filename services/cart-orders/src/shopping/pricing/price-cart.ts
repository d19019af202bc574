import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import type { Calendar } from '@shop/contracts/delivery';
import {
  firstOffer,
  gramsOf,
  waysFor,
  type DeliveryWay,
  type Offer,
  type Parcel,
} from '@shop/contracts/delivery-ways';
import { isSameEverywhere, waysOf } from '@shop/contracts/told-ways';
import type { IvaRate } from '@shop/contracts/iva';
import type { InternalElixir } from '@shop/contracts/elixir';
import { toCentavos } from '@shop/contracts/money';
import type { InternalSettings } from '@shop/contracts/settings';
import { dayOf, shopZone } from '@shop/service-kit/days';
import type { Elixirs } from '../catalog/catalog.client.ts';
import { orderCycleOf, type CartDelivery, type CartItemRow, type CartRow } from '../cart/cart.model.ts';
import type { UsedGiftCard, UsedPromotion } from './sold-at.model.ts';
import { valueOf, type Outcome } from '../discount/discount.ts';
import type { DiscountStore } from '../discount/discount.store.ts';
import { takenOff, type TakenOff } from '../discount/promotion.ts';
import type { PaymentPagePort } from '../checkout/payment-page.port.ts';
import type { GiftCardStore } from '../../gift-cards/gift-card.store.ts';
import { asTyped, paysOf, type Outcome as GiftOutcome } from '../../gift-cards/gift-card.ts';
import { quote, withGift, type PricedLine, type Quote } from './quote.ts';

export type PricingDeps = {
  discounts: Pick<DiscountStore, 'findCode'>;
  giftCards: Pick<GiftCardStore, 'find'>;
  provider: Pick<PaymentPagePort, 'leastCents'>;
  settings: { read: () => Promise<Settings> };
};
type Settings = Pick<
  InternalSettings,
  | 'deliveryWays'
  | 'delivery'
  | 'parcel'
  | 'ownBlends'
  | 'ownBlendSizes'
  | 'ivaOfDelivery'
  | 'ivaOfBlends'
  | 'promotions'
  | 'paymentProvider'
>;

/** Ways that serve the place, and the chosen one: none while the place is unknown, or when no way serves it. */
export type Delivery = CartDelivery & {
  offers: Offer[];
  chosen?: Offer;
  isSameEverywhere: boolean;
  calendar: Calendar;
  hasOwnBlend: boolean;
};
const calendarOf = ({ delivery = FIRST_DELIVERY }: Pick<InternalSettings, 'delivery'>): Calendar => ({
  ...delivery,
  timeZone: shopZone(),
});

/** What a line costs, and the product's fields that delivery depends on. */
export type PricedProduct = PricedLine & {
  elixir: Pick<InternalElixir, 'isCustom' | 'weight' | 'contents' | 'iva'>;
};
export type SoldLine = PricedLine & { item: CartItemRow; elixir: InternalElixir };
export type PricedCart = {
  priced: Quote<SoldLine>;
  /** The cart's code and what it takes off, or the reason why nothing. */
  discount?: { code: string } & Outcome;
  promotion?: UsedPromotion;
  /** The cart's gift card and what it pays, or the reason why nothing. */
  giftCard?: Omit<UsedGiftCard, 'cents'> & GiftOutcome;
  /** Absent in shops with free delivery only. */
  delivery?: Delivery;
};

/**
 * What a cart costs at these prices: its lines on sale, less promotion and code, plus delivery. The cart's page and
 * checkouts both use it. @param to where and how it is sent, as far as that is known
 */
export async function priceCart(
  { discounts, giftCards, provider, settings }: PricingDeps,
  cart: CartRow,
  { elixirs, to = cart.delivery ?? {} }: { elixirs: Elixirs; to?: CartDelivery },
): Promise<PricedCart> {
  const sold = soldLines(cart.items, elixirs);
  const { linesCents } = quote(sold);
  // Missing settings do not keep anyone from buying.
  const current = await settings.read().catch((): Settings => ({}));
  const typed = { code: cart.items.length > 0 ? cart.discountCode : undefined, cart: orderCycleOf(cart) };
  const { discount, promotion, discountCents } = await offOf(discounts, typed, { sold, current });
  const delivery = deliveryOf(sold, current, { to, linesCents: linesCents - discountCents });
  const shippingCents = (sold.length > 0 && delivery?.chosen?.priceCents) || 0;
  const extras = { discountCents, shippingCents, shippingIva: shippingIva(shippingCents, current) };
  const full = quote(withIva(sold, current), extras);
  const leastCents = provider.leastCents(current.paymentProvider);
  const giftCard = await giftCardOf(giftCards, cart, { dueCents: full.dueCents, leastCents });
  return {
    priced: giftCard && 'cents' in giftCard ? withGift(full, giftCard.cents) : full,
    ...(giftCard && { giftCard }),
    ...(discount && { discount }),
    ...(promotion && { promotion }),
    ...(delivery && { delivery }),
  };
}

/**
 * The ways that the lines can be sent. @param paid.linesCents what is paid for them
 * @returns undefined in a shop that says 'Envío gratis'
 */
export function deliveryOf(
  sold: PricedProduct[],
  settings: Settings,
  { to, linesCents }: { to: CartDelivery; linesCents: number },
): Delivery | undefined {
  const parcel = { linesCents, weightGrams: weightOf(sold, settings.parcel?.pieceGrams) };
  const delivery = offered(waysOf(settings), to, parcel);
  const hasOwnBlend = sold.some(({ elixir }) => elixir.isCustom);
  return delivery && { ...delivery, hasOwnBlend, calendar: calendarOf(settings) };
}

/** Each line with its tax rate: the product's own, or the shop's rate for own blends. */
export const withIva = <Line extends PricedProduct>(sold: Line[], { ivaOfBlends }: Settings): Line[] =>
  sold.map((line) => {
    const iva = line.elixir.isCustom ? ivaOfBlends : line.elixir.iva;
    return iva ? { ...line, iva } : line;
  });

export const shippingIva = (cents: number, { ivaOfDelivery }: Settings): IvaRate | undefined =>
  cents > 0 ? ivaOfDelivery : undefined;

/** The items that are on sale, at the catalogue's prices. */
export const soldLines = (items: CartItemRow[], elixirs: Elixirs): SoldLine[] =>
  items.flatMap((item) => {
    const elixir = elixirs.get(item.elixirId);
    if (!elixir?.isAvailable) return [];
    return [{ item, elixir, quantity: item.quantity, priceCents: toCentavos(elixir.price) }];
  });

const weightOf = (lines: PricedProduct[], pieceGrams?: number): number =>
  lines.reduce((sum, { elixir, quantity }) => sum + gramsOf(elixir, pieceGrams) * quantity, 0);

/** What promotions, and the code if there is one, take off the lines today. */
const offToday = (
  lines: PricedLine[],
  { promotions = [] }: Settings,
  codeFor?: (cents: number) => Outcome,
): TakenOff => takenOff(promotions, { lines, today: dayOf(new Date()).day }, codeFor);

/** The same for a typed code, and the sum of both. @param typed.cart its order cycle: its own use is not counted */
export async function offOf(
  discounts: PricingDeps['discounts'],
  { code, cart }: { code: string | null | undefined; cart: string },
  { sold, current }: { sold: PricedLine[]; current: Settings },
): Promise<Pick<PricedCart, 'discount' | 'promotion'> & { discountCents: number }> {
  const now = new Date();
  const row = code ? await discounts.findCode(code) : null;
  const codeFor = (totalCents: number) => valueOf(row, { cart, totalCents }, now);
  const { promotion, code: worth } = offToday(sold, current, code ? codeFor : undefined);
  return {
    discountCents: (promotion?.cents ?? 0) + (worth && 'cents' in worth ? worth.cents : 0),
    ...(code && worth && { discount: { code, ...worth } }),
    ...(promotion && { promotion }),
  };
}

async function giftCardOf(
  giftCards: PricingDeps['giftCards'],
  cart: CartRow,
  due: { dueCents: number; leastCents: number },
): Promise<PricedCart['giftCard']> {
  const { giftCard: typed, items } = cart;
  if (!typed || items.length === 0) return undefined;
  const card = asTyped(await giftCards.find(typed.id), typed);
  return { ...typed, ...paysOf(card, { cart: orderCycleOf(cart), ...due }, new Date()) };
}

function offered(ways: DeliveryWay[], to: CartDelivery, parcel: Parcel) {
  if (ways.length === 0) return undefined;
  const offers = waysFor(ways, to, parcel);
  const isSame = isSameEverywhere(ways);
  const isKnown = to.zip !== undefined || isSame;
  const chosen =
    offers.find(({ way }) => way.id === to.wayId) ?? (isKnown ? firstOffer(ways, offers) : undefined);
  return { ...to, offers, isSameEverywhere: isSame, ...(chosen && { chosen }) };
}
