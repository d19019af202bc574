import type { DeliveryDays } from './delivery.ts';

/** The days until the owner sets others. */
export const FIRST_DELIVERY: DeliveryDays = {
  workshopFirst: 1,
  workshopLast: 2,
  ownBlend: 2,
  roadFirst: 3,
  roadLast: 6,
};
