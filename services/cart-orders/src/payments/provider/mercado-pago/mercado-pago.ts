import { toPesos } from '@shop/contracts/money';
import { PAYMENT_BROWSERS } from '@shop/contracts/payment-browsers';
import { createApi, isNotFound } from './api.ts';
import { CHANGED_PAGE, type PaymentProvider } from '../payment.port.ts';
import type { MercadoPagoConfig } from './env.ts';
import { readNotification, readReturn } from './notification.ts';
import { chargebackOf, claimOf, readChargebacks, readClaims } from './disputes.ts';
import { createPages } from './pages.ts';
import { probeAccount } from './probe.ts';
import { readChanged, readPayment, readRefund, readRefunds } from './read-answers.ts';
import { searchAll } from './search-all.ts';

/** Checkout Pro. */
export function createMercadoPago(config: MercadoPagoConfig): PaymentProvider {
  const { PUBLIC_BASE_URL: publicBaseUrl, MERCADOPAGO_BASE_URL: baseUrl } = config;
  const { MERCADOPAGO_PUBLIC_KEY: publicKey = '', MERCADOPAGO_WEBHOOK_SECRET: secret = '' } = config;
  const accessToken = config.MERCADOPAGO_ACCESS_TOKEN ?? '';
  const url = (baseUrl ?? 'https://api.mercadopago.com').replace(/\/$/, '');
  const call = createApi({ url, accessToken });
  const env = { publicBaseUrl, isReal: baseUrl === undefined };
  // The sandbox's pages stand behind the shop's own address or the sandbox's.
  const trusted = baseUrl ? [publicBaseUrl, baseUrl].map((url) => new URL(url).origin) : [];
  const refundsOf = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}/refunds`;

  return {
    name: 'mercadopago',
    isReady: Boolean(accessToken && publicKey && secret),
    capabilities: { partialRefunds: true, expiringLinks: true },
    // Credentials for trials begin with TEST-.
    isLive: env.isReal && !accessToken.startsWith('TEST-'),

    ...createPages({ url, accessToken, env }),

    async getPayment(id) {
      try {
        return readPayment(await call('get payment', `/v1/payments/${encodeURIComponent(id)}`), trusted);
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },

    async refund({ paymentId, key, amountCents }) {
      // Some means of payment only go back as a whole, and then an amount is refused even when it is all of it.
      const body = amountCents === undefined ? {} : { amount: toPesos(amountCents) };
      const options = { method: 'POST', body, idempotencyKey: key } as const;
      return readRefund(await call('refund', refundsOf(paymentId), options));
    },

    findRefunds: async (paymentId) => readRefunds(await call('find refunds', refundsOf(paymentId))),

    async findChanged({ since, offset }) {
      const by = { range: 'date_last_updated', sort: 'date_last_updated', criteria: 'asc' };
      // By the provider's clock: ours may be wrong.
      const window = { begin_date: since?.toISOString() ?? 'NOW-180DAYS', end_date: 'NOW' };
      const query = { ...by, ...window, offset, limit: CHANGED_PAGE };
      return readChanged(await call('find changed', SEARCH, { query }));
    },

    async findClaims() {
      const claims = await searchAll(readClaims, (place) =>
        call('find claims', '/post-purchase/v1/claims/search', { query: { status: 'opened', ...place } }),
      );
      return claims.flatMap(claimOf);
    },

    async findChargebacks(paymentId) {
      const cases = await searchAll(readChargebacks, (place) =>
        call('find chargebacks', '/v1/chargebacks/search', { query: { payment_id: paymentId, ...place } }),
      );
      return cases.flatMap((one) => chargebackOf(one, paymentId));
    },

    probe: () => probeAccount(url, accessToken),
    // An empty secret would make every forged notification valid.
    readNotification: (received) => (secret ? readNotification(received, secret) : undefined),
    readReturn,
    browser: () => ({
      ...PAYMENT_BROWSERS.mercadopago,
      script: config.MERCADOPAGO_SDK_URL ?? PAYMENT_BROWSERS.mercadopago.script,
      publicKey,
    }),
  };
}

const SEARCH = '/v1/payments/search';
