import { LEAST_CENTS } from '../least.ts';
import { toPesos } from '@shop/contracts/money';
import { CHANGED_PAGE, type PaymentProvider } from '../../payment.port.ts';
import { openAccount } from '../account.ts';
import { unlessMissing } from '../api.ts';
import type { MercadoPagoConfig } from '../env.ts';
import { isOfOrder } from '../order-marks.ts';
import { readReturn } from '../notification.ts';
import { createPages } from './pages.ts';
import { readChanged, readPayment, readRefund, readRefunds } from './read-answers.ts';

const SEARCH = '/v1/payments/search';

/** Checkout Pro by preferences. Several payments may pay one preference. */
export function createPreferences(config: MercadoPagoConfig): PaymentProvider {
  const account = openAccount(config);
  const { call, trusted, shared } = account;
  const refundsOf = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}/refunds`;

  return {
    ...shared,
    name: 'mercadopago',
    capabilities: {
      partialRefunds: true,
      leastCents: LEAST_CENTS,
      expiringLinks: true,
      freeMonths: false,
      pagesAreReused: true,
    },

    ...createPages(account),

    async getPayment(id) {
      const answer = await account.payment(id).catch(unlessMissing);
      const found = answer === undefined ? undefined : readPayment(answer, trusted);
      return isOfOrder(found?.externalReference) ? undefined : found;
    },

    async refund({ paymentId, key, amountCents }) {
      // Some methods only refund the whole payment, and refuse any amount, even the full one.
      const body = amountCents === undefined ? {} : { amount: toPesos(amountCents) };
      const options = { method: 'POST', body, idempotencyKey: key } as const;
      return readRefund(await call('refund', refundsOf(paymentId), options));
    },

    findRefunds: async (paymentId) => readRefunds(await call('find refunds', refundsOf(paymentId))),

    async findChanged({ since, offset }) {
      const by = { range: 'date_last_updated', sort: 'date_last_updated', criteria: 'asc' };
      // Uses the provider's clock, because ours may be wrong.
      const window = { begin_date: since?.toISOString() ?? 'NOW-180DAYS', end_date: 'NOW' };
      const query = { ...by, ...window, offset, limit: CHANGED_PAGE };
      return readChanged(await call('find changed', SEARCH, { query }));
    },

    findClaims: account.claims,
    findChargebacks: account.chargebacks,
    readReturn,
  };
}
