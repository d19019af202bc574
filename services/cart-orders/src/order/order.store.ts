import type { OrderStatus } from '@shop/contracts/order';
import type { ShippingDetails } from '@shop/contracts/shipping';
import { isDuplicateKey, nextId, type Mongo } from '@shop/service-kit/mongo';
import { mailsOfAddress, mailsOfStatus } from '../mail/mail-entries.ts';
import type { PaymentState } from './order-payment.ts';
import type { OrderDoc, OrderLine } from './order.model.ts';
import { searchTexts } from './fold.ts';

export type NewOrder = Pick<
  OrderDoc,
  '_id' | 'checkoutId' | 'cartId' | 'cartRound' | 'sessionId' | 'totalCents' | 'outbox'
> &
  PaymentState & { shipping?: ShippingDetails; payerEmail?: string; lines: Omit<OrderLine, 'id'>[] };

type Seen = Pick<OrderDoc, '_id' | 'status' | 'paymentStatus'>;
export type OrderStore = ReturnType<typeof orderStore>;

export function orderStore(db: Mongo) {
  const orders = db.model<OrderDoc>('Order');

  /** Makes the checkout's one order, born pending; whoever comes second gets the order that is there. */
  async function create({ lines, ...order }: NewOrder): Promise<OrderDoc> {
    const firstId = await nextId(db, 'order_items', lines.length);
    const number = `FK-${String(await nextId(db, 'orders')).padStart(6, '0')}`;
    const made = {
      ...order,
      number,
      status: 'pending' as const,
      needsAddress: !order.shipping,
      items: lines.map((line, index) => ({ id: firstId + index, ...line })),
      history: [{ at: new Date(), who: 'sistema', to: 'pending' as const }],
      search: searchTexts(number, order.shipping),
    };
    const { checkoutId, ...rest } = made;
    try {
      return await orders
        .findOneAndUpdate({ checkoutId }, { $setOnInsert: rest }, { upsert: true, returnDocument: 'after' })
        .lean()
        .orFail();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return orders.findOne({ checkoutId }).lean().orFail();
    }
  }

  return {
    create,
    find: (_id: string) => orders.findById(_id).lean(),
    numbersOf: async (ids: string[]): Promise<Map<string, string>> => {
      const found = await orders.find({ _id: { $in: ids } }, { number: 1 }).lean();
      return new Map(found.map(({ _id, number }) => [_id, number]));
    },
    findByPayment: (paymentIntentId: string) => orders.findOne({ paymentIntentId }).lean(),
    findByCheckout: (checkoutId: string) => orders.findOne({ checkoutId }).lean(),
    /** An administrator's change, any status to any; null when the order is no longer as it was `seen`. */
    setStatus: (seen: Seen, { to, who }: { to: OrderStatus; who: string }) =>
      orders
        .findOneAndUpdate(
          { _id: seen._id, status: seen.status, paymentStatus: seen.paymentStatus },
          {
            $set: { status: to },
            $push: {
              history: { at: new Date(), who, from: seen.status, to },
              outbox: { $each: mailsOfStatus(to, seen.paymentStatus) },
            },
          },
          { returnDocument: 'after' },
        )
        .lean(),
    /** Completes an order that was paid without an address; null when it has one already, or is cancelled. */
    fillAddress: ({ _id, number, status }: OrderDoc, shipping: ShippingDetails) =>
      orders
        .findOneAndUpdate(
          { _id, needsAddress: true, status: { $ne: 'cancelled' } },
          {
            $set: { shipping, needsAddress: false, search: searchTexts(number, shipping) },
            $push: {
              history: { at: new Date(), who: 'cliente', to: status, note: 'Dirección de envío completada' },
              outbox: { $each: mailsOfAddress() },
            },
          },
          { returnDocument: 'after' },
        )
        .lean(),
  };
}
