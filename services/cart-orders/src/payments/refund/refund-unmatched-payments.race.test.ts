import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import { paymentExceptionModel } from '../exceptions/payment-exception.model.ts';
import { createPaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import { createRefundStore, refundLedgerModel } from './refund.store.ts';
import { refundUnmatchedPayments, type RefundUnmatchedDeps } from './refund-unmatched-payments.ts';

let db: Mongo;
beforeAll(async () => {
  db = await ownMongo(paymentExceptionModel, refundLedgerModel);
});
beforeEach(async () => {
  await Promise.all([db.model('PaymentException').deleteMany({}), db.model('RefundLedger').deleteMany({})]);
});
afterAll(() => db.close());

type Queue = RefundUnmatchedDeps['queue'];
const QUIET: Queue = { refund: async () => {}, check: async () => {} };

/** A worker on the real stores, where every plan is due at once. */
const aWorker = (
  queue: Queue = QUIET,
  getPayment: RefundUnmatchedDeps['provider']['getPayment'] = approved,
): RefundUnmatchedDeps =>
  ({
    exceptions: createPaymentExceptionStore(db, -1_000),
    refunds: createRefundStore(db),
    orders: { findByPayment: async () => null },
    provider: { getPayment },
    log: { warn: () => {} },
    queue,
  }) as unknown as RefundUnmatchedDeps;

const paid = (id: string, status = 'approved') => ({ id, status, amountCents: 29_500, refundedCents: 0 });
const approved = async (id: string) => paid(id) as never;
const list = (paymentId: string) =>
  aWorker().exceptions.add({
    kind: 'second_payment',
    paymentId,
    paymentStatus: 'approved',
    currency: 'MXN',
    amountCents: 29_500,
  });
const refundsOf = async (paymentId: string) => (await createRefundStore(db).find(paymentId))?.refunds ?? [];

test('when two workers find it due at the same moment then it is refunded once', async () => {
  await list('20000000001');

  await Promise.all(Array.from({ length: 8 }, () => refundUnmatchedPayments(aWorker())));

  expect(await refundsOf('20000000001')).toHaveLength(1);
});

test('when 100 can never go back then one that can does not wait for them', async () => {
  const stuck = Array.from({ length: 100 }, (_, index) => `3${String(index).padStart(10, '0')}`);
  for (const paymentId of stuck) await list(paymentId);
  await list('40000000001');
  const worker = aWorker(QUIET, async (id) => {
    if (id.startsWith('3')) throw new ProviderError('get payment', new Error('never'));
    return approved(id);
  });

  await refundUnmatchedPayments(worker);
  await refundUnmatchedPayments(worker);

  expect(await refundsOf('40000000001')).toHaveLength(1);
});
