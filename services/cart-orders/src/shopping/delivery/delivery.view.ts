import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { arrivingBy } from '@shop/contracts/delivery';
import type { Offer } from '@shop/contracts/delivery-ways';
import { toPesos } from '@shop/contracts/money';
import type { Delivery } from '../pricing/price-cart.ts';

type Days = Pick<Delivery, 'calendar' | 'hasOwnBlend'>;

/** A way on the wire, with its days of arrival if it is paid today. */
const toOffered = ({ way, priceCents, missingCents }: Offer, { calendar, hasOwnBlend }: Days): OfferedWay => {
  const { first, last } = arrivingBy(way, { at: new Date(), hasOwnBlend }, calendar);
  const { id, kind, name } = way;
  const days = { first: first.toISOString(), last: last.toISOString() };
  const shown = { id, kind, name, price: toPesos(priceCents), ...days };
  if (way.kind === 'pickup') {
    const { place, hours, bring } = way;
    return { ...shown, place, hours, ...(bring && { bring }) };
  }
  return {
    ...shown,
    ...(way.freeFrom !== undefined && { freeFrom: way.freeFrom }),
    ...(missingCents !== undefined && { missing: toPesos(missingCents) }),
  };
};

export const toWays = ({ offers, ...days }: Days & { offers: Offer[] }): OfferedWay[] =>
  offers.map((offer) => toOffered(offer, days));
