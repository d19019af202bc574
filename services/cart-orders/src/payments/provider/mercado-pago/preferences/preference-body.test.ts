import { expect, test } from '@jest/globals';
import type { PageOrder } from '../../../../shopping/checkout/payment-page.port.ts';
import { expiry, preferenceBody } from './preference-body.ts';

const LINE = { elixirId: 7, name: 'Abejas', quantity: 2, priceCents: 29_550, imageUrl: '/media/a.webp' };
const anOrder = (over: Partial<PageOrder> = {}): PageOrder => ({
  checkoutId: 'checkout',
  lines: [LINE],
  ...over,
});
const HTTPS = { publicBaseUrl: 'https://miel.example', isReal: true };
const BACK = 'https://miel.example/api/checkout/return?c=checkout';

test('when a checkout can be paid then the provider hears what is sold, and where the payer and its news go', () => {
  expect(preferenceBody(anOrder(), HTTPS)).toEqual({
    items: [
      {
        id: '7',
        title: 'Abejas',
        description: 'Abejas',
        category_id: 'others',
        quantity: 2,
        unit_price: 295.5,
        currency_id: 'MXN',
        picture_url: 'https://miel.example/media/a.webp',
      },
    ],
    date_of_expiration: expect.stringMatching(/T00:00:00.000\+00:00$/),
    external_reference: 'checkout',
    back_urls: { success: BACK, failure: BACK, pending: BACK },
    auto_return: 'approved',
    notification_url: 'https://miel.example/api/webhooks/mercadopago?source_news=webhooks',
  });
});

test('when delivery and tax come on top of the lines then the payer is asked for them as well', () => {
  const { items } = preferenceBody(anOrder({ shippingCents: 15_000, taxCents: 2_400 }), HTTPS);

  expect(items.map(({ title, quantity, unit_price }) => [title, quantity, unit_price])).toEqual([
    ['Abejas', 2, 295.5],
    ['Envío', 1, 150],
    ['IVA', 1, 24],
  ]);
});

test('when there is more to say of a checkout then it is said', () => {
  const payer = { name: 'Eva', email: 'eva@example.com' };
  const payUntil = new Date('2026-11-23T12:00:00.000Z');
  const lines = [{ ...LINE, imageUrl: '', discountCents: 1 }];

  const body = preferenceBody(anOrder({ lines, payer, payUntil, statementText: 'MIEL' }), HTTPS);

  expect(body).toMatchObject({
    payer,
    statement_descriptor: 'MIEL',
    expires: true,
    expiration_date_to: '2026-11-23T12:00:00.000+00:00',
  });
  expect(body.items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    [1, 295.49],
    [1, 295.5],
  ]);
  for (const item of body.items) expect(item).not.toHaveProperty('picture_url');
  expect(expiry(payUntil)).toEqual({ expires: true, expiration_date_to: '2026-11-23T12:00:00.000+00:00' });
});

test.each([
  ['the provider', true, false],
  ['the sandbox', false, true],
])('when the shop is at an address without https then %s gets what it takes', (_, isReal, isNotified) => {
  const body = preferenceBody(anOrder(), { publicBaseUrl: 'http://localhost:8080', isReal });

  expect(body).not.toHaveProperty('auto_return');
  expect('notification_url' in body).toBe(isNotified);
});

test('when the owner decided how one can pay then the preference says what it can', () => {
  const ways = { kinds: ['card' as const, 'cash' as const], maxInstallments: 6, freeMonths: [3, 6] };
  expect(preferenceBody(anOrder({ ways }), HTTPS)).toMatchObject({
    payment_methods: { excluded_payment_types: [{ id: 'bank_transfer' }], installments: 6 },
  });
  expect(preferenceBody(anOrder({ ways: { freeMonths: [3] } }), HTTPS)).not.toHaveProperty('payment_methods');
});

test.each([
  ['cash', { payment_methods: { default_payment_method_id: 'oxxo' } }],
  ['transfer', { payment_methods: { default_payment_method_id: 'clabe' } }],
] as const)('when a shopper chose %s then the page begins with it', (payWith, told) => {
  expect(preferenceBody(anOrder({ payWith }), HTTPS)).toMatchObject(told);
});
