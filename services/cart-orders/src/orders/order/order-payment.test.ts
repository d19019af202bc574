import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { rankOf } from './payment.rank.ts';
import { createOrderPayments, toState, unpaid } from './order-payment.ts';
import { orderModel, type OrderRow } from './order.model.ts';

type News = [minute: number, status: PaymentStatus, refundedCents?: number];

let db: Mongo;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_states`, orderModel);
});
afterAll(() => db.close());

let made = 0;
async function anOrder(status: OrderStatus = 'pending'): Promise<OrderRow> {
  const _id = `order-${++made}`;
  const unique = { checkoutId: _id, number: _id, totalCents: 29_500 };
  const cart = { cartId: 'cart', cartRound: 1, sessionId: 'somebody' };
  const rest = { status, ...unpaid('pay-1'), history: [], outbox: [], search: [], items: [] };
  const order = await orderModel(db).create({ _id, ...unique, ...cart, ...rest });
  return order.toObject();
}

const told = ([minute, status, refundedCents = 0]: News, _id = 'pay-1') =>
  toState({
    _id,
    status,
    statusDetail: '',
    rank: rankOf(status, new Date(Date.UTC(2026, 10, 21, 12, minute))),
    refundedCents,
  });

const apply = (order: OrderRow, news: News, paymentId?: string) =>
  createOrderPayments(db, 'processing')(order, told(news, paymentId));
const stored = ({ _id }: OrderRow) => orderModel(db).findById(_id).lean().orFail();

/** Every order in which these can be told. */
const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

describe.each<[string, News[], PaymentStatus, number]>([
  ['a dispute was won', [[0, 'in_process'], [1, 'approved'], [2, 'in_mediation'], [3, 'approved']], 'approved', 0], // oxfmt-ignore
  ['a dispute was lost', [[0, 'pending'], [1, 'approved'], [2, 'in_mediation'], [3, 'charged_back']], 'charged_back', 0], // oxfmt-ignore
  [
    'a chargeback was taken back',
    [
      [1, 'approved'],
      [2, 'charged_back'],
      [3, 'approved'],
    ],
    'approved',
    0,
  ],
  ['parts were refunded', [[1, 'approved'], [2, 'partially_refunded', 100], [3, 'partially_refunded', 250]], 'partially_refunded', 250], // oxfmt-ignore
  ['all was refunded', [[1, 'approved'], [2, 'partially_refunded', 100], [3, 'refunded', 29_500]], 'refunded', 29_500], // oxfmt-ignore
])('when %s', (_what, news, status, refundedCents) => {
  test.each(permutations(news).map((order) => [order.map(([minute]) => minute).join(' '), order]))(
    'then the last state stands, told in the order %s',
    async (_order, copies) => {
      const order = await anOrder();
      for (const copy of copies) await apply(order, copy as News);
      expect(await stored(order)).toMatchObject({ paymentStatus: status, refundedCents });
    },
  );
});

test('when a payment is told to be approved again later then an order moved back by hand stays there', async () => {
  const order = await anOrder();
  await apply(order, [1, 'approved']);
  await orderModel(db).updateOne({ _id: order._id }, { $set: { status: 'pending' } });

  await apply(order, [9, 'approved']);

  expect(await stored(order)).toMatchObject({ status: 'pending', paymentStatus: 'approved' });
});

test('when a paid order is cancelled by hand then later news of its payment is no late payment', async () => {
  const order = await anOrder();
  await apply(order, [1, 'approved']);
  await orderModel(db).updateOne({ _id: order._id }, { $set: { status: 'cancelled' } });

  expect(await apply(order, [9, 'approved'])).toBe('applied');
});

test('when a cancelled order is paid then every repetition says so, for the case that the first was interrupted', async () => {
  const order = await anOrder('cancelled');

  const said = [await apply(order, [1, 'approved']), await apply(order, [1, 'approved'])];

  expect(said).toEqual(['paid_after_cancellation', 'paid_after_cancellation']);
  expect(await stored(order)).toMatchObject({ status: 'cancelled', paymentStatus: 'approved' });
});

test('when a second payment is approved later then the order keeps the first', async () => {
  const order = await anOrder();
  await apply(order, [1, 'approved']);

  expect(await apply(order, [5, 'approved'], 'pay-2')).toBe('second_payment');
  expect(await stored(order)).toMatchObject({ paymentIntentId: 'pay-1', status: 'processing' });
});
