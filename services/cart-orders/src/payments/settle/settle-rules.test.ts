import { describe, expect, test } from '@jest/globals';
import { anOrder, CHECKOUT } from '../../testing/settling.ts';
import { aPayment } from '../../testing/refund-ledgers.ts';
import { findMismatch } from './mismatch.ts';
import { paidAlready } from './paid-already.ts';
import type { PaymentRow } from './payment.store.ts';

const known = (over: Partial<PaymentRow> = {}) =>
  ({ _id: 'pay', checkoutId: 'checkout', status: 'approved', ...over }) as PaymentRow;
const PAID = anOrder({ paymentStatus: 'approved' });
const PARTS = { ...PAID, payments: ['pay', 'second'].map((id) => ({ id, cents: 14_750 })) };
const DONE = {
  kind: 'order',
  orderId: 'order',
  checkoutId: 'checkout',
  cartId: 'cart',
  paymentStatus: 'approved',
};

describe('what a payment has to match', () => {
  const sold = { ...CHECKOUT, preference: { id: 'p', initPoint: '', collectorId: '42' } };
  test.each([
    ['all is as it was sold', { account: '42' }, {}, sold, undefined],
    ['it was of another checkout', { currency: 'USD' }, { checkoutId: 'another' }, sold, 'other_checkout'],
    ['it is in other money', { currency: 'USD', amountCents: 1 }, {}, sold, 'currency'],
    ['it is a part of the total', { amountCents: 29_499 }, {}, sold, undefined],
    ['somebody else has the money', { account: '7' }, {}, sold, 'collector'],
    ['another provider has the money', {}, {}, { ...sold, provider: 'another' }, 'collector'],
    ['nobody says who has the money', {}, {}, sold, undefined],
    ['nobody knows who should have it', { account: '7' }, {}, CHECKOUT, undefined],
  ])('when %s then the first difference is told', (...[, payment, row, checkout, expected]) => {
    expect(findMismatch({ ...known(row), ...aPayment(payment) }, checkout)).toBe(expected);
  });
});

describe('a payment whose order is done with', () => {
  test.each([
    ['is paid', known(), PAID, DONE],
    ['waits', known({ status: 'pending' }), PAID, undefined],
    ['is another than the order’s', known({ _id: 'another' }), PAID, undefined],
    ['is one of the order’s', known({ _id: 'second' }), PARTS, DONE],
    ['is not noted in the order', known(), anOrder(), undefined],
    [
      'has left the cart full',
      known(),
      { ...PAID, outbox: [{ key: 'mail.paid' }, { key: 'cart.empty' }] },
      undefined,
    ],
    ['has left other work', known(), { ...PAID, outbox: [{ key: 'mail.paid' }] }, DONE],
  ])(
    'when a payment %s then that decides whether somebody has to be asked',
    (_, payment, order, expected) => {
      expect(paidAlready(payment, order as typeof PAID)).toEqual(expected);
    },
  );
});
