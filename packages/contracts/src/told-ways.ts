import type { DeliveryDays } from './delivery.ts';
import type { DeliveryPlan, DeliveryWay, ShipWay } from './delivery-ways.ts';
import { FIRST_DELIVERY } from './first-delivery.ts';

// Every public page reads these: they stand apart from the tables of states and days.

/** What counts until the owner says otherwise. */
export const FIRST_WAY: ShipWay = { id: 'gratis', kind: 'ship', name: 'Envío gratis', price: 0 };

const isFree = (way: DeliveryWay): boolean =>
  way.kind === 'ship' && way.price === 0 && hasNoArea(way) && (way.bands ?? []).every(({ price }) => !price);

/** The ways that shoppers are told of: none while the only one is free everywhere, and the shop says 'Envío gratis'. */
export const waysOf = ({ deliveryWays }: { deliveryWays?: DeliveryPlan | undefined }): DeliveryWay[] => {
  const ways = deliveryWays?.ways ?? [];
  return ways.length === 1 && isFree(ways[0]!) ? [] : ways;
};

type Days = { delivery?: DeliveryDays | undefined; deliveryWays?: DeliveryPlan | undefined };
/** How long delivery takes, as the shop tells it: where no way has a name of its own there, the only one may have days. */
export function toldDays({ delivery = FIRST_DELIVERY, deliveryWays }: Days): DeliveryDays {
  const [only] = deliveryWays?.ways ?? [];
  if (only?.kind !== 'ship' || waysOf({ deliveryWays }).length > 0) return delivery;
  const { roadFirst = delivery.roadFirst, roadLast = delivery.roadLast } = only;
  return { ...delivery, roadFirst, roadLast };
}

const hasNoArea = (way: DeliveryWay): boolean => way.kind === 'pickup' || !(way.only ?? way.except);

/** The ways that bring it to every place in Mexico. */
export const waysEverywhere = (shop: Parameters<typeof waysOf>[0]): ShipWay[] => {
  const ways = waysOf(shop);
  if (ways.length === 0) return [FIRST_WAY];
  return ways.filter((way): way is ShipWay => way.kind === 'ship' && hasNoArea(way));
};

/** What is sent costs the same wherever it goes. */
export const isSameEverywhere = (ways: DeliveryWay[]): boolean => ways.every(hasNoArea);
