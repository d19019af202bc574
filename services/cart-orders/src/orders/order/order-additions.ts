import type { Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { OrderAddition } from './order-addition.model.ts';
import type { OrderPayment } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';
import { orderStep, type By } from './order-step.ts';
import { linesAfter, mayGo, NO_INVOICE, onJoined, whereUnchanged } from './order-exchanges.ts';

type Proposed = By & { addition: OrderAddition };
type Dropped = By & { checkoutId: string };
type Joined = { checkout: CheckoutRow; parts: OrderPayment[]; note: string };

/** Additions to orders that have not left: proposed, withdrawn, or paid and joined. Each is one update of the order. */
export const orderAdditions = (db: Mongo, orders: Model<OrderRow>) => {
  const step = orderStep(orders);
  return {
    /** One addition at a time; null when the order is no longer as it was `seen`. */
    proposeAddition: (seen: OrderRow, { addition, ...by }: Proposed) =>
      step(seen, {
        ...by,
        filter: { ...whereUnchanged(seen), addition: null, ...NO_INVOICE, ...mayGo(addition.removes) },
        change: { $set: { addition } },
        outbox: [outboxEntry('mail.addition', addition.checkoutId)],
      }),
    /** Null when the order waits for another addition or none. */
    dropAddition: (seen: OrderRow, { checkoutId, ...by }: Dropped) =>
      step(seen, {
        ...by,
        filter: { 'addition.checkoutId': checkoutId },
        change: { $unset: { addition: 1 } },
        outbox: [outboxEntry('addition.close', checkoutId)],
      }),
    /** Orders whose addition could be paid until `limit` at the latest. */
    unpaidBefore: (limit: Date, most: number): Promise<OrderRow[]> =>
      orders
        .find({ 'addition.payUntil': { $lte: limit } })
        .sort({ 'addition.payUntil': 1 })
        .limit(most)
        .lean<OrderRow[]>()
        .exec(),
    /** Adds its payments to the order's; null when the order is no longer as it was `seen`. */
    async joinAddition(seen: OrderRow, { checkout, parts, note }: Joined) {
      const removes = seen.addition?.removes ?? [];
      const { set, unset, found, costs, work } = await linesAfter(db, seen, { checkout, removes });
      const before = seen.payments ?? [{ id: seen.paymentIntentId, cents: seen.totalCents }];
      return step(seen, {
        who: 'cliente',
        note,
        filter: { ...whereUnchanged(seen), 'addition.checkoutId': checkout._id },
        change: {
          $set: {
            ...set,
            totalCents: seen.totalCents + checkout.totalCents,
            payments: [...before, ...parts],
          },
          $unset: { ...unset, addition: 1 },
          $addToSet: found,
          $push: { ...costs },
        },
        outbox: [...onJoined(checkout), outboxEntry('mail.paid', checkout._id), ...work],
      });
    },
  };
};
