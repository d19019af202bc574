import type { DeliveryAddress } from '@shop/contracts/address';
import type { CartDifference, CheckoutConflict, PreferenceRequest } from '@shop/contracts/checkout';
import { toPesos } from '@shop/contracts/money';
import type { PayChoice } from '@shop/contracts/pay-kinds';
import { badRequest } from '@shop/service-kit/errors';
import type { CartDelivery } from '../cart/cart.model.ts';
import { toWays } from '../delivery/delivery.view.ts';
import type { Delivery } from '../pricing/price-cart.ts';
import type { SeenAmounts } from './seen-cart.ts';

export const NOT_SERVED = 'Esa forma de entrega no llega a tu dirección. Elige otra.';
const NOWHERE = 'Todavía no entregamos en ese código postal.';
const GONE = 'Ya no se puede recoger. Escribe a dónde lo enviamos.';
const ONLY_FETCHED = 'Esta tienda sólo cobra al recoger. Elige recoger tu pedido.';
const ADDRESS = 'Escribe tu dirección para saber cuánto cuesta el envío.';
const CONTACT = 'Escribe quién lo recoge.';

type Sent = Pick<PreferenceRequest, 'shippingDetails' | 'pickup' | 'deliveryId'>;

/** Where a checkout goes and how: by its request, and where that says nothing by what the cart knows. */
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

/** Why a checkout cannot go by the way that was asked for, with those that it can go by; undefined when it can. */
export function refusedWay(
  { shippingDetails, pickup, deliveryId }: Sent,
  delivery: Delivery | undefined,
  seen: SeenAmounts | undefined,
): RefusedWay | undefined {
  const change = changeOf(seen);
  // The shop is back at free delivery alone.
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

/** The same of a parcel, where a shop takes money by these `choices` alone of whoever fetches what they bought. */
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
 * To whom it goes, as an order keeps it: who fetches it has no address.
 * @throws AppError 400 when what was sent does not fit the way
 */
export function recipientOf(
  { shippingDetails, pickup }: Sent,
  delivery: Delivery | undefined,
): DeliveryAddress | undefined {
  const isPickup = delivery?.chosen?.way.kind === 'pickup';
  if (isPickup && pickup) return { ...pickup, address: '', city: '', state: '', zip: '' };
  if (isPickup && !shippingDetails) throw badRequest(CONTACT, { pickup: CONTACT });
  // Its price is that of the place that the cart named: nobody may have it sent elsewhere afterwards.
  if (!shippingDetails && (pickup || isByPlace(delivery)))
    throw badRequest(ADDRESS, { shippingDetails: ADDRESS });
  return shippingDetails;
}

const isByPlace = (delivery: Delivery | undefined): boolean =>
  delivery !== undefined && !delivery.isSameEverywhere;
