import { createHash } from 'node:crypto';
import { toPesos } from '@shop/contracts/money';
import type { PreferenceOrder } from '../../shopping/checkout/preference.port.ts';
import { createApi, isNotFound } from './mercado-pago.http.ts';
import { CHANGED_PAGE, type PaymentPort } from './payment.port.ts';
import { expiry, preferenceBody } from './mercado-pago.preference.ts';
import { readChanged, readPayment, readPreference, readRefund, readRefunds } from './mercado-pago.read.ts';
import { searchAll } from './mercado-pago.search.ts';

export type MercadoPagoOptions = { accessToken: string; publicBaseUrl: string; baseUrl?: string };

/** Checkout Pro; `baseUrl` points it at another server with the same API. */
export function createMercadoPago({ accessToken, publicBaseUrl, baseUrl }: MercadoPagoOptions): PaymentPort {
  const call = createApi({ url: baseUrl ?? 'https://api.mercadopago.com', accessToken });
  const env = { publicBaseUrl, isReal: baseUrl === undefined };
  // The sandbox's pages stand behind the shop's own address or the sandbox's.
  const trusted = baseUrl ? [publicBaseUrl, baseUrl].map((url) => new URL(url).origin) : [];
  const refundsOf = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}/refunds`;

  return {
    async createPreference(order: PreferenceOrder) {
      const body = preferenceBody(order, env);
      // The same content is the same preference however often a failed call is repeated.
      const idempotencyKey = createHash('sha256').update(JSON.stringify(body)).digest('hex');
      const options = { method: 'POST', body, idempotencyKey } as const;
      return readPreference(await call('create preference', '/checkout/preferences', options));
    },

    async expirePreference(id, order, from = new Date()) {
      const body = { ...preferenceBody(order, env), ...expiry(from) };
      const path = `/checkout/preferences/${encodeURIComponent(id)}`;
      await call('expire preference', path, { method: 'PUT', body });
    },

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

    findPayments(checkoutId) {
      const by = { external_reference: checkoutId, sort: 'date_created', criteria: 'desc' };
      return searchAll((place) => call('find payments', SEARCH, { query: { ...by, ...place } }));
    },

    async findChanged({ since, offset }) {
      const by = { range: 'date_last_updated', sort: 'date_last_updated', criteria: 'asc' };
      // By the provider's clock: ours may be wrong.
      const window = { begin_date: since?.toISOString() ?? 'NOW-8DAYS', end_date: 'NOW' };
      const query = { ...by, ...window, offset, limit: CHANGED_PAGE };
      return readChanged(await call('find changed', SEARCH, { query }));
    },
  };
}

const SEARCH = '/v1/payments/search';
