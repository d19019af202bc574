import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { anEntry, refundLedgers } from '../../testing/refund-ledgers.ts';
import type { RefundEntry, RefundStore } from './refund.store.ts';

const ledgers = forFile(refundLedgers);
let store: RefundStore;
beforeAll(async () => {
  store = ledgers.store;
});

const tenTimes = (entry: () => RefundEntry, paymentId: string) =>
  Promise.all(Array.from({ length: 10 }, () => store.reserve(paymentId, entry(), { paidCents: 29_500 })));

test('when ten refunds are reserved at the same moment then only as many as the payment has money for', async () => {
  await store.observe('pay-1', 0, 'mercadopago');

  const taken = await tenTimes(() => anEntry(), 'pay-1');

  expect(taken.filter(Boolean)).toHaveLength(2);
  expect(await store.find('pay-1')).toMatchObject({ promisedCents: 20_000 });
});

test('when one press arrives ten times at the same moment then it is reserved once', async () => {
  await store.observe('pay-2', 0, 'mercadopago');
  const requestId = crypto.randomUUID();

  const taken = await tenTimes(() => anEntry({ requestId, amountCents: 100 }), 'pay-2');

  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await store.find('pay-2')).toMatchObject({ promisedCents: 100 });
});

test('when a refund ends twice then the first end counts, and what was set aside is freed once', async () => {
  await store.observe('pay-3', 0, 'mercadopago');
  const [refused, made] = [anEntry(), anEntry()];
  await store.reserve('pay-3', refused, { paidCents: 29_500 });
  await store.reserve('pay-3', made, { paidCents: 29_500 });

  await Promise.all([
    store.fail('pay-3', refused, { code: 2032, reason: 'No.' }),
    store.fail('pay-3', refused, { code: 2032, reason: 'No.' }),
  ]);
  await store.finish('pay-3', refused, { id: '1', amountCents: 10_000 });
  await store.finish('pay-3', made, { id: '2', amountCents: 10_000 });
  await store.fail('pay-3', made, { code: 2032, reason: 'No.' });

  expect(await store.find('pay-3')).toMatchObject({
    promisedCents: 10_000,
    refunds: [
      { id: refused.id, status: 'failed', code: 2032, reason: 'No.' },
      { id: made.id, status: 'done', providerId: '2' },
    ],
  });
});

test('when a payment is observed then it has a ledger without refunds, and one that has some keeps them', async () => {
  expect(await store.observe('pay-5', 100, 'mercadopago')).toMatchObject({ promisedCents: 100, refunds: [] });
  expect((await store.find('pay-5'))?.refunds).toEqual([]);
  const entry = anEntry();
  await store.reserve('pay-5', entry, { paidCents: 29_500 });

  expect(await store.observe('pay-5', 0, 'mercadopago')).toMatchObject({
    promisedCents: 10_100,
    refunds: [{ id: entry.id }],
  });
});

test('when the provider tells of refunds that are not ours then that money cannot be reserved any more', async () => {
  await store.observe('pay-4', 0, 'mercadopago');
  await Promise.all([
    store.observe('pay-4', 20_000, 'mercadopago'),
    store.observe('pay-4', 5_000, 'mercadopago'),
  ]);

  const taken = [await store.reserve('pay-4', anEntry(), { paidCents: 29_500 }), await store.reserve('pay-4', anEntry({ amountCents: 9_500 }), { paidCents: 29_500 })]; // oxfmt-ignore

  expect(taken).toEqual([false, true]);
});

test('when refunds are interrupted then those that nobody asked for again the longest come first, as many as wanted', async () => {
  const entries = [anEntry(), anEntry(), anEntry()];
  const [first, second, third] = entries as [RefundEntry, RefundEntry, RefundEntry];
  const updatedAt = async (paymentId: string, at: Date) =>
    ledgers.db
      .collection<{ _id: string }>('refunds')
      .updateOne({ _id: paymentId }, { $set: { updatedAt: at } });
  for (const [at, entry] of [...entries.entries()].toReversed()) {
    await store.observe(`wait-${at}`, 0, 'mercadopago');
    await store.reserve(`wait-${at}`, entry, { paidCents: 29_500 });
    await updatedAt(`wait-${at}`, new Date(1_000 + at));
  }
  const done = anEntry();
  await store.reserve('wait-0', done, { paidCents: 29_500 });
  await store.finish('wait-0', done, { id: '9', amountCents: 10_000 });
  await updatedAt('wait-0', new Date(1_000));
  const waiting = async (before: number, limit = 100) =>
    (await store.waiting(new Date(before), limit)).map(({ paymentId, refundId }) => [paymentId, refundId]);

  expect(await waiting(1_001)).toEqual([
    ['wait-0', first.id],
    ['wait-1', second.id],
  ]);
  expect(await waiting(1_002, 1)).toEqual([['wait-0', first.id]]);
  await updatedAt('wait-0', new Date(Date.now() + 86_400_000));
  expect((await waiting(1_002)).at(-1)).toEqual(['wait-0', first.id]);
  await store.queued('wait-0');
  expect(await waiting(1_002)).toEqual([
    ['wait-1', second.id],
    ['wait-2', third.id],
  ]);
  const soon = Date.now() + 60_000;
  expect((await waiting(soon)).filter(([id]) => id?.startsWith('wait-')).at(-1)).toEqual([
    'wait-0',
    first.id,
  ]);
  expect((await store.ofPayments(['wait-1', 'wait-2', 'nobody'])).map(({ _id }) => _id).toSorted()).toEqual([
    ...['wait-1', 'wait-2'],
  ]);
});

test('when notes of refunds are forgotten then those of these payments alone are', async () => {
  for (const id of ['named', 'other']) {
    await store.observe(id, 0, 'mercadopago');
    for (const note of ['Ana', 'Ana otra vez'])
      await store.reserve(id, anEntry({ note }), { paidCents: 29_500 });
  }

  await store.forgetNotes(['named']);

  const written = async (id: string) => JSON.stringify(await store.find(id)).match(/Ana/g)?.length;
  expect([await written('named'), await written('other')]).toEqual([undefined, 2]);
});
