import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { registerRefunds, type RefundEntry } from './refund.model.ts';
import { createRefundStore, type RefundStore } from './refund.store.ts';

let db: Mongo;
let store: RefundStore;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_refunds`, registerRefunds);
  store = createRefundStore(db);
});
afterAll(() => db.close());

const anEntry = (over: Partial<RefundEntry> = {}): RefundEntry => ({
  id: crypto.randomUUID(),
  requestId: crypto.randomUUID(),
  amountCents: 10_000,
  isWhole: false,
  status: 'requested',
  who: 'duena',
  at: new Date(),
  ...over,
});
const tenTimes = (entry: () => RefundEntry, paymentId: string) =>
  Promise.all(Array.from({ length: 10 }, () => store.reserve(paymentId, entry(), 29_500)));

test('when ten refunds are reserved at the same moment then only as many as the payment has money for', async () => {
  await store.observe('pay-1', 0);

  const taken = await tenTimes(() => anEntry(), 'pay-1');

  expect(taken.filter(Boolean)).toHaveLength(2);
  expect(await store.find('pay-1')).toMatchObject({ promisedCents: 20_000 });
});

test('when one press arrives ten times at the same moment then it is reserved once', async () => {
  await store.observe('pay-2', 0);
  const requestId = crypto.randomUUID();

  const taken = await tenTimes(() => anEntry({ requestId, amountCents: 100 }), 'pay-2');

  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await store.find('pay-2')).toMatchObject({ promisedCents: 100 });
});

test('when a refund ends twice then the first end counts, and what was set aside is freed once', async () => {
  await store.observe('pay-3', 0);
  const [refused, made] = [anEntry(), anEntry()];
  await store.reserve('pay-3', refused, 29_500);
  await store.reserve('pay-3', made, 29_500);

  await Promise.all([store.fail('pay-3', refused, 2032), store.fail('pay-3', refused, 2032)]);
  await store.finish('pay-3', refused, '1');
  await store.finish('pay-3', made, '2');
  await store.fail('pay-3', made, 2032);

  expect(await store.find('pay-3')).toMatchObject({
    promisedCents: 10_000,
    refunds: [
      { id: refused.id, status: 'failed', code: 2032 },
      { id: made.id, status: 'done', providerId: '2' },
    ],
  });
});

test('when the provider tells of refunds that are not ours then that money cannot be reserved any more', async () => {
  await store.observe('pay-4', 0);
  await Promise.all([store.observe('pay-4', 20_000), store.observe('pay-4', 5_000)]);

  const taken = [await store.reserve('pay-4', anEntry(), 29_500), await store.reserve('pay-4', anEntry({ amountCents: 9_500 }), 29_500)]; // oxfmt-ignore

  expect(taken).toEqual([false, true]);
});
