import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import type { ProviderPayment } from './payment.port.ts';
import { paymentStore, registerPayments } from './payment.store.ts';

let db: Mongo;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, MONGODB_DB, registerPayments);
});
afterAll(() => db.close());

const news = (status: ProviderPayment['status']): ProviderPayment => ({
  id: '10000000001',
  status,
  statusDetail: status,
  externalReference: 'checkout',
  amountCents: 29_500,
  refundedCents: 0,
  currency: 'MXN',
  changedAt: new Date('2026-11-21T12:00:00Z'),
});

test('when older news of a payment comes after newer news then the newer stays', async () => {
  const payments = paymentStore(db);
  await payments.record(news('in_process'), 'checkout');
  await payments.record(news('approved'), 'checkout');

  expect(await payments.record(news('in_process'), 'checkout')).toMatchObject({
    status: 'approved',
    statusDetail: 'approved',
  });
});
