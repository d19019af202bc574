import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import {
  paymentExceptionModel,
  type PaymentExceptionRow,
} from '../../payments/exceptions/payment-exception.model.ts';
import { reportAbandonedWork } from '../../payments/exceptions/abandoned-work.ts';
import { createPaymentExceptionStore } from '../../payments/exceptions/payment-exception.store.ts';
import type { OutboxEntry } from './order-parts.model.ts';
import { orderModel, type OrderRow } from './order.model.ts';
import { createOutbox, type Handlers } from './outbox.ts';

let db: Mongo;
beforeAll(async () => {
  db = await ownMongo(orderModel, paymentExceptionModel);
});
beforeEach(async () => {
  await Promise.all([db.model('Order').deleteMany({}), db.model('PaymentException').deleteMany({})]);
});
afterAll(() => db.close());

const LONG_AGO = new Date('2026-11-01T12:00:00Z');
const work = (over: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: crypto.randomUUID(),
  key: 'elixirs.keep',
  at: LONG_AGO,
  ...over,
});
const withWork = (nth: number, ...entries: OutboxEntry[]) =>
  orderModel(db).create({
    _id: `order-${nth}`,
    checkoutId: `checkout-${nth}`,
    number: `FK-${nth}`,
    cartId: `cart-${nth}`,
    cartRound: 0,
    paymentIntentId: `5000000${nth}`,
    paymentStatus: 'approved',
    totalCents: 29_500,
    sessionId: 'somebody',
    status: 'processing',
    paymentRank: 4,
    outbox: entries,
  });
const find = (nth: number) => orderModel(db).findById(`order-${nth}`).lean().orFail();
const box = () =>
  createOutbox(db, {
    onLeft: reportAbandonedWork(createPaymentExceptionStore(db, 0)),
    forgetTold: never,
  });
const exceptions = () => db.model<PaymentExceptionRow>('PaymentException').find({}).lean();

const IN_A_DAY = new Date(Date.now() + 86_400_000);
const IN_AN_HOUR = new Date(Date.now() + 3_600_000);

const never = async () => Promise.reject(new Error('never'));
const handlers = (done: string[]): Handlers =>
  ({
    'elixirs.keep': never,
    'cart.empty': async (order: OrderRow) => void done.push(order._id),
  }) as unknown as Handlers;

/** One pass of reconciliation over the orders' work. */
async function sweep(done: string[]): Promise<void> {
  const found = await box().waiting(new Date(), 100);
  await Promise.allSettled(found.map((orderId) => box().relay(orderId, handlers(done))));
}

test('when 100 orders have work that always fails then the work of one more is done in the second pass', async () => {
  for (let nth = 0; nth < 100; nth += 1) await withWork(nth, work());
  await withWork(100, work({ key: 'cart.empty', at: new Date(LONG_AGO.getTime() + 60_000) }));
  const done: string[] = [];

  await sweep(done);
  expect(done).toEqual([]);
  await sweep(done);

  expect(done).toEqual(['order-100']);
});

test('when steps in a row ask for the same figures then they are made once, and everything else as often as asked', async () => {
  const asked = ['day.changed', 'customer.changed', 'day.changed', 'customer.changed'] as const;
  const earlier = work({ key: 'customer.changed', data: 'earlier@example.com' });
  const emptied = [work({ key: 'cart.empty' }), work({ key: 'cart.empty' })];
  await withWork(1, ...asked.map((key) => work({ key })), earlier, ...emptied);
  const done: string[] = [];
  const note = async (_order: OrderRow, { key, data }: OutboxEntry) =>
    void done.push([key, data].join(' ').trim());

  await box().relay('order-1', new Proxy({} as Handlers, { get: () => note }));

  const figures = ['day.changed', 'customer.changed', 'customer.changed earlier@example.com'];
  expect(done).toEqual([...figures, 'cart.empty', 'cart.empty']);
  expect((await find(1)).outbox).toEqual([]);
});

test('when figures cannot be made then each step that asked for them keeps asking', async () => {
  await withWork(1, work({ key: 'customer.changed' }), work({ key: 'customer.changed' }));

  await expect(
    box().relay('order-1', { 'customer.changed': never } as unknown as Handlers),
  ).rejects.toThrow();

  expect((await find(1)).outbox).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
});

test('when work fails again then it waits longer, and keeps since when it waits', async () => {
  await withWork(1, work({ attempts: 9 }));

  const before = Date.now();
  await expect(box().relay('order-1', handlers([]))).rejects.toThrow('never');

  const [entry] = (await find(1)).outbox;
  expect(entry).toMatchObject({ attempts: 10, since: LONG_AGO });
  const failedAt = entry!.at.getTime() - 512_000;
  expect([failedAt >= before, failedAt <= Date.now()]).toEqual([true, true]);
  // Not due yet, so it is not tried.
  await box().relay('order-1', handlers([]));
  expect((await find(1)).outbox[0]!.attempts).toBe(10);
});

test('when work has failed for a day then it leaves the outbox and a person sees what is left', async () => {
  await withWork(1, work({ attempts: 35 }), work({ key: 'cart.empty' }));
  const done: string[] = [];

  await expect(box().relay('order-1', handlers(done))).rejects.toThrow('never');

  expect(await find(1)).toMatchObject({ outbox: [], left: [{ key: 'elixirs.keep', attempts: 36 }] });
  expect(done).toEqual(['order-1']);
  expect(await exceptions()).toMatchObject([
    { kind: 'work_left', orderId: 'order-1', status: 'open', detail: expect.stringContaining('elixires') },
  ]);
});

test('when the shop dies between the list and the order then the list has it once', async () => {
  await withWork(1, work({ attempts: 35 }));
  const [order, entry] = [await find(1), (await find(1)).outbox[0]!];
  await reportAbandonedWork(createPaymentExceptionStore(db, 0))(order, entry);

  await expect(box().relay('order-1', handlers([]))).rejects.toThrow('never');

  expect(await exceptions()).toHaveLength(1);
  expect((await find(1)).outbox).toEqual([]);
});

test('when a clock that was ahead put work off for a day then it is due now; an hour is a wait like others', async () => {
  const done: string[] = [];
  await withWork(8, work({ key: 'cart.empty', attempts: 3, at: IN_A_DAY }));
  await withWork(9, work({ key: 'cart.empty', attempts: 3, at: IN_AN_HOUR }));

  expect(await box().waiting(new Date(), 10)).toEqual(['order-8']);
  for (const order of ['order-8', 'order-9']) await box().relay(order, handlers(done));

  expect(done).toEqual(['order-8']);
});
