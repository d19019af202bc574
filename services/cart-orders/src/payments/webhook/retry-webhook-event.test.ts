import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { paymentExceptionModel } from '../exceptions/payment-exception.model.ts';
import { createPaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import { createWebhookEventStore, webhookEventModel } from './webhook-event.store.ts';
import { retryWebhookEvent } from './retry-webhook-event.ts';

let db: Mongo;
beforeAll(async () => {
  db = await ownMongo(webhookEventModel, paymentExceptionModel);
});
beforeEach(async () => {
  await Promise.all([db.model('WebhookEvent').deleteMany({}), db.model('PaymentException').deleteMany({})]);
});
afterAll(() => db.close());

const stores = () => ({
  webhookEvents: createWebhookEventStore(db),
  exceptions: createPaymentExceptionStore(db, 0),
});
const dueIn = async (ms: number) =>
  (await createWebhookEventStore(db).waiting(new Date(Date.now() + ms), 100)).map(({ _id }) => _id);

test('when 100 notifications can never be worked on then another one does not wait for them', async () => {
  for (let nth = 0; nth < 100; nth += 1) await createWebhookEventStore(db).add(`stuck-${nth}`, '1');
  for (const id of await dueIn(0)) await retryWebhookEvent(stores(), id);
  await createWebhookEventStore(db).add('late', '2');

  expect(await dueIn(0)).toEqual(['late']);
  expect(await dueIn(40_000)).toHaveLength(100);
});
