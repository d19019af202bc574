import { expect, test } from '@jest/globals';
import { ProviderError } from '../../../../shopping/checkout/payment-page.port.ts';
import { readPayment, readPreference, readRefund, readRefunds } from './read-answers.ts';

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

test('when a slip says what its bars say and what a cashier types then both are read', () => {
  const barcode = { content: '93100000000017' };
  const over = { transaction_details: { barcode, payment_method_reference_id: '9310 0000-017' } };

  expect(voucherOf(over)).toMatchObject({ barcode: '93100000000017', reference: '9310 0000-017' });
  for (const content of ['ñandú', '1', '0'.repeat(49), '<b>\n', 7, null])
    expect(voucherOf({ transaction_details: { barcode: { content } } })).not.toHaveProperty('barcode');
});

const TRANSFER = { payment_type_id: 'bank_transfer', payment_method_id: 'clabe' };
const CLABE = '032180000118359719';
const atInteraction = (account_id: unknown) => ({
  point_of_interaction: { transaction_data: { bank_info: { collector: { account_id } } } },
});
const atMethod = (reference_id: unknown) => ({ payment_method: { data: { reference_id } } });

test('when a transfer names its account then that is read, wherever it stands', () => {
  expect(voucherOf({ ...TRANSFER, ...atMethod(CLABE) })).toMatchObject({ clabe: CLABE });
  expect(voucherOf({ ...TRANSFER, ...atInteraction(CLABE) })).toMatchObject({ clabe: CLABE });
  expect(voucherOf({ ...TRANSFER, ...atMethod('1009'), ...atInteraction(CLABE) })).toMatchObject({
    clabe: CLABE,
  });
});

test.each(['6410293433784980810', '032180000118359718', Number(CLABE), null])(
  'when its reference is %s then it is no account, and nobody is told to send money there',
  (reference) => {
    expect(voucherOf({ ...TRANSFER, ...atMethod(reference) })).not.toHaveProperty('clabe');
  },
);

test('when it is paid in cash then there is no account, and with a transfer no bars', () => {
  const barcode = { content: '93100000000017' };

  expect(voucherOf(atMethod(CLABE))).not.toHaveProperty('clabe');
  expect(voucherOf({ ...TRANSFER, transaction_details: { barcode } })).not.toHaveProperty('barcode');
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

test('when a payment is read then of its answer only what is known is believed', () => {
  const full = answer({
    status: 'rejected',
    status_detail: 'cc_rejected',
    external_reference: 'checkout',
    collector_id: 42,
    transaction_amount: 295.1,
    transaction_amount_refunded: 0.29,
    more: 'x',
    date_last_updated: '2026-11-23T12:00:00.000-04:00',
    payer: { email: 'eva@example.com' },
    payment_type_id: 'credit_card',
  });

  expect(readPayment(full, [])).toEqual({
    id: '10000000001',
    status: 'rejected',
    statusDetail: 'cc_rejected',
    externalReference: 'checkout',
    amountCents: 29_510,
    refundedCents: 29,
    currency: 'MXN',
    account: '42',
    changedAt: new Date('2026-11-23T16:00:00.000Z'),
    payerEmail: 'eva@example.com',
  });
});

test.each([
  [{ payer: { first_name: ' Eva ', last_name: 'Sosa' }, card: { cardholder: { name: 'OTRA' } } }, 'Eva Sosa'],
  [{ payer: { first_name: null, last_name: '' }, card: { cardholder: { name: 'EVA SOSA' } } }, 'EVA SOSA'],
  [{ payer: {}, card: {} }, undefined],
])('when the payer is told as %j then their name is %s', (over, name) => {
  expect(readPayment(answer(over), []).payerName).toBe(name);
});

test('when an answer says little then what it does not say is left out', () => {
  const little = answer({
    status_detail: null,
    external_reference: null,
    collector_id: null,
    payer: null,
    date_last_updated: 'ayer',
    transaction_amount_refunded: null,
    payment_type_id: null,
  });

  expect(readPayment(little, [])).toEqual({
    id: '10000000001',
    status: 'pending',
    statusDetail: '',
    amountCents: 29_500,
    refundedCents: 0,
    changedAt: new Date(0),
    currency: 'MXN',
  });
  const nobody = readPayment(
    answer({ payer: { email: null, first_name: 7, last_name: null }, card: 'x' }),
    [],
  );
  expect(nobody).not.toHaveProperty('payerEmail');
  expect(readPayment(answer({ payer: { email: `${'a'.repeat(250)}@example.com` } }), [])).toEqual(nobody);
});

test.each([
  ['approved', 0, 'approved'],
  ['approved', 0.01, 'partially_refunded'],
  ['approved', 294.99, 'partially_refunded'],
  // For example a dispute that was won after everything had been refunded.
  ['approved', 295, 'refunded'],
  ['refunded', 295, 'refunded'],
  ['authorized', 0, 'in_process'],
  ['of next year', 10, 'in_process'],
])(
  'when the provider says %s and %d went back then it is %s',
  (status, transaction_amount_refunded, expected) => {
    expect(readPayment(answer({ status, transaction_amount_refunded }), []).status).toBe(expected);
  },
);

test.each([
  { id: '' },
  { id: 0 },
  { id: 1.5 },
  { status: 7 },
  { transaction_amount: '295' },
  { currency_id: null },
])('when an answer has %j then it is none', (over) => {
  expect(() => readPayment(answer(over), [])).toThrow(ProviderError);
});

test.each([
  [{ payment_method_id: null }, { kind: 'cash', method: 'cash' }],
  [
    { payment_type_id: 'atm', payment_method_id: 'bancomer' },
    { kind: 'cash', method: 'bancomer' },
  ],
])('when a slip says %j then as much is known of it', (over, expected) => {
  expect(voucherOf({ date_of_expiration: null, transaction_details: null, ...over })).toEqual(expected);
});

test('when a transfer has more than one link then the first that may be followed counts', () => {
  const transaction = { ticket_url: 'http://example.com/a', external_resource_url: 'https://example.com/b' };
  const over = { transaction_details: null, point_of_interaction: { transaction_data: transaction } };

  expect(voucherOf(over)).toMatchObject({ url: 'https://example.com/b' });
  for (const point_of_interaction of [null, { transaction_data: null }, { transaction_data: 7 }])
    expect(voucherOf({ ...over, point_of_interaction })).not.toHaveProperty('url');
});

test('when a preference was made then its page is known, and who gets the money where that is said', () => {
  const made = { id: 'p-1', init_point: 'https://pay.example/p-1' };

  expect(readPreference(made)).toEqual({ id: 'p-1', url: 'https://pay.example/p-1' });
  expect(readPreference({ ...made, collector_id: 42 })).toMatchObject({ account: '42' });
  expect(() => readPreference({ ...made, init_point: 'nothing' })).toThrow(ProviderError);
});

test('when refunds are told then they are read one by one', () => {
  const refund = { id: 9, amount: 10.5, date_created: '2026-11-23T12:00:00.000+00:00' };
  const read = { id: '9', amountCents: 1_050, at: new Date('2026-11-23T12:00:00.000Z') };

  expect(readRefund(refund)).toEqual(read);
  expect(readRefunds([refund, refund])).toEqual([read, read]);
  expect(() => readRefunds({ refund })).toThrow(ProviderError);
});

test.each([
  [{ status_detail: 'in_process' }, 'charged_back', undefined],
  [{ status_detail: 'settled' }, 'charged_back', true],
  [{ status_detail: 'reimbursed' }, 'approved', undefined],
  [{ status_detail: 'reimbursed', transaction_amount_refunded: 95 }, 'partially_refunded', undefined],
])('when the bank has begun a case and it is %j then the payment is %s', (over, status, isLost) => {
  expect(readPayment(answer({ status: 'charged_back', ...over }), [])).toMatchObject({ status });
  expect(readPayment(answer({ status: 'charged_back', ...over }), []).isLost).toBe(isLost);
});
