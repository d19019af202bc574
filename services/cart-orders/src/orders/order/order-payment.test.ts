import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OrderStatus, PaymentStatus } from '@shop/contracts/order';
import { orderStates, told, type News } from '../../testing/order-states.ts';
import { createOrderPayments, toState } from './order-payment.ts';
import { orderModel, type OrderRow } from './order.model.ts';

let states: Awaited<ReturnType<typeof orderStates>>;
beforeAll(async () => void (states = await orderStates()));
afterAll(() => states.close());

const anOrder = (status?: OrderStatus) => states.anOrder(status);
const apply = (order: OrderRow, news: News, paymentId?: string) => states.apply(order, news, paymentId);
const stored = (order: OrderRow) => states.stored(order);
const work = (order: OrderRow) => states.work(order);

/** Every sequence in which these news can arrive. */
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
  await orderModel(states.db).updateOne({ _id: order._id }, { $set: { status: 'pending' } });

  await apply(order, [9, 'approved']);

  expect(await stored(order)).toMatchObject({ status: 'pending', paymentStatus: 'approved' });
});

test('when a paid order is cancelled by hand then later news of its payment is no late payment', async () => {
  const order = await anOrder();
  await apply(order, [1, 'approved']);
  await orderModel(states.db).updateOne({ _id: order._id }, { $set: { status: 'cancelled' } });

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

  expect(await apply(order, [5, 'approved'], 'pay-2')).toBe('unchanged');
  expect(await stored(order)).toMatchObject({ paymentIntentId: 'pay-1', status: 'processing' });
});

const FIGURES = ['day.changed', 'customer.changed'];

test('when a payment is approved then its order is processed, with the work and the note that follow, once', async () => {
  const order = await anOrder();

  expect([await apply(order, [1, 'approved']), await apply(order, [1, 'approved'])]).toEqual([
    'applied',
    'unchanged',
  ]);

  const { history, voucher, paymentStatusDetail } = await stored(order);
  expect(history).toMatchObject([
    { who: 'sistema', from: 'pending', to: 'processing', at: expect.any(Date) },
  ]);
  expect([voucher, paymentStatusDetail]).toEqual([null, '']);
  expect(await work(order)).toEqual(['mail.paid', 'webhook.paid', ...FIGURES]);
});

test('when approved orders are to wait for a person then nothing is noted of a step', async () => {
  const order = await anOrder();

  expect(await createOrderPayments(states.db, 'pending')(order, told([1, 'approved']))).toBe('applied');

  expect(await stored(order)).toMatchObject({ status: 'pending', paymentStatus: 'approved', history: [] });
});

test('when nothing was known of a payment then its first news says that the order is here', async () => {
  const order = await anOrder();

  expect(await apply(order, [1, 'in_process'])).toBe('applied');
  expect(await work(order)).toEqual(['mail.received', ...FIGURES]);
  expect(await apply(await stored(order), [2, 'cancelled'])).toBe('applied');
  expect(await work(order)).toEqual(['mail.received', ...FIGURES, 'mail.unpaid', ...FIGURES]);
});

test('when a cancelled order is paid then that is marked, and what it holds is given back', async () => {
  const order = await anOrder('cancelled');
  await orderModel(states.db).updateOne({ _id: order._id }, { $set: { holds: true } });

  await apply({ ...order, holds: true }, [1, 'approved']);

  expect(await stored(order)).toMatchObject({ status: 'cancelled', paidLate: true, history: [] });
  expect(await work(order)).toEqual(['holds.give-back', 'day.changed']);
});

test.each<[string, PaymentStatus | undefined, PaymentStatus, string, string]>([
  ['nothing is known of', undefined, 'pending', 'applied', 'pay-2'],
  ['was refused', 'rejected', 'pending', 'applied', 'pay-2'],
  ['expired', 'cancelled', 'in_process', 'applied', 'pay-2'],
  ['nothing is known of', undefined, 'rejected', 'unchanged', 'pay-1'],
  ['was refused', 'rejected', 'cancelled', 'unchanged', 'pay-1'],
  ['was refused', 'rejected', 'refunded', 'unchanged', 'pay-1'],
  ['waits', 'pending', 'in_process', 'unchanged', 'pay-1'],
  ['waits', 'pending', 'approved', 'applied', 'pay-2'],
  ['waits', 'pending', 'rejected', 'unchanged', 'pay-1'],
  ['waits', 'pending', 'refunded', 'unchanged', 'pay-1'],
  ['waits', 'pending', 'partially_refunded', 'applied', 'pay-2'],
  ['was refused', 'rejected', 'in_mediation', 'applied', 'pay-2'],
  ['is paid', 'approved', 'in_mediation', 'unchanged', 'pay-1'],
  ['is paid', 'approved', 'pending', 'unchanged', 'pay-1'],
])('when an order stands on a payment that %s (%s) and another is %s then it is %s', async (...given) => {
  const [, first, second, said, standsOn] = given;
  const order = await anOrder();
  if (first) await apply(order, [1, first]);

  expect(await apply(await stored(order), [2, second], 'pay-2')).toBe(said);
  expect(await stored(order)).toMatchObject({ paymentIntentId: standsOn });
});

test('when there was news of a payment before then the next says nothing of the order being here', async () => {
  const order = await anOrder();
  await apply(order, [1, 'pending']);

  await apply(await stored(order), [2, 'in_process']);

  expect(await work(order)).toEqual(['mail.pay-before', ...FIGURES, ...FIGURES]);
});

test('when an older copy says that a refused payment waits then it stays refused', async () => {
  const order = await anOrder();
  await apply(order, [1, 'rejected']);

  expect(await apply(await stored(order), [2, 'pending'])).toBe('unchanged');
});

test('when an order was moved by hand before it was paid then its payment is no late one', async () => {
  const order = await anOrder('processing');

  expect(await apply(order, [1, 'approved'])).toBe('applied');
  expect((await stored(order)).paidLate).toBeUndefined();
});

test('when a payment has a slip then the order has it', () => {
  const voucher = { kind: 'cash', method: 'oxxo' } as const;
  const known = { _id: 'pay', status: 'pending', statusDetail: 'waits', rank: 1, refundedCents: 7 } as const;

  expect(toState({ ...known, voucher })).toEqual({
    paymentIntentId: 'pay',
    paymentStatus: 'pending',
    paymentStatusDetail: 'waits',
    paymentRank: 1,
    refundedCents: 7,
    voucher,
  });
});
