import { expect, test } from '@jest/globals';
import { sumCharges } from '../../../orders/order/payment-charges.model.ts';
import { readCharges } from './charges.ts';

const charge = (type: string, original: number, over: object = {}) => ({
  type,
  accounts: { from: 'collector' },
  amounts: { original, refunded: 0 },
  ...over,
});
const FEE = { fee_payer: 'collector', amount: 15 };
const said = (over: object) =>
  readCharges({ transaction_amount: 295, payment_type_id: 'credit_card', ...over });
const charges = (feeCents: number, taxCents = 0) => ({
  ...{ amountCents: 29_500, feeCents, taxCents, means: 'credit' },
});

test.each<[string, object, object | undefined]>([
  ['nothing', {}, undefined],
  ['no number', { transaction_details: { net_received_amount: null }, charges_details: 'x' }, undefined],
  ['only what it pays out', { transaction_details: { net_received_amount: 280 } }, charges(1_500)],
  [
    'what it pays out and a tax',
    { transaction_details: { net_received_amount: 277.05 }, charges_details: [charge('tax', 2.95)] },
    charges(1_500, 295),
  ],
  ['only its fee', { fee_details: [FEE, { fee_payer: 'payer', amount: 9 }] }, charges(1_500)],
  [
    'charges of a payment that went back in part',
    {
      transaction_amount_refunded: 100,
      transaction_details: { net_received_amount: 180 },
      charges_details: [
        charge('fee', 15, { amounts: { original: 15, refunded: 5 } }),
        charge('tax', 2.95),
        charge('fee', 40, { accounts: { from: 'payer' } }),
      ],
    },
    charges(1_000, 295),
  ],
  ['more than was paid', { transaction_details: { net_received_amount: 300 } }, undefined],
])('when the provider says %s then that is known and no more', (_what, answer, expected) => {
  expect(said(answer)).toEqual(expected);
});

test('when a means is none of those that are known then the figures are there without it', () => {
  expect(said({ payment_type_id: 'crypto', fee_details: [FEE] })).toEqual({
    ...{ amountCents: 29_500, feeCents: 1_500, taxCents: 0 },
  });
});

test('when the provider says when it had the money then that is known, and of several payments the last one counts', () => {
  const [first, last] = [
    said({ fee_details: [FEE], date_approved: '2026-10-31T23:00:00.000-06:00' }),
    said({ fee_details: [FEE], date_approved: '2026-11-02T09:00:00.000-06:00' }),
  ];

  expect(first?.paidAt).toEqual(new Date('2026-11-01T05:00:00Z'));
  expect(sumCharges([last, first])?.paidAt).toEqual(last?.paidAt);
});

test('when several payments make an order then they are one sum, as soon as each is known', () => {
  const [card, cash] = [
    said({ fee_details: [FEE] }),
    said({ fee_details: [FEE], payment_type_id: 'ticket' }),
  ];

  expect(sumCharges([card, card])).toEqual({ ...charges(3_000), amountCents: 59_000 });
  expect(sumCharges([card, cash])).not.toHaveProperty('means');
  expect(sumCharges([card, undefined])).toBeUndefined();
  expect(sumCharges([])).toBeUndefined();
});
