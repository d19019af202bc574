import { expect, jest, test } from '@jest/globals';
import type { CheckoutRow } from './checkout.model.ts';
import { ProviderError, type PaymentPagePort } from './payment-page.port.ts';
import { makePaymentPage, type PaymentPageDeps } from './make-payment-page.ts';

const CHECKOUT = { _id: 'checkout', lines: [] } as unknown as CheckoutRow;
const MADE = { id: 'page', provider: 'mercadopago', url: 'https://pago.example' };
const log = { warn: jest.fn(), error: jest.fn() } as unknown as PaymentPageDeps['log'];
const settings = (read: () => Promise<object>) => ({ read }) as PaymentPageDeps['settings'];
const known = settings(async () => ({ statementText: 'MI MIEL' }));
const answering = () => ({
  createPage: jest.fn<PaymentPagePort['createPage']>(async () => MADE),
});

const ASKED = { checkoutId: 'checkout', lines: [], shippingCents: 0, taxCents: 0 };

test('when the settings are known then the card statement bears their text', async () => {
  const provider = answering();

  expect(await makePaymentPage({ provider, settings: known, log }, CHECKOUT, 'No.')).toBe(MADE);

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
  const provider = { createPage: async () => Promise.reject(new ProviderError('preference', 'late')) };

  await expect(
    makePaymentPage({ provider, settings: known, log }, CHECKOUT, 'No se pudo.'),
  ).rejects.toMatchObject({ status: 502, message: 'No se pudo.' });
});
