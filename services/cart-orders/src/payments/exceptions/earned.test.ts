import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';
import type { Mongo } from '@shop/service-kit/mongo';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { paymentExceptionModel } from './payment-exception.model.ts';
import { createPaymentExceptionStore, type PaymentExceptionStore } from './payment-exception.store.ts';

let db: Mongo;
let store: PaymentExceptionStore;
beforeAll(async () => {
  db = await ownMongo(paymentExceptionModel);
  store = createPaymentExceptionStore(db, 600_000);
});
afterAll(() => db.close());

const list = (kind: PaymentExceptionKind, paymentId = 'pay', orderId?: string) =>
  store.add({
    kind,
    paymentId,
    paymentStatus: 'in_mediation',
    amountCents: 29_500,
    currency: 'MXN',
    ...(orderId && { orderId }),
  });

test('when an order stands on a payment then what was said of it because it had none is closed, and nothing else', async () => {
  const untrue = [
    'second_payment',
    'refunded_without_order',
    'notice_left',
    'sold_out',
    'partial_payment',
    'gift_card_spent',
  ];
  for (const kind of untrue as PaymentExceptionKind[]) await list(kind);
  await list('dispute');
  await list('second_payment', 'another');
  await list('sold_out', 'with-order', 'order');

  await store.earned(['pay', 'with-order']);

  const open = (await store.list({ status: 'open', page: 1, pageSize: 20 })).rows;
  expect(open.map(({ _id }) => _id).toSorted()).toEqual([
    ...['another-second_payment', 'pay-dispute', 'with-order-sold_out'],
  ]);
  expect(await store.find('pay-second_payment')).toMatchObject({ status: 'done', resolvedBy: 'sistema' });
});
