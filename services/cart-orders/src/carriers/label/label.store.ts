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

/** It has not left. */
export const OPEN: OrderStatus[] = ['pending', 'processing'];
/** Of one order there is one at a time. */
const LIVE: OrderLabel['status'][] = ['buying', 'bought'];
const after = { returnDocument: 'after' } as const;

type Note = { who: string; note: string };
type Heard = Pick<OrderLabel, 'stage'> & {
  events: TrackedParcel['events'];
  askAt: Date | undefined;
  note: string | undefined;
};

/** The label of an order, which stands in it: whether there is one, and what becomes of it, is decided by one update. */
export function createLabelStore(db: Mongo) {
  const orders = orderModel(db);
  const event = ({ status }: OrderRow, { who, note }: Note) => ({ at: new Date(), who, to: status, note });
  /** Whoever comes later finds it otherwise. */
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
    /** Before anybody is asked for it; null when there is one already, or the order is no longer as it was seen. */
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
    /** It is paid for. Its number is the order's, unless the order has left with another; one that left without is told. */
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
    /** @param by who says so in the account's place */
    failed: (seen: OrderWithLabel, reason: string, by?: Note) =>
      change(seen, 'buying', {
        $set: { 'label.status': 'failed', 'label.reason': reason, ...(by && { 'label.gaveUp': true }) },
        $unset: { 'label.askAt': 1 },
        ...(by && { $push: { history: event(seen, by) } }),
      }),
    /** It should be cancelled and cannot be. Null when that was said before. */
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
      // Its number leads nowhere any more; what a buyer was told stays.
      const isUntold = { status: { $ne: 'completed' }, 'tracking.number': seen.label.number };
      return (
        (await change(seen, 'bought', update({ tracking: 1 }), isUntold)) ??
        change(seen, 'bought', update({}))
      );
    },
    /** What its carrier told of it. */
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
    /** One of which somebody has to be asked now; nobody else gets it before `again`. */
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
