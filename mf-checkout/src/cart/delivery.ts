import { arrivingBy } from '@shop/contracts/delivery';
import { writeSpan } from '@shop/app-kit/write-days';
import type { Delivery } from '../delivery-days.ts';

/** The usual arrival of an order placed now, in Mexican days. */
export const usualArrival = (now: Date, { days, hasOwnBlend }: Delivery): { from: string; to: string } => {
  const { first, last } = arrivingBy(undefined, { at: now, hasOwnBlend }, days);
  return writeSpan(first, last);
};
