import type { Mongo } from '@shop/service-kit/mongo';
import { nextId } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { OrderAddition } from './order-addition.model.ts';
import type { OrderLine, OrderPayment, OutboxEntry } from './order-parts.model.ts';
import type { OrderRow } from './order.model.ts';
import { outboxEntry } from './outbox.ts';
import { searchTexts } from './search-texts.ts';
import { toOrderLine } from './to-order-line.ts';

type Proposed = { addition: OrderAddition; who: string; note: string };
type Dropped = { checkoutId: string; who: string; note: string };
type Joined = { checkout: CheckoutRow; parts: OrderPayment[]; note: string };

/** The order is as it was seen, so far as its money and its lines go. */
const unchanged = ({ _id, status, paymentStatus, totalCents }: OrderRow) => ({
  _id,
  status,
  paymentStatus,
  totalCents,
});

/** What follows from it: what was held is spent, and its buyer and the owner hear of it. */
const onJoined = ({ _id, lines }: CheckoutRow): OutboxEntry[] => {
  const own = lines.filter(({ isCustom }) => isCustom).map(({ elixirId }) => elixirId);
  return [
    outboxEntry('addition.spend', _id),
    outboxEntry('mail.paid', _id),
    ...(own.length > 0 ? [outboxEntry('elixirs.keep', own)] : []),
    outboxEntry('day.changed'),
    outboxEntry('customer.changed'),
  ];
};

/** More pieces for orders that have not left: asked for, taken back, or paid and joined. Each is one update of the order. */
export const orderAdditions = (db: Mongo, orders: Model<OrderRow>) => ({
  /** One at a time; null when the order is no longer as it was `seen`. */
  proposeAddition: (seen: OrderRow, { addition, who, note }: Proposed) =>
    orders
      .findOneAndUpdate(
        // An invoice is of what was paid when it was asked for.
        { ...unchanged(seen), addition: null, 'cfdi.status': { $nin: ['asked', 'stamped'] } },
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
  /** Null when it is another's turn by now. */
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
  /** Those that wait for what could be paid until then at the latest. */
  unpaidBefore: (limit: Date, most: number): Promise<OrderRow[]> =>
    orders
      .find({ 'addition.payUntil': { $lte: limit } })
      .sort({ 'addition.payUntil': 1 })
      .limit(most)
      .lean<OrderRow[]>()
      .exec(),
  /** Its payment is one more that the order stands on; null when the order is no longer as it was `seen`. */
  async joinAddition(seen: OrderRow, { checkout, parts, note }: Joined) {
    const firstId = await nextId(db, 'order_items', checkout.lines.length);
    const added = checkout.lines.map((line, at): OrderLine => ({
      ...toOrderLine(line),
      id: firstId + at,
      checkoutId: checkout._id,
    }));
    const items = [...seen.items, ...added];
    const { costs = [] } = checkout;
    return orders
      .findOneAndUpdate(
        { ...unchanged(seen), 'addition.checkoutId': checkout._id },
        {
          $set: {
            totalCents: seen.totalCents + checkout.totalCents,
            payments: [
              ...(seen.payments ?? [{ id: seen.paymentIntentId, cents: seen.totalCents }]),
              ...parts,
            ],
          },
          $unset: { addition: 1 },
          $addToSet: { search: { $each: searchTexts({ ...seen, items }) } },
          $push: {
            items: { $each: added },
            ...(costs.length > 0 && { costs: { $each: costs } }),
            history: { at: new Date(), who: 'cliente', to: seen.status, note },
            outbox: { $each: onJoined(checkout) },
          },
        },
        { returnDocument: 'after' },
      )
      .lean();
  },
});
