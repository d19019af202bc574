import type { ChosenWay } from '@shop/contracts/delivery-plan';
import type { ManualDelivery, ManualPreview, ManualPreviewRequest } from '@shop/contracts/manual-order';
import { toCentavos } from '@shop/contracts/money';
import type { OwnSize } from '@shop/contracts/own-sizes';
import { NOT_THERE } from '../../shopping/cart/cart.ts';
import { toDiscount } from '../../shopping/cart/cart.view.ts';
import type { UsedPromotion } from '../../shopping/pricing/sold-at.model.ts';
import { ownSize } from '../../shopping/custom-elixir/own-size.ts';
import { chosenWayOf } from '../../shopping/delivery/chosen-way.ts';
import { toWays } from '../../shopping/delivery/delivery.view.ts';
import {
  deliveryOf,
  offOf,
  shippingIva,
  withIva,
  type Delivery,
  type PricedCart,
  type PricedProduct,
  type PricingDeps,
} from '../../shopping/pricing/price-cart.ts';
import { amountsOf, quote, toPromotion, type Quote } from '../../shopping/pricing/quote.ts';
import type { LineDeps } from './manual-lines.ts';

type Wish = {
  zip?: string | undefined;
  delivery?: ManualDelivery | undefined;
  discount?: string | undefined;
  /** The written order's cart id, so that the order's own use of a code does not count against it. */
  cart?: string;
};
type Deps = LineDeps & Pick<PricingDeps, 'discounts'>;
/** The price of a manual order: `chosen` is its way of delivery, and `offered` has the possible ways. */
type ManualPrice<Line extends PricedProduct> = {
  priced: Quote<Line>;
  offered: Delivery | undefined;
  promotion?: UsedPromotion;
  discount?: PricedCart['discount'];
  chosen?: ChosenWay;
  problem?: string;
};

/** Delivery costs only what the owner says. */
export async function priceManual<Line extends PricedProduct>(
  { settings, discounts }: Pick<Deps, 'settings' | 'discounts'>,
  sold: Line[],
  { zip, delivery = { price: 0 }, discount: code, cart = '' }: Wish,
): Promise<ManualPrice<Line>> {
  const current = await settings.read();
  const lines = withIva(sold, current);
  const off = await offOf(discounts, { code, cart }, { sold: lines, current });
  const { promotion, discount, discountCents } = off;
  const priceWith = (shippingCents = 0) =>
    quote(lines, { discountCents, shippingCents, shippingIva: shippingIva(shippingCents, current) });
  const { linesCents } = priceWith();
  const offered = deliveryOf(sold, current, { to: { zip }, linesCents: linesCents - discountCents });
  const same = { offered, ...(promotion && { promotion }), ...(discount && { discount }) };
  if ('price' in delivery) return { ...same, priced: priceWith(toCentavos(delivery.price)) };
  const offer = offered?.offers.find(({ way }) => way.id === delivery.wayId);
  if (!offer || !offered) return { ...same, priced: priceWith(), problem: NOT_THERE };
  const priced = priceWith(offer.priceCents);
  return { ...same, priced, chosen: chosenWayOf(offer.way, offered.calendar) };
}

/** The price of an own blend that does not exist yet. */
const ownBlend = ({ milliliters, price }: OwnSize) => ({
  priceCents: toCentavos(price),
  elixir: { isCustom: true, contents: { milliliters } },
});

/**
 * What an order would cost at current prices; products that are no longer sold cost nothing.
 * @throws AppError 409 a size that own blends are no longer made in, 503 no catalogue
 */
export async function previewManual(
  deps: Deps,
  { lines, ...to }: ManualPreviewRequest,
): Promise<ManualPreview> {
  const ids = lines.flatMap((line) => ('elixirId' in line ? [line.elixirId] : []));
  const elixirs = await deps.catalog.elixirs([...new Set(ids)]);
  const settings = await deps.settings.read();
  const sold = lines.flatMap((line): PricedProduct[] => {
    if (!('elixirId' in line))
      return [{ ...ownBlend(ownSize(settings, line.milliliters)), quantity: line.quantity }];
    const elixir = elixirs.get(line.elixirId);
    if (!elixir?.isAvailable) return [];
    return [{ elixir, priceCents: toCentavos(elixir.price), quantity: line.quantity }];
  });
  return previewOf(await priceManual(deps, sold, to));
}

type Told = Pick<ManualPrice<PricedProduct>, 'priced' | 'promotion' | 'discount' | 'offered' | 'problem'>;
export const previewOf = ({ priced, promotion, discount, offered, problem }: Told): ManualPreview => ({
  amounts: amountsOf(priced),
  ...(promotion && { promotion: toPromotion(promotion) }),
  ...(discount && { discount: toDiscount(discount) }),
  ways: offered ? toWays(offered) : [],
  ...(problem && { problem }),
});
