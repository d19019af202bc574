import type { OrderStatus } from '@shop/contracts/order';
import type { Tracking } from '@shop/contracts/tracking';
import type { Mongo } from '@shop/service-kit/mongo';
import type { OrderLabel } from '../../orders/order/order-label.model.ts';
import type { OutboxEntry } from '../../orders/order/order-parts.model.ts';
import { orderModel, type OrderRow } from '../../orders/order/order.model.ts';
import { outboxEntry } from '../../orders/order/outbox.ts';
import { numberTexts } from '../../orders/order/search-texts.ts';
import type { TrackedParcel } from '../provider/carrier.port.ts';

export type LabelStore = ReturnType<typeof createLabelStore>;
export type OrderWithLabel = OrderRow & { label: OrderLabel };

/** The order has not been sent. */
export const OPEN: OrderStatus[] = ['pending', 'processing'];
/** An order has at most one label in these states. */
const LIVE: OrderLabel['status'][] = ['buying', 'bought'];
const after = { returnDocument: 'after' } as const;

type Note = { who: string; note: string };
type Heard = Pick<OrderLabel, 'stage'> & {
  events: TrackedParcel['events'];
  askAt: Date | undefined;
  note: string | undefined;
};

/** The label is stored in its order, so that one update decides whether there is one and what its state is. */
export function createLabelStore(db: Mongo) {
  const orders = orderModel(db);
  const event = ({ status }: OrderRow, { who, note }: Note) => ({ at: new Date(), who, to: status, note });
  /** Null when another writer has changed the label's state. */
  const change = (
    { _id, label }: OrderWithLabel,
    from: OrderLabel['status'],
    update: object,
    more: object = {},
  ): Promise<OrderWithLabel | null> =>
    orders
      .findOneAndUpdate({ _id, 'label.id': label.id, 'label.status': from, ...more }, update, after)
      .lean<OrderWithLabel>()
      .exec();

  return {
    find: (_id: string) => orders.findById(_id).lean<OrderWithLabel>().exec(),
    /** Call it before the account is asked; null when there is a label already, or the order has changed. */
    begin: ({ _id, paymentStatus }: OrderRow, label: OrderLabel): Promise<OrderWithLabel | null> =>
      orders
        .findOneAndUpdate(
          {
            _id,
            paymentStatus,
            status: { $in: OPEN },
            stoppedAt: null,
            claimedAt: null,
            'label.status': { $nin: LIVE },
            'label.id': { $ne: label.id },
          },
          { $set: { label } },
          after,
        )
        .lean<OrderWithLabel>()
        .exec(),
    /** Stores a bought label. An order without a number gets it; if it was sent already, the buyer gets a mail. */
    async bought(
      seen: OrderWithLabel,
      label: OrderLabel,
      { tracking, ...note }: Note & { tracking: Tracking },
    ) {
      const from = seen.label.status;
      const update = (more: object, outbox: OutboxEntry[] = []) => ({
        $set: { label, ...more },
        $push: { history: event(seen, note), outbox: { $each: outbox } },
        $addToSet: { search: { $each: numberTexts(tracking) } },
      });
      const told = update({ tracking }, [outboxEntry('mail.shipped')]);
      return (
        (await change(seen, from, update({ tracking }), { status: { $in: OPEN } })) ??
        (await change(seen, from, told, { status: 'completed', tracking: null })) ??
        change(seen, from, update({}))
      );
    },
    /** @param by the person who says so when the account does not */
    failed: (seen: OrderWithLabel, reason: string, by?: Note) =>
      change(seen, 'buying', {
        $set: { 'label.status': 'failed', 'label.reason': reason, ...(by && { 'label.gaveUp': true }) },
        $unset: { 'label.askAt': 1 },
        ...(by && { $push: { history: event(seen, by) } }),
      }),
    /** The label should be cancelled but cannot be. Null when that was stored already. */
    kept: (seen: OrderWithLabel, reason: string, note: Note) =>
      change(
        seen,
        'bought',
        { $set: { 'label.reason': reason }, $push: { history: event(seen, note) } },
        { 'label.reason': { $ne: reason } },
      ),
    async cancelled(seen: OrderWithLabel, note: Note) {
      const update = (more: object) => ({
        $set: { 'label.status': 'cancelled' },
        $unset: { 'label.askAt': 1, 'label.pdfUrl': 1, 'label.reason': 1, ...more },
        $push: { history: event(seen, note) },
      });
      // The order's number is removed with the label, but not when the buyer knows it.
      const isUntold = { status: { $ne: 'completed' }, 'tracking.number': seen.label.number };
      return (
        (await change(seen, 'bought', update({ tracking: 1 }), isUntold)) ??
        change(seen, 'bought', update({}))
      );
    },
    /** Stores the carrier's news of the parcel. */
    heard: (seen: OrderWithLabel, { stage, events, askAt, note }: Heard) =>
      change(seen, 'bought', {
        $set: {
          'label.events': events,
          ...(stage && { 'label.stage': stage }),
          ...(askAt && { 'label.askAt': askAt }),
        },
        ...(!askAt && { $unset: { 'label.askAt': 1 } }),
        ...(note && { $push: { history: event(seen, { who: 'sistema', note }) } }),
      }),
    /** A label that is due for a question; no other process gets it before `again`. */
    claim: (again: Date): Promise<OrderWithLabel | null> =>
      orders
        .findOneAndUpdate(
          { 'label.askAt': { $lte: new Date() } },
          { $set: { 'label.askAt': again } },
          { sort: { 'label.askAt': 1 }, returnDocument: 'after' },
        )
        .lean<OrderWithLabel>()
        .exec(),
  };
}
