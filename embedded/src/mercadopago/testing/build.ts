import { Preference } from 'mercadopago';
import type { PreferenceRequest } from 'mercadopago/dist/clients/preference/commonTypes.js';
import { sdkConfig } from './open-sandbox.ts';

/** A preference of two jars at 375.00, with somewhere to go back to. */
export function preferenceBody(changes: Partial<PreferenceRequest> = {}): PreferenceRequest {
  return {
    items: [{ id: '1', title: 'Melipona', quantity: 2, unit_price: 375, currency_id: 'MXN' }],
    external_reference: 'checkout-1',
    back_urls: {
      success: 'http://shop.test/s',
      failure: 'http://shop.test/f',
      pending: 'http://shop.test/p',
    },
    ...changes,
  };
}

export async function makePreference(changes: Partial<PreferenceRequest> = {}) {
  const made = await new Preference(sdkConfig()).create({ body: preferenceBody(changes) });
  return { id: String(made.id), initPoint: String(made.init_point) };
}

export const cardFields = (holder: string) => ({
  result: 'tarjeta',
  holder,
  number: '4075 5957 1648 3764',
  expiry: '11/30',
  cvv: '123',
});
