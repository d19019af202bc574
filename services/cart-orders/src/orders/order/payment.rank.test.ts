import { expect, test } from '@jest/globals';
import { PAYMENT_STATUSES, type PaymentStatus } from '@shop/contracts/order';
import * as rank from './payment.rank.ts';

const those = (is: (status: PaymentStatus) => boolean) => PAYMENT_STATUSES.filter(is).toSorted();
const sale = (paymentStatus: PaymentStatus, refundedCents?: number) =>
  ({ status: 'processing', paymentStatus, totalCents: 29_500, refundedCents }) as Parameters<
    typeof rank.saleCents
  >[0];

test.each<[string, (status: PaymentStatus) => boolean, PaymentStatus[]]>([
  ['had money', rank.wasPaid, ['approved', 'charged_back', 'in_mediation', 'partially_refunded', 'refunded']],
  ['were refused', rank.isRefused, ['cancelled', 'rejected']],
  [
    'earn an order',
    rank.earnsOrder,
    ['approved', 'in_mediation', 'in_process', 'partially_refunded', 'pending'],
  ],
  ['can be refunded', rank.isRefundable, ['approved', 'partially_refunded']],
  ['hold money', rank.holdsMoney, ['approved', 'in_mediation', 'partially_refunded']],
])('when payments are asked which of them %s then these are', (_, is, expected) => {
  expect(those(is)).toEqual(expected);
});

test('when a payment without money is told then its kind decides, whenever it was', () => {
  const [early, late] = [new Date(1), new Date(2)];

  expect(rank.rankOf('rejected', early)).toBe(rank.rankOf('cancelled', late));
  expect(rank.rankOf('pending', late)).toBeLessThan(rank.rankOf('in_process', early));
  expect(rank.rankOf('in_process', late)).toBeLessThan(rank.rankOf('rejected', early));
  expect(rank.rankOf('rejected', late)).toBeLessThan(rank.rankOf('approved', new Date(0)));
  expect(rank.FIRST_PAID).toBe(rank.rankOf('approved', new Date(0)));
});

test('when money has come in then the provider’s clock decides, and of one moment the graver news', () => {
  const [early, late] = [new Date(1), new Date(2)];

  expect(rank.rankOf('charged_back', early)).toBeLessThan(rank.rankOf('approved', late));
  expect(rank.rankOf('approved', late)).toBeLessThan(rank.rankOf('refunded', late));
});

test('when an order is a sale then the shop kept what did not go back', () => {
  expect(rank.saleCents(sale('approved'))).toBe(29_500);
  expect(rank.saleCents(sale('partially_refunded', 500))).toBe(29_000);
  expect(rank.saleCents(sale('refunded', 29_500))).toBe(0);
  expect(rank.saleCents({ ...sale('approved'), status: 'cancelled' })).toBe(0);
  expect(rank.isSale(sale('pending'))).toBe(false);
});

test('when nobody has paid an order yet then somebody may, unless it is cancelled or was refused', () => {
  expect(those((paymentStatus) => rank.waitsForMoney({ status: 'pending', paymentStatus }))).toEqual([
    ...['in_process', 'pending'],
  ]);
  expect(rank.waitsForMoney({ status: 'cancelled', paymentStatus: 'pending' })).toBe(false);
});
