// Single files of the SDK: the whole SDK, with clients that the shop never calls, costs each process nine megabytes.
import { Preference } from 'mercadopago/dist/clients/preference/index.js';
import { MercadoPagoConfig } from 'mercadopago/dist/mercadoPagoConfig.js';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import type { PageOrder } from '../../../../shopping/checkout/payment-page.port.ts';
import type { ProviderEnv } from '../account.ts';
import { askProvider, RETRY_MS } from '../api.ts';
import { contentKey } from '../content-key.ts';
import { expiry, preferenceBody } from './preference-body.ts';
import { readPreference } from './read-answers.ts';

type Account = { url: string; accessToken: string; env: ProviderEnv };

/** The pages of Checkout Pro, through the provider's own SDK. */
export function createPages({ url, accessToken, env }: Account) {
  // One client per call: the SDK keeps the options of a call, such as its idempotency key, in it.
  const preferences = () => {
    // The SDK has no other way to choose the server, and reads this when a call begins.
    (AppConfig as { BASE_URL: string }).BASE_URL = url;
    const options = { timeout: 4_500, maxRetries: 1, initialDelay: RETRY_MS };
    return new Preference(new MercadoPagoConfig({ accessToken, options }));
  };

  return {
    async createPage(order: PageOrder) {
      const body = preferenceBody(order, env);
      const idempotencyKey = contentKey(body, order);
      const make = () => preferences().create({ body, requestOptions: { idempotencyKey } });
      return readPreference(await askProvider('create preference', make));
    },

    async expirePage(id: string, order: PageOrder, from = new Date()) {
      const updatePreferenceRequest = { ...preferenceBody(order, env), ...expiry(from) };
      await askProvider('expire preference', () => preferences().update({ id, updatePreferenceRequest }));
    },
  };
}
