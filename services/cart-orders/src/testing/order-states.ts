import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import { connectMongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { createOrderPayments, toState, unpaidState } from '../orders/order/order-payment.ts';
import { orderModel, type OrderRow } from '../orders/order/order.model.ts';
import { rankOf } from '../orders/order/payment.rank.ts';

export type News = [minute: number, status: PaymentStatus, refundedCents?: number];

export const told = ([minute, status, refundedCents = 0]: News, _id = 'pay-1') =>
  toState({
    _id,
    status,
    statusDetail: '',
    rank: rankOf(status, new Date(Date.UTC(2026, 10, 21, 12, minute))),
    refundedCents,
  });

/** Orders in their own database, to which payments are applied; `close` ends it. */
export async function orderStates() {
  const { MONGODB_URI, MONGODB_DB } = backing();
  const name = `${MONGODB_DB}_states_${crypto.randomUUID().slice(0, 8)}`;
  const db = await connectMongo(MONGODB_URI, name, orderModel);
  let made = 0;
  const stored = ({ _id }: OrderRow) => orderModel(db).findById(_id).lean().orFail();
  return {
    db,
    stored,
    async anOrder(status: OrderStatus = 'pending'): Promise<OrderRow> {
      const _id = `order-${++made}`;
      const unique = { checkoutId: _id, number: _id, totalCents: 29_500 };
      const cart = { cartId: 'cart', cartRound: 1, sessionId: 'somebody' };
      const rest = { status, ...unpaidState('pay-1'), history: [], outbox: [], search: [], items: [] };
      const order = await orderModel(db).create({ _id, ...unique, ...cart, ...rest });
      return order.toObject();
    },
    apply: (order: OrderRow, news: News, paymentId?: string) =>
      createOrderPayments(db, 'processing')(order, told(news, paymentId)),
    work: async (order: OrderRow) => (await stored(order)).outbox.map(({ key }) => key),
    close: async () => {
      await db.dropDatabase();
      await db.close();
    },
  };
}
