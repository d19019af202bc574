import type { OrderStatus } from '@shop/contracts/order';
import type { Tracking } from '@shop/contracts/tracking';
import type { Mongo } from '@shop/service-kit/mongo';
import type { OrderLabel } from '../../orders/order/order-label.model.ts';
import type { OutboxEntry } from '../../orders/order/order-parts.model.ts';
import { orderModel, type OrderRow } from '../../orders/order/order.model.ts';
import { orderStep, type By } from '../../orders/order/order-step.ts';
import { outboxEntry } from '../../orders/order/outbox.ts';
import { numberTexts } from '../../orders/order/search-texts.ts';
import type { TrackedParcel } from '../provider/carrier.port.ts';

export type LabelStore = ReturnType<typeof createLabelStore>;
export type OrderWithLabel = OrderRow & { label: OrderLabel };

/** The order has not been sent. */
export const OPEN: OrderStatus[] = ['pending', 'processing'];
/** An order has at most one label in these states. */
const LIVE: OrderLabel['status'][] = ['buying', 'bought'];

type Heard = Pick<OrderLabel, 'stage'> & {
  events: TrackedParcel['events'];
  askAt: Date | undefined;
  note: string | undefined;
};

/** The label is stored in its order, so that one update decides whether there is one and what its state is. */
export function createLabelStore(db: Mongo) {
  const orders = orderModel(db);
  const step = orderStep(orders);
  /** Null when another writer has changed the label's state. */
  const change = async (
    seen: OrderWithLabel,
    from: OrderLabel['status'],
    { filter, ...given }: Parameters<typeof step>[1],
  ): Promise<OrderWithLabel | null> => {
    const isSame = { 'label.id': seen.label.id, 'label.status': from };
    return (await step(seen, { ...given, filter: { ...isSame, ...filter } })) as OrderWithLabel | null;
  };

  const claimOf = (askAt: object, again: Date) =>
    orders
      .findOneAndUpdate(
        { 'label.askAt': askAt },
        { $set: { 'label.askAt': again }, $min: { 'label.at': new Date() } },
        { sort: { 'label.askAt': 1 }, returnDocument: 'after' },
      )
      .lean<OrderWithLabel>()
      .exec();

  return {
    find: (_id: string) => orders.findById(_id).lean<OrderWithLabel>().exec(),
    /** Call it before the account is asked; null when there is a label already, or the order has changed. */
    begin: async (seen: OrderRow, label: OrderLabel): Promise<OrderWithLabel | null> => {
      const filter = {
        paymentStatus: seen.paymentStatus,
        status: { $in: OPEN },
        stoppedAt: null,
        claimedAt: null,
        'label.status': { $nin: LIVE },
        'label.id': { $ne: label.id },
      };
      return (await step(seen, { filter, change: { $set: { label } } })) as OrderWithLabel | null;
    },
    /** Stores a bought label. An order without a number gets it; if it was sent already, the buyer gets a mail. */
    async bought(seen: OrderWithLabel, label: OrderLabel, { tracking, ...by }: By & { tracking: Tracking }) {
      const from = seen.label.status;
      const store = (filter: object, more: object, outbox: OutboxEntry[] = []) =>
        change(seen, from, {
          ...by,
          filter,
          change: {
            $set: { label, ...more },
            $addToSet: { search: { $each: numberTexts(tracking) } },
          },
          outbox,
        });
      return (
        (await store({ status: { $in: OPEN } }, { tracking })) ??
        (await store({ status: 'completed', tracking: null }, { tracking }, [outboxEntry('mail.shipped')])) ??
        store({}, {})
      );
    },
    /** @param by the person who says so when the account does not */
    failed: (seen: OrderWithLabel, reason: string, by?: By) =>
      change(seen, 'buying', {
        ...by,
        change: {
          $set: { 'label.status': 'failed', 'label.reason': reason, ...(by && { 'label.gaveUp': true }) },
          $unset: { 'label.askAt': 1 },
        },
      }),
    /** The label should be cancelled but cannot be. Null when that was stored already. */
    kept: (seen: OrderWithLabel, reason: string, by: By) =>
      change(seen, 'bought', {
        ...by,
        filter: { 'label.reason': { $ne: reason } },
        change: { $set: { 'label.reason': reason } },
      }),
    async cancelled(seen: OrderWithLabel, by: By) {
      const store = (filter: object, more: object) =>
        change(seen, 'bought', {
          ...by,
          filter,
          change: {
            $set: { 'label.status': 'cancelled' },
            $unset: { 'label.askAt': 1, 'label.pdfUrl': 1, 'label.reason': 1, ...more },
          },
        });
      // The order's number is removed with the label, but not when the buyer knows it.
      const isUntold = { status: { $ne: 'completed' }, 'tracking.number': seen.label.number };
      return (await store(isUntold, { tracking: 1 })) ?? store({}, {});
    },
    /** Stores the carrier's news of the parcel. */
    heard: (seen: OrderWithLabel, { stage, events, askAt, note }: Heard) =>
      change(seen, 'bought', {
        ...(note && { note }),
        change: {
          $set: {
            'label.events': events,
            ...(stage && { 'label.stage': stage }),
            ...(askAt && { 'label.askAt': askAt }),
          },
          ...(!askAt && { $unset: { 'label.askAt': 1 } }),
        },
      }),
    /**
     * A label that is due for a question; no other process gets it before `again`. A clock that was ahead wrote times
     * after `tooFar`: they are due, and the purchase counts as made by now.
     */
    claim: async (again: Date, tooFar: Date): Promise<OrderWithLabel | null> =>
      (await claimOf({ $lte: new Date() }, again)) ?? claimOf({ $gt: tooFar }, again),
  };
}
