import { expect, test } from '@jest/globals';
import { ProviderError } from '../../../../shopping/checkout/payment-page.port.ts';
import {
  latestOf,
  paymentsOf,
  readFound,
  readOrder,
  readPage,
  readRefunded,
  refundsOf,
  toChanged,
  toPayment,
} from './read-order.ts';

const CHANGED = '2026-11-24T22:59:59.000-04:00';
const PAID = { id: 'PAY01J', status: 'processed', status_detail: 'accredited', amount: '590.00' };
/** An order as in the provider's documents. */
const anOrder = (over: object = {}) => ({
  id: 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84',
  type: 'online',
  status: 'processed',
  status_detail: 'accredited',
  external_reference: 'o-abcdefghijklmnopqrstuvwx',
  total_amount: '590.00',
  country_code: 'MEX',
  user_id: '2021490138',
  last_updated_date: CHANGED,
  transactions: { payments: [PAID] },
  ...over,
});
const paymentOf = (over: object) => toPayment(readOrder(anOrder(over)), []);
const state = (status: string, status_detail = status) => ({ status, status_detail });
const REFUND = { id: 'REF01J', transaction_id: 'PAY01J', amount: '100.00', status: 'processed' };
const withRefunds = (...refunds: object[]) => ({ transactions: { payments: [PAID], refunds } });

test.each(['failed', 'expired'])(
  'when an attempt that %s is told of last then the payment counts',
  (status) => {
    const attempt = { ...PAID, id: 'PAY02J', status };
    const order = readOrder(anOrder({ transactions: { payments: [PAID, attempt] } }));
    expect(latestOf(order)?.id).toBe('PAY01J');
    expect(paymentsOf(order).map(({ id }) => id)).toEqual(['PAY01J']);
    const unpaid = readOrder(anOrder({ transactions: { payments: [attempt] } }));
    expect(latestOf(unpaid)?.id).toBe('PAY02J');
  },
);

test('when an order is paid then it is one payment of its total', () => {
  expect(paymentOf({})).toEqual({
    id: 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84',
    status: 'approved',
    statusDetail: 'accredited',
    amountCents: 59_000,
    refundedCents: 0,
    changedAt: new Date(CHANGED),
    currency: 'MXN',
    externalReference: 'abcdefghijklmnopqrstuvwx',
    account: '2021490138',
  });
});

test.each([
  [state('created'), 'rejected', 'not_paid', true],
  [state('action_required', 'waiting_retry'), 'rejected', 'cc_rejected_accredited', true],
  [state('action_required', 'waiting_payment'), 'pending', 'pending_waiting_payment', undefined],
  [state('action_required', 'waiting_transfer'), 'pending', 'pending_waiting_transfer', undefined],
  [state('action_required', 'waiting_capture'), 'in_process', 'waiting_capture', undefined],
  [state('processing', 'in_process'), 'in_process', 'pending_contingency', undefined],
  [state('canceled'), 'cancelled', 'canceled', undefined],
  [state('expired'), 'cancelled', 'expired', undefined],
  [state('processed', 'refunded'), 'refunded', 'refunded', undefined],
  [state('refunded'), 'refunded', 'refunded', undefined],
  [state('charged_back', 'in_process'), 'charged_back', 'pending_contingency', undefined],
  [state('charged_back', 'reimbursed'), 'approved', 'reimbursed', undefined],
  [state('of_2031', 'news'), 'in_process', 'news', undefined],
])('when an order is %j then its payment is %s', (over, status, statusDetail, isOpen) => {
  expect(paymentOf(over)).toMatchObject({ status, statusDetail });
  expect(paymentOf(over).isOpen).toBe(isOpen);
});

test('when a bank took the money for good then nothing is left to prove', () => {
  expect(paymentOf(state('charged_back', 'settled')).isLost).toBe(true);
  expect(paymentOf(state('charged_back', 'in_process'))).not.toHaveProperty('isLost');
});

test.each([
  [{ status_detail: 'insufficient_amount' }, 'cc_rejected_insufficient_amount'],
  [{ status_detail: 'rejected_by_issuer' }, 'rejected_by_issuer'],
  [{ status_detail: 'x', attempts: [{ status_detail: 'high_risk' }] }, 'cc_rejected_high_risk'],
])('when the last attempt says %j then that is the reason', (attempt, reason) => {
  const transactions = { payments: [{ ...PAID, status: 'failed', ...attempt }] };
  expect(paymentOf({ ...state('failed'), transactions })).toMatchObject({ statusDetail: reason });
});

test('when a part went back then the shop knows how much, and whole refunds count without their rows', () => {
  expect(paymentOf(withRefunds(REFUND))).toMatchObject({
    status: 'partially_refunded',
    refundedCents: 10_000,
  });
  expect(paymentOf(withRefunds({ ...REFUND, status: 'failed' }))).toMatchObject({ status: 'approved' });
  expect(paymentOf(state('refunded'))).toMatchObject({ refundedCents: 59_000 });
  expect(refundsOf(readOrder(anOrder(withRefunds(REFUND))))).toEqual([
    { id: 'REF01J', amountCents: 10_000, at: new Date(CHANGED) },
  ]);
});

test('when a refund is answered then it is read without the rest of the order', () => {
  const answer = { id: 'ORD', ...state('processed'), transactions: { refunds: [REFUND] } };
  expect(readRefunded(answer)).toMatchObject([{ id: 'REF01J', amountCents: 10_000 }]);
  expect(() => readRefunded({ id: 'ORD' })).toThrow(ProviderError);
});

test.each([
  [
    { type: 'ticket', id: 'oxxo', barcode_content: '93000000000123', reference: '9300 0000' },
    { kind: 'cash', method: 'oxxo', barcode: '93000000000123', reference: '9300 0000' },
  ],
  [
    { type: 'bank_transfer', id: 'clabe', reference: '646180110400000007' },
    { kind: 'transfer', method: 'clabe', clabe: '646180110400000007' },
  ],
  [
    { type: 'bank_transfer', id: 'clabe', reference: '646180110400000008' },
    { kind: 'transfer', method: 'clabe' },
  ],
  [{ type: 'credit_card', id: 'visa', ticket_url: 'https://www.mercadopago.com.mx/x' }, undefined],
])('when it waits by %j then its slip is %j', (payment_method, voucher) => {
  const transactions = { payments: [{ ...PAID, payment_method }] };
  expect(paymentOf({ ...state('action_required', 'waiting_payment'), transactions }).voucher).toEqual(
    voucher,
  );
});

test('when an order of the same account was made elsewhere then it has no checkout', () => {
  expect(paymentOf({ external_reference: 'abcdefghijklmnopqrstuvwx' })).not.toHaveProperty(
    'externalReference',
  );
  expect(toChanged(readOrder(anOrder({ external_reference: null })))).not.toHaveProperty('externalReference');
});

test('when the provider answers something else then it is a fault', () => {
  expect(() => readOrder({ id: 'ORD' })).toThrow(ProviderError);
  expect(() => readPage(anOrder())).toThrow(ProviderError);
  expect(readPage(anOrder({ checkout_url: 'https://www.mercadopago.com.mx/c' }))).toEqual({
    id: 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84',
    url: 'https://www.mercadopago.com.mx/c',
    account: '2021490138',
  });
  expect(readFound({ data: [anOrder()], paging: { total_pages: '3' } })).toMatchObject({ pages: 3 });
  expect(readFound({})).toEqual({ orders: [], pages: 1 });
});
