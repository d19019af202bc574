import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import type { KnownPayment } from '../provider/payment-desk.ts';
import { createPaymentStore, paymentModel, type PaymentRow } from './payment.store.ts';

let db: Mongo;
beforeAll(async () => void (db = await ownMongo(paymentModel)));
afterAll(() => db.close());

const news = (status: KnownPayment['status'], id = '10000000001'): KnownPayment => ({
  id,
  provider: 'mercadopago',
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

/** A database in which another writer inserts the row between the store's update and insert. */
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
  return { models: { Payment: racing } } as unknown as Mongo;
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

test('when a payment is noted then what is known of it is kept, its payer until they are forgotten', async () => {
  const payments = createPaymentStore(db);
  const voucher = { kind: 'cash', method: 'oxxo' } as const;
  const told = {
    ...news('pending', '10000000004'),
    payerEmail: 'eva@example.com',
    voucher,
    refundedCents: 5,
  };

  const row = await payments.record(told, 'mine');
  await payments.record({ ...news('approved', '10000000005'), payerEmail: 'ana@example.com' }, 'other');
  await payments.forgetPayers(['mine']);

  expect(row).toMatchObject({
    checkoutId: 'mine',
    amountCents: 29_500,
    currency: 'MXN',
    payerEmail: 'eva@example.com',
    voucher,
    refundedCents: 5,
    rank: 1,
  });
  const mine = await payments.find('10000000004');
  expect([mine?.checkoutId, mine?.payerEmail]).toEqual(['mine', undefined]);
  expect(await payments.find('10000000005')).toMatchObject({ payerEmail: 'ana@example.com', voucher: null });
  expect(await payments.find('10000000006')).toBeNull();
});

test('when a payment is told of again then what it was made for stays', async () => {
  const payments = createPaymentStore(db);
  await payments.record(news('pending', '10000000007'), 'mine');

  const row = await payments.record({ ...news('approved', '10000000007'), amountCents: 1 }, 'other');

  expect(row).toMatchObject({ status: 'approved', checkoutId: 'mine', amountCents: 29_500 });
  expect(row).not.toHaveProperty('payerEmail');
});

test('when the database refuses for another reason then that is thrown', async () => {
  const broken = createPaymentStore(beatenByFault());

  await expect(broken.record(news('pending', '10000000008'), 'mine')).rejects.toThrow('disk');
});

/** A database whose second error differs from its first. */
function beatenByFault(): Mongo {
  const faults = ['disk is full', 'still full of something'];
  return {
    models: { Payment: { updateOne: () => Promise.reject(new Error(faults.shift())) } },
  } as unknown as Mongo;
}
