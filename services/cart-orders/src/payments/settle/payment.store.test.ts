import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import type { ProviderPayment } from '../provider/payment.port.ts';
import { registerPayments, type PaymentRow } from './payment.model.ts';
import { createPaymentStore } from './payment.store.ts';

let db: Mongo;
beforeAll(async () => {
  const { MONGODB_URI, MONGODB_DB } = backing();
  db = await connectMongo(MONGODB_URI, MONGODB_DB, registerPayments);
});
afterAll(() => db.close());

const news = (status: ProviderPayment['status'], id = '10000000001'): ProviderPayment => ({
  id,
  status,
  statusDetail: status,
  externalReference: 'checkout',
  amountCents: 29_500,
  refundedCents: 0,
  currency: 'MXN',
  changedAt: new Date('2026-11-21T12:00:00Z'),
});

test('when older news of a payment comes after newer news then the newer stays', async () => {
  const payments = createPaymentStore(db);
  await payments.record(news('in_process'), 'checkout');
  await payments.record(news('approved'), 'checkout');

  expect(await payments.record(news('in_process'), 'checkout')).toMatchObject({
    status: 'approved',
    statusDetail: 'approved',
  });
});

/** A database in which another writer inserts the row between this one's update and insert. */
function beatenBy(another: () => Promise<unknown>): Mongo {
  const model = db.model<PaymentRow>('Payment');
  let isFirst = true;
  const updateOne = async (...update: Parameters<typeof model.updateOne>) => {
    if (!isFirst) return model.updateOne(...update);
    isFirst = false;
    await another();
    throw Object.assign(new Error('E11000 duplicate key error'), { code: 11_000 });
  };
  const racing = new Proxy(model, {
    get: (target, name) => (name === 'updateOne' ? updateOne : (Reflect.get(target, name) as unknown)),
  });
  return { model: () => racing } as unknown as Mongo;
}

test('when two entry points bring a payment for the first time then the further state stays, whoever inserts first', async () => {
  const id = '10000000002';
  const late = createPaymentStore(
    beatenBy(() => createPaymentStore(db).record(news('pending', id), 'checkout')),
  );

  const known = await late.record(news('approved', id), 'checkout');

  expect(known).toMatchObject({ status: 'approved', statusDetail: 'approved' });
  expect(await createPaymentStore(db).find(id)).toMatchObject({ status: 'approved', rank: known.rank });
});

test('when the entry point that inserts first brings the further state then the other changes nothing', async () => {
  const id = '10000000003';
  const late = createPaymentStore(
    beatenBy(() => createPaymentStore(db).record(news('approved', id), 'checkout')),
  );

  expect(await late.record(news('pending', id), 'checkout')).toMatchObject({ status: 'approved' });
});
