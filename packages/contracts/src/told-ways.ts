import type { DeliveryDays } from './delivery.ts';
import type { DeliveryPlan, DeliveryWay, ShipWay } from './delivery-ways.ts';
import { FIRST_DELIVERY } from './first-delivery.ts';

// Every public page loads these, so they are apart from the tables of states and days.

/** The way until the owner sets others. */
export const FIRST_WAY: ShipWay = { id: 'gratis', kind: 'ship', name: 'Envío gratis', price: 0 };

const isFree = (way: DeliveryWay): boolean =>
  way.kind === 'ship' && way.price === 0 && hasNoArea(way) && (way.bands ?? []).every(({ price }) => !price);

/** The ways that shoppers see: none while the only one is free everywhere, since the shop then says 'Envío gratis'. */
export const waysOf = ({ deliveryWays }: { deliveryWays?: DeliveryPlan | undefined }): DeliveryWay[] => {
  const ways = deliveryWays?.ways ?? [];
  return ways.length === 1 && isFree(ways[0]!) ? [] : ways;
};

type Days = { delivery?: DeliveryDays | undefined; deliveryWays?: DeliveryPlan | undefined };
/** The days of delivery that the shop shows; when no way is shown by name, the only one may have its own days. */
export function toldDays({ delivery = FIRST_DELIVERY, deliveryWays }: Days): DeliveryDays {
  const [only] = deliveryWays?.ways ?? [];
  if (only?.kind !== 'ship' || waysOf({ deliveryWays }).length > 0) return delivery;
  const { roadFirst = delivery.roadFirst, roadLast = delivery.roadLast } = only;
  return { ...delivery, roadFirst, roadLast };
}

const hasNoArea = (way: DeliveryWay): boolean => way.kind === 'pickup' || !(way.only ?? way.except);

/** The ways that ship to every place in Mexico. */
export const waysEverywhere = (shop: Parameters<typeof waysOf>[0]): ShipWay[] => {
  const ways = waysOf(shop);
  if (ways.length === 0) return [FIRST_WAY];
  return ways.filter((way): way is ShipWay => way.kind === 'ship' && hasNoArea(way));
};

/** Whether shipping costs the same everywhere. */
export const isSameEverywhere = (ways: DeliveryWay[]): boolean => ways.every(hasNoArea);
