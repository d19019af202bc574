import { expect, jest, test } from '@jest/globals';
import type { CheckoutRow } from './checkout.model.ts';
import { ProviderError, type PreferencePort } from './preference.port.ts';
import { makeProviderPreference, type ProviderPreferenceDeps } from './provider-preference.ts';

const CHECKOUT = { _id: 'checkout', lines: [] } as unknown as CheckoutRow;
const MADE = { id: 'preference', initPoint: 'https://pago.example' };
const log = { warn: jest.fn(), error: jest.fn() } as unknown as ProviderPreferenceDeps['log'];
const settings = (read: () => Promise<object>) => ({ read }) as ProviderPreferenceDeps['settings'];
const known = settings(async () => ({ statementText: 'MI MIEL' }));
const answering = () => ({ createPreference: jest.fn<PreferencePort['createPreference']>(async () => MADE) });

test('when the settings are known then the card statement bears their text', async () => {
  const provider = answering();

  expect(await makeProviderPreference({ provider, settings: known, log }, CHECKOUT, 'No.')).toBe(MADE);

  expect(provider.createPreference).toHaveBeenCalledWith({
    checkoutId: 'checkout',
    lines: [],
    statementText: 'MI MIEL',
  });
});

test('when the settings could never be read then somebody can still pay', async () => {
  const provider = answering();
  const unknown = settings(async () => Promise.reject(new Error('away')));

  await makeProviderPreference({ provider, settings: unknown, log }, CHECKOUT, 'No.');

  expect(provider.createPreference).toHaveBeenCalledWith({ checkoutId: 'checkout', lines: [] });
});

test('when the provider fails then a person reads it in words of the shop', async () => {
  const provider = { createPreference: async () => Promise.reject(new ProviderError('preference', 'late')) };

  await expect(
    makeProviderPreference({ provider, settings: known, log }, CHECKOUT, 'No se pudo.'),
  ).rejects.toMatchObject({ status: 502, message: 'No se pudo.' });
});
