import type { DeliveryAddress } from '@shop/contracts/address';
import type { CartDifference, CheckoutConflict, PreferenceRequest } from '@shop/contracts/checkout';
import { toPesos } from '@shop/contracts/money';
import type { PayChoice } from '@shop/contracts/pay-kinds';
import { badRequest } from '@shop/service-kit/errors';
import type { CartDelivery } from '../cart/cart.model.ts';
import { toWays } from '../delivery/delivery.view.ts';
import type { Delivery } from '../pricing/price-cart.ts';
import type { SeenAmounts } from './seen-cart.ts';

const NOT_SERVED = 'Esa forma de entrega no llega a tu dirección. Elige otra.';
const NOWHERE = 'Todavía no entregamos en ese código postal.';
const GONE = 'Ya no se puede recoger. Escribe a dónde lo enviamos.';
const ONLY_FETCHED = 'Esta tienda sólo cobra al recoger. Elige recoger tu pedido.';
const ADDRESS = 'Escribe tu dirección para saber cuánto cuesta el envío.';
const CONTACT = 'Escribe quién lo recoge.';

type Sent = Pick<PreferenceRequest, 'shippingDetails' | 'pickup' | 'deliveryId'>;

/** Where and how a checkout is sent: from its request, and from the cart where the request does not say. */
export const destination = (
  { shippingDetails, deliveryId }: Sent,
  cart: CartDelivery = {},
): CartDelivery => ({
  zip: shippingDetails?.zip ?? cart.zip,
  wayId: deliveryId ?? cart.wayId,
});

type RefusedWay = Pick<CheckoutConflict, 'message' | 'ways'> & { differences: CartDifference[] };

const changeOf = (seen: SeenAmounts | undefined) =>
  ({
    kind: 'shipping',
    name: 'Envío',
    ...(seen?.shipping !== undefined && { before: seen.shipping }),
  }) as const;

/** Why the chosen way cannot be used, with the ways that can; undefined when it can. */
export function refusedWay(
  { shippingDetails, pickup, deliveryId }: Sent,
  delivery: Delivery | undefined,
  seen: SeenAmounts | undefined,
): RefusedWay | undefined {
  const change = changeOf(seen);
  // The shop has gone back to free delivery only, so there is no pickup.
  if (!delivery && pickup && !shippingDetails) return { message: GONE, differences: [{ ...change, now: 0 }] };
  const chosen = delivery?.chosen;
  if (!delivery || (chosen && (deliveryId ?? chosen.way.id) === chosen.way.id)) return undefined;
  if (delivery.zip === undefined && !deliveryId) throw badRequest(ADDRESS, { deliveryId: ADDRESS });
  const now = chosen && { now: toPesos(chosen.priceCents) };
  return {
    message: delivery.offers.length > 0 ? NOT_SERVED : NOWHERE,
    ways: toWays(delivery),
    differences: [{ ...change, ...now }],
  };
}

/** Refuses a parcel in a shop where the only way to pay (`choices`) is at the pickup. */
export function unpaidWay(
  delivery: Delivery | undefined,
  choices: PayChoice[],
  seen: SeenAmounts | undefined,
): RefusedWay | undefined {
  const isPaidThere = choices.length > 0 && choices.every((choice) => choice === 'pickup');
  if (!delivery || !isPaidThere || delivery.chosen?.way.kind === 'pickup') return undefined;
  const ways = toWays(delivery).filter(({ kind }) => kind === 'pickup');
  return ways.length > 0 ? { message: ONLY_FETCHED, ways, differences: [changeOf(seen)] } : undefined;
}

/**
 * The recipient, as an order keeps it: an order for pickup has no address.
 * @throws AppError 400 when what was sent does not fit the way
 */
export function recipientOf(
  { shippingDetails, pickup }: Sent,
  delivery: Delivery | undefined,
): DeliveryAddress | undefined {
  const isPickup = delivery?.chosen?.way.kind === 'pickup';
  if (isPickup && pickup) return { ...pickup, address: '', city: '', state: '', zip: '' };
  if (isPickup && !shippingDetails) throw badRequest(CONTACT, { pickup: CONTACT });
  // The price belongs to the place that the cart named, so the address cannot be given later.
  if (!shippingDetails && (pickup || isByPlace(delivery)))
    throw badRequest(ADDRESS, { shippingDetails: ADDRESS });
  return shippingDetails;
}

const isByPlace = (delivery: Delivery | undefined): boolean =>
  delivery !== undefined && !delivery.isSameEverywhere;
