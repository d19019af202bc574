import { expect, test } from '@jest/globals';
import { readPayment } from './mercado-pago.read.ts';

const OWN = 'http://localhost:8080';
const answer = (over: object) => ({
  id: 10_000_000_001,
  status: 'pending',
  status_detail: 'pending_waiting_payment',
  transaction_amount: 295,
  currency_id: 'MXN',
  payment_type_id: 'ticket',
  payment_method_id: 'oxxo',
  date_of_expiration: '2026-11-24T22:59:59.000-04:00',
  transaction_details: { external_resource_url: 'https://www.mercadopago.com.mx/payments/1/ticket' },
  ...over,
});
const voucherOf = (over: object) => readPayment(answer(over), [OWN]).voucher;

test('when a payment waits for cash then its slip and its last moment are read', () => {
  expect(voucherOf({})).toEqual({
    kind: 'cash',
    method: 'oxxo',
    payBefore: new Date('2026-11-25T02:59:59.000Z'),
    url: 'https://www.mercadopago.com.mx/payments/1/ticket',
  });
});

test('when a payment waits for a transfer then its slip stands with the point of interaction', () => {
  const over = {
    payment_type_id: 'bank_transfer',
    payment_method_id: 'clabe',
    transaction_details: { external_resource_url: null },
    point_of_interaction: { transaction_data: { ticket_url: `${OWN}/sandbox/payments/ticket/helper` } },
  };
  expect(voucherOf(over)).toMatchObject({
    kind: 'transfer',
    method: 'clabe',
    url: expect.stringContaining(OWN),
  });
});

test.each(['javascript:alert(1)', 'http://example.com/ticket', 'nada', 7, null])(
  'when the link of a slip is %s then there is none, and the payment is read all the same',
  (external_resource_url) => {
    expect(voucherOf({ transaction_details: { external_resource_url } })).not.toHaveProperty('url');
  },
);

test('when the rest of a slip makes no sense then the payment is read all the same', () => {
  const over = { date_of_expiration: 'mañana', transaction_details: 'x', payer: { email: 'no' } };
  const payment = readPayment(answer(over), []);
  expect(payment).toMatchObject({ amountCents: 29_500, voucher: { kind: 'cash' } });
  expect(payment).not.toHaveProperty('payerEmail');
});

test('when it is paid by card then there is no slip', () => {
  expect(voucherOf({ payment_type_id: 'credit_card' })).toBeUndefined();
});
