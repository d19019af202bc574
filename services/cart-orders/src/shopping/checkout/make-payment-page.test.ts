import { expect, jest, test } from '@jest/globals';
import type { CheckoutRow } from './checkout.model.ts';
import { ProviderError, type PaymentPagePort } from './payment-page.port.ts';
import { makePaymentPage, type PaymentPageDeps } from './make-payment-page.ts';

const CHECKOUT = { _id: 'checkout', lines: [] } as unknown as CheckoutRow;
const MADE = { id: 'page', provider: 'mercadopago', url: 'https://pago.example' };
const log = { warn: jest.fn(), error: jest.fn() } as unknown as PaymentPageDeps['log'];
const settings = (read: () => Promise<object>) => ({ read }) as PaymentPageDeps['settings'];
const known = settings(async () => ({ statementText: 'MI MIEL' }));
const answering = (freeMonths = false) => ({
  createPage: jest.fn<PaymentPagePort['createPage']>(async () => MADE),
  can: () => ({ leastCents: 0, partialRefunds: true, expiringLinks: true, freeMonths, pagesAreReused: true }),
});

const ASKED = { checkoutId: 'checkout', lines: [], shippingCents: 0, taxCents: 0 };

test('when the settings are known then the card statement bears their text', async () => {
  const provider = answering();

  expect(await makePaymentPage({ provider, settings: known, log }, CHECKOUT, 'No.')).toEqual(MADE);

  expect(provider.createPage).toHaveBeenCalledWith({
    ...ASKED,
    statementText: 'MI MIEL',
  });
});

test('when the settings could never be read then somebody can still pay', async () => {
  const provider = answering();
  const unknown = settings(async () => Promise.reject(new Error('away')));

  await makePaymentPage({ provider, settings: unknown, log }, CHECKOUT, 'No.');

  expect(provider.createPage).toHaveBeenCalledWith(ASKED);
});

test('when the provider fails then a person reads it in words of the shop', async () => {
  const createPage = async () => Promise.reject(new ProviderError('preference', 'late'));
  const provider = { ...answering(), createPage };

  await expect(
    makePaymentPage({ provider, settings: known, log }, CHECKOUT, 'No se pudo.'),
  ).rejects.toMatchObject({ status: 502, message: 'No se pudo.' });
});

test.each([
  [true, 6],
  [false, undefined],
])(
  'when the provider can be told of free months: %s then the longest that holds is known',
  async (can, free) => {
    const provider = answering(can);
    const freeMonths = [
      { months: 6, from: 1_000 },
      { months: 3, from: 490 },
      { months: 12, from: 1_000.01 },
    ];
    const decided = settings(async () => ({ statementText: 'MIEL', freeMonths, maxInstallments: 12 }));
    const checkout = { ...CHECKOUT, totalCents: 100_000 };

    const made = await makePaymentPage({ provider, settings: decided, log }, checkout, 'No.');

    expect(made.freeMonths).toBe(free);
    expect(provider.createPage).toHaveBeenCalledWith(
      expect.objectContaining({ ways: { maxInstallments: 12, freeMonths: [3, 6] } }),
    );
  },
);

test('when all kinds are offered then the provider is told of none', async () => {
  const provider = answering();
  const payKinds = ['card', 'cash', 'transfer', 'balance'];
  await makePaymentPage(
    { provider, settings: settings(async () => ({ statementText: 'MIEL', payKinds })), log },
    CHECKOUT,
    'No.',
  );
  expect(provider.createPage).toHaveBeenCalledWith({ ...ASKED, statementText: 'MIEL' });
});

test('when the owner chose whose pages then those are made', async () => {
  const provider = answering();
  const chosen = settings(async () => ({ statementText: 'MIEL', paymentProvider: 'mercadopago-orders' }));
  await makePaymentPage({ provider, settings: chosen, log }, CHECKOUT, 'No.');
  expect(provider.createPage).toHaveBeenCalledWith({
    ...ASKED,
    statementText: 'MIEL',
    provider: 'mercadopago-orders',
  });
});
