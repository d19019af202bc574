import { PAYMENT_BROWSERS } from '@shop/contracts/payment-browsers';
import type { Dispute, PaymentProvider } from '../payment.port.ts';
import { createApi } from './api.ts';
import { chargebackOf, claimOf, readChargebacks, readClaims } from './disputes.ts';
import type { MercadoPagoConfig } from './env.ts';
import { readNotification, providerOfId } from './notification.ts';
import { probeAccount } from './probe.ts';
import { searchAll } from './search-all.ts';

type Shared = Pick<
  PaymentProvider,
  'isReady' | 'isLive' | 'probe' | 'readNotification' | 'whose' | 'browser'
>;

/** The shop's account at Mercado Pago. Its two APIs share the keys and the format of notifications. */
export function openAccount(config: MercadoPagoConfig) {
  const { PUBLIC_BASE_URL: publicBaseUrl, MERCADOPAGO_BASE_URL: baseUrl } = config;
  const { MERCADOPAGO_PUBLIC_KEY: publicKey = '', MERCADOPAGO_WEBHOOK_SECRET: secret = '' } = config;
  const accessToken = config.MERCADOPAGO_ACCESS_TOKEN ?? '';
  const url = (baseUrl ?? 'https://api.mercadopago.com').replace(/\/$/, '');
  const env = { publicBaseUrl, isReal: baseUrl === undefined };
  const shared: Shared = {
    isReady: Boolean(accessToken && publicKey && secret),
    // Test credentials begin with TEST-.
    isLive: env.isReal && !accessToken.startsWith('TEST-'),
    probe: () => probeAccount(url, accessToken),
    // An empty secret would make every forged notification valid.
    readNotification: (received) => (secret ? readNotification(received, secret) : undefined),
    whose: providerOfId,
    browser: () => ({
      ...PAYMENT_BROWSERS.mercadopago,
      script: config.MERCADOPAGO_SDK_URL ?? PAYMENT_BROWSERS.mercadopago.script,
      publicKey,
    }),
  };
  const call = createApi({ url, accessToken });
  return {
    url,
    accessToken,
    env,
    call,
    payment: (number: string) => call('get payment', `/v1/payments/${encodeURIComponent(number)}`),
    /** Open claims, which name payments by their numbers. */
    async claims(): Promise<Dispute[]> {
      const claims = await searchAll(readClaims, (place) =>
        call('find claims', '/post-purchase/v1/claims/search', { query: { status: 'opened', ...place } }),
      );
      return claims.flatMap(claimOf);
    },
    async chargebacks(paymentId: string): Promise<Dispute[]> {
      const cases = await searchAll(readChargebacks, (place) =>
        call('find chargebacks', '/v1/chargebacks/search', { query: { payment_id: paymentId, ...place } }),
      );
      return cases.flatMap((one) => chargebackOf(one, paymentId));
    },
    // The sandbox's pages have the shop's own address or the sandbox's.
    trusted: baseUrl ? [publicBaseUrl, baseUrl].map((address) => new URL(address).origin) : [],
    shared,
  };
}

export type ProviderEnv = ReturnType<typeof openAccount>['env'];
