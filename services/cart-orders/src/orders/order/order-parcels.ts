import type { Tracking } from '@shop/contracts/tracking';
import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';
import { onDelivered, onTrackingGiven } from './order-outbox.ts';
import { orderStep, type By } from './order-step.ts';
import { numberTexts, storedNumber, SEARCH_INDEX } from './search-texts.ts';

type Parcel = Pick<OrderRow, '_id' | 'number'> & { tracking: Tracking };

/** Tracking and delivery of orders that have left. Each step is null when the order is no longer as it was `seen`. */
export const orderParcels = (orders: Model<OrderRow>) => {
  const step = orderStep(orders);
  const asSeen = ({ status, paymentStatus }: OrderRow) => ({ status, paymentStatus });

  return {
    setTracking: (seen: OrderRow, { tracking, who }: { tracking: Tracking; who: string }) =>
      step(seen, {
        who,
        note: `Guía ${tracking.carrier} ${tracking.number}`,
        filter: asSeen(seen),
        // The earlier number still finds the order.
        change: { $set: { tracking }, $addToSet: { search: { $each: numberTexts(tracking) } } },
        outbox: onTrackingGiven(seen),
      }),
    setDelivered: (seen: OrderRow, by: By) =>
      step(seen, {
        ...by,
        change: { $set: { deliveredAt: new Date() }, $unset: { onItsWaySince: 1 } },
        filter: { ...asSeen(seen), deliveredAt: { $exists: false } },
        outbox: onDelivered(),
      }),
    takeBackDelivered: (seen: OrderRow, by: By) =>
      step(seen, {
        ...by,
        change: { $unset: { deliveredAt: 1 } },
        filter: { ...asSeen(seen), deliveredAt: seen.deliveredAt },
      }),
    /** Orders that have one of these numbers, without the `except` ones, which are about to get it. */
    withNumbers: async (numbers: Tracking[], except: string[]): Promise<Parcel[]> => {
      const texts = new Set(numbers.map(storedNumber));
      const found = await orders
        .find({ search: { $in: [...texts] }, _id: { $nin: except } }, { number: 1, tracking: 1 })
        .hint(SEARCH_INDEX)
        .lean<(Pick<OrderRow, '_id' | 'number'> & { tracking?: Tracking })[]>();
      return found.filter((order): order is Parcel =>
        Boolean(order.tracking && texts.has(storedNumber(order.tracking))),
      );
    },
    /** Undisputed orders on their way that left before `before`, the earliest first. */
    onItsWayBefore: async (before: Date, limit: number): Promise<string[]> => {
      const found = await orders
        .find(
          {
            onItsWaySince: { $lte: before },
            status: 'completed',
            paymentStatus: { $in: ['approved', 'partially_refunded'] },
          },
          { _id: 1 },
        )
        .sort({ onItsWaySince: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },
  };
};
