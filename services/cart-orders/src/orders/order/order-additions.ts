import type { Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { OrderAddition } from './order-addition.model.ts';
import type { OrderPayment } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';
import { linesAfter, mayGo, NO_INVOICE, onJoined, whereUnchanged } from './order-exchanges.ts';

type Proposed = { addition: OrderAddition; who: string; note: string };
type Dropped = { checkoutId: string; who: string; note: string };
type Joined = { checkout: CheckoutRow; parts: OrderPayment[]; note: string };

/** Additions to orders that have not left: proposed, withdrawn, or paid and joined. Each is one update of the order. */
export const orderAdditions = (db: Mongo, orders: Model<OrderRow>) => ({
  /** One addition at a time; null when the order is no longer as it was `seen`. */
  proposeAddition: (seen: OrderRow, { addition, who, note }: Proposed) =>
    orders
      .findOneAndUpdate(
        { ...whereUnchanged(seen), addition: null, ...NO_INVOICE, ...mayGo(addition.removes) },
        {
          $set: { addition },
          $push: {
            history: { at: new Date(), who, to: seen.status, note },
            outbox: outboxEntry('mail.addition', addition.checkoutId),
          },
        },
        { returnDocument: 'after' },
      )
      .lean(),
  /** Null when the order waits for another addition or none. */
  dropAddition: ({ _id, status }: OrderRow, { checkoutId, who, note }: Dropped) =>
    orders
      .findOneAndUpdate(
        { _id, 'addition.checkoutId': checkoutId },
        {
          $unset: { addition: 1 },
          $push: {
            history: { at: new Date(), who, to: status, note },
            outbox: outboxEntry('addition.close', checkoutId),
          },
        },
        { returnDocument: 'after' },
      )
      .lean(),
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
    const change = await linesAfter(db, seen, { checkout, removes });
    return orders
      .findOneAndUpdate(
        { ...whereUnchanged(seen), 'addition.checkoutId': checkout._id },
        {
          $set: {
            ...change.set,
            totalCents: seen.totalCents + checkout.totalCents,
            payments: [
              ...(seen.payments ?? [{ id: seen.paymentIntentId, cents: seen.totalCents }]),
              ...parts,
            ],
          },
          $unset: { ...change.unset, addition: 1 },
          $addToSet: change.found,
          $push: {
            ...change.costs,
            history: { at: new Date(), who: 'cliente', to: seen.status, note },
            outbox: {
              $each: [...onJoined(checkout), outboxEntry('mail.paid', checkout._id), ...change.work],
            },
          },
        },
        { returnDocument: 'after' },
      )
      .lean();
  },
});
