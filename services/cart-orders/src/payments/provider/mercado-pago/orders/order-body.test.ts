import { expect, test } from '@jest/globals';
import { orderBody } from './order-body.ts';

const LINE = { elixirId: 7, name: 'Abejas', quantity: 2, priceCents: 29_550, imageUrl: '/media/a.webp' };
const HTTPS = { publicBaseUrl: 'https://miel.example', isReal: true };
const BACK = 'https://miel.example/api/checkout/return?c=checkout';

test('when a checkout can be paid then the order says what is sold, and where the payer and its news go', () => {
  const order = { checkoutId: 'checkout', lines: [LINE], shippingCents: 15_000, statementText: 'MIEL' };
  expect(orderBody(order, HTTPS)).toEqual({
    type: 'online',
    processing_mode: 'manual',
    capture_mode: 'automatic_async',
    external_reference: 'o-checkout',
    total_amount: '741.00',
    currency: 'MXN',
    expiration_time: 'P30D',
    items: [
      {
        external_code: '7',
        title: 'Abejas',
        description: 'Abejas',
        category_id: 'others',
        quantity: 2,
        unit_price: '295.50',
        picture_url: 'https://miel.example/media/a.webp',
      },
      {
        external_code: 'envio',
        title: 'Envío',
        description: 'Envío',
        category_id: 'others',
        quantity: 1,
        unit_price: '150.00',
      },
    ],
    config: {
      default_payment_due_date: 'P3D',
      statement_descriptor: 'MIEL',
      online: {
        success_url: BACK,
        failure_url: BACK,
        pending_url: BACK,
        auto_return: 'approved',
        callback_url: 'https://miel.example/api/webhooks/mercadopago',
      },
    },
  });
});

test('when a checkout has a term then the order ends with it, and never at once', () => {
  const term = (ms: number) =>
    orderBody({ checkoutId: 'c', lines: [LINE], payUntil: new Date(Date.now() + ms) }, HTTPS).expiration_time;
  expect(term(29.5 * 60_000)).toBe('PT30M');
  expect(term(-1)).toBe('PT1M');
});

test.each([
  ['the provider', true, false],
  ['the sandbox', false, true],
])('when the shop is at an address without https then %s gets what it takes', (_, isReal, isNotified) => {
  const env = { publicBaseUrl: 'http://localhost:8080', isReal };
  const online = orderBody({ checkoutId: 'c', lines: [LINE] }, env).config?.online ?? {};
  expect(online).not.toHaveProperty('auto_return');
  expect('callback_url' in online).toBe(isNotified);
});

test('when the owner decided how one can pay then the order says so, balance included', () => {
  const ways = { kinds: ['card' as const, 'cash' as const], maxInstallments: 6, freeMonths: [3, 6] };
  expect(orderBody({ checkoutId: 'c', lines: [LINE], ways }, HTTPS).config?.payment_method).toEqual({
    not_allowed_types: ['bank_transfer', 'account_money', 'digital_currency'],
    max_installments: 6,
    installments: { interest_free: { type: 'list', values: [3, 6] } },
  });
});

test('when a shopper chose with what to pay then the order’s page has that alone', () => {
  const body = orderBody({ checkoutId: 'c', lines: [LINE], payWith: 'transfer' }, HTTPS);
  expect(body.config?.payment_method).toEqual({
    not_allowed_types: [
      ...['credit_card', 'debit_card', 'prepaid_card', 'ticket', 'atm'],
      ...['account_money', 'digital_currency'],
    ],
  });
});
