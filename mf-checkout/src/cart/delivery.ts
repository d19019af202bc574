import { arriving, leaving } from '@shop/contracts/delivery';
import { writeDay, type Delivery } from '../delivery-days.ts';

/** When an order of now usually arrives: '27 de noviembre' to '2 de diciembre', in Mexican days. */
export const usualArrival = (now: Date, { days, hasOwnBlend }: Delivery): { from: string; to: string } => {
  const { first, last } = arriving(leaving(now, days, hasOwnBlend), days);
  return { from: writeDay(first), to: writeDay(last) };
};
