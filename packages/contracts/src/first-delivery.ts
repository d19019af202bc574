import type { DeliveryDays } from './delivery.ts';

/** What counts until the owner says otherwise. */
export const FIRST_DELIVERY: DeliveryDays = {
  workshopFirst: 1,
  workshopLast: 2,
  ownBlend: 2,
  roadFirst: 3,
  roadLast: 6,
};
