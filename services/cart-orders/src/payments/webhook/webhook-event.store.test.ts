import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { dropMongo, ownMongo } from '@shop/service-kit/testing/own-mongo';
import type { PaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import { retryWebhookEvent } from './retry-webhook-event.ts';
import { createWebhookEventStore, webhookEventModel, type WebhookEventStore } from './webhook-event.store.ts';

let db: Mongo;
let events: WebhookEventStore;
beforeAll(async () => {
  db = await ownMongo(webhookEventModel);
  events = createWebhookEventStore(db);
});
beforeEach(() => db.model('WebhookEvent').deleteMany({}));
afterEach(() => void jest.restoreAllMocks());
afterAll(() => dropMongo(db));

const in10s = () => new Date(Date.now() + 10_000);
const waiting = async (now = new Date(), limit = 100) =>
  (await events.waiting(now, limit)).map(({ _id }) => _id).toSorted();

test('when a notification comes twice then it is stored once, and its payment is told of', async () => {
  expect([await events.add('a', 'pay'), await events.add('a', 'pay')]).toEqual([true, false]);

  expect(await events.find('a')).toMatchObject({ paymentId: 'pay', queuedAt: null });
  expect([await events.hasWebhookEvent('pay'), await events.hasWebhookEvent('another')]).toEqual([
    true,
    false,
  ]);
  await expect(events.add('b', undefined as unknown as string)).rejects.toThrow('required');
});

test('when a notification was queued or given up then it waits no longer', async () => {
  for (const id of ['new', 'queued', 'left']) await events.add(id, 'pay');
  await events.queued('queued');
  await events.abandon('left');

  expect(await waiting()).toEqual(['new']);
  expect(await events.find('queued')).toMatchObject({ queuedAt: expect.any(Date) });
  expect(await events.find('queued')).not.toHaveProperty('leftAt');
  expect(await events.find('left')).toMatchObject({ leftAt: expect.any(Date) });
});

test('when a notification is to be tried again then it waits until then, and then it is due', async () => {
  await events.add('another', 'pay');
  await events.queued('another');
  await events.add('again', 'pay');
  await events.queued('again');
  const nextAt = in10s();
  await events.again('again', 3, nextAt);

  expect(await events.find('again')).toMatchObject({ queuedAt: null, attempts: 3, nextAt });
  expect([await waiting(), await waiting(nextAt)]).toEqual([[], ['again']]);
});

test('when a clock that was ahead said when a notification is tried again then it is due now', async () => {
  await events.add('ahead', 'pay');
  await events.again('ahead', 3, new Date(Date.now() + 86_400_000));

  expect(await waiting()).toEqual(['ahead']);
});

test('when more are due than wanted then those that wait longest come first', async () => {
  for (const [id, at] of [
    ['late', 3],
    ['early', 1],
    ['middle', 2],
  ] as const) {
    await events.add(id, 'pay');
    await events.again(id, 1, new Date(at));
  }

  expect((await events.waiting(new Date(), 2)).map(({ _id }) => _id)).toEqual(['early', 'middle']);
});

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
test.each([
  ['for the first time', undefined, 1, 32_000],
  ['for the third time', 2, 3, 128_000],
  ['again and again', 29, 30, 3_600_000],
])('when a notification could not be worked on %s then it waits longer', async (_, attempts, now, wait) => {
  await events.add('stuck', 'pay');
  if (attempts !== undefined) await events.again('stuck', attempts, new Date(0));
  jest.spyOn(Date, 'now').mockReturnValue(NOW);

  await retryWebhookEvent({ webhookEvents: events, exceptions: {} as PaymentExceptionStore }, 'stuck');

  expect(await events.find('stuck')).toMatchObject({ attempts: now, nextAt: new Date(NOW + wait) });
});

test('when a day of tries is over then a person is told, once, and one that is gone is nobody’s work', async () => {
  const listed: object[] = [];
  const exceptions = {
    add: async (one: object, nth: string) => void listed.push({ ...one, nth }),
  } as unknown as PaymentExceptionStore;
  await events.add('stuck', 'pay');
  await events.again('stuck', 30, new Date(0));

  await retryWebhookEvent({ webhookEvents: events, exceptions }, 'stuck');
  await retryWebhookEvent({ webhookEvents: events, exceptions }, 'gone');

  expect(listed).toMatchObject([{ kind: 'notice_left', paymentId: 'pay', nth: 'stuck' }]);
  expect(await waiting()).toEqual([]);
});
