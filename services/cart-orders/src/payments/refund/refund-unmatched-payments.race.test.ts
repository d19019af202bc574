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
  db = await ownMongo((opened) => {
    paymentExceptionModel(opened);
    refundLedgerModel(opened);
  });
});
beforeEach(async () => {
  await Promise.all([db.model('PaymentException').deleteMany({}), db.model('RefundLedger').deleteMany({})]);
});
afterAll(() => db.close());

type Queue = RefundUnmatchedDeps['queue'];
const QUIET: Queue = { refund: async () => {}, check: async () => {} };

/** A worker on the real stores; what is due is due at once. */
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
/** The next try is five minutes later: here it is now. */
const letTimePass = () =>
  db
    .model('PaymentException')
    .updateMany({ refundAt: { $exists: true } }, { $set: { refundAt: new Date(0) } });

test('when two workers find it due at the same moment then it is refunded once', async () => {
  await list('20000000001');

  await Promise.all(Array.from({ length: 8 }, () => refundUnmatchedPayments(aWorker())));

  expect(await refundsOf('20000000001')).toHaveLength(1);
});

test('when a worker dies between the reservation and the queue then the next one sends the same refund', async () => {
  await list('20000000002');
  const sent: string[] = [];
  const dying = { ...QUIET, refund: () => Promise.reject(new Error('killed')) };
  await refundUnmatchedPayments(aWorker(dying));
  await letTimePass();

  const queue = { ...QUIET, refund: async (_id: string, refundId: string) => void sent.push(refundId) };
  await refundUnmatchedPayments(aWorker(queue));
  await letTimePass();
  await refundUnmatchedPayments(aWorker(queue));

  const [refund, ...others] = await refundsOf('20000000002');
  expect(others).toEqual([]);
  expect(sent).toEqual([refund!.id]);
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

test('when the provider says that it went back by hand then a person keeps it', async () => {
  await list('20000000003');
  const checked: string[] = [];
  const queue = { ...QUIET, check: async (id: string) => void checked.push(id) };

  await refundUnmatchedPayments(aWorker(queue, async (id) => paid(id, 'refunded') as never));

  expect(await refundsOf('20000000003')).toEqual([]);
  expect(checked).toEqual(['20000000003']);
  expect(await db.model('PaymentException').findById('20000000003-second_payment').lean()).toMatchObject({
    refundPlan: 'left',
    status: 'open',
  });
});
