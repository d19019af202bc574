import { LEAST_CENTS } from '../least.ts';
import { PAYMENT_BROWSERS } from '@shop/contracts/payment-browsers';
import { ProviderError } from '../../../../shopping/checkout/payment-page.port.ts';
import type { PaymentProvider, ProviderRefund } from '../../payment.port.ts';
import { wasPaid } from '../../../../orders/order/payment.rank.ts';
import { openAccount } from '../account.ts';
import { unlessMissing } from '../api.ts';
import { contentKey } from '../content-key.ts';
import type { MercadoPagoConfig } from '../env.ts';
import { isOfOrder } from '../order-marks.ts';
import { readReference } from '../read.ts';
import { askCharges } from './ask-charges.ts';
import { claimsOfOrders } from './claims-of-orders.ts';
import { orderBody, toAmount } from './order-body.ts';
import { createOrderSearch } from './order-search.ts';
import {
  isOpen,
  latestOf,
  readOrder,
  readPage,
  readRefunded,
  refundedCents,
  refundsOf,
  toPayment,
} from './read-order.ts';

const { freeMonths } = PAYMENT_BROWSERS['mercadopago-orders'];

/** Picks the new refund. The answer may include earlier ones; a repeated key returns the last of that amount. */
function theNew(all: ProviderRefund[], before: ProviderRefund[], amountCents: number): ProviderRefund {
  const known = new Set(before.map(({ id }) => id));
  const made =
    all.findLast(({ id }) => !known.has(id)) ?? all.findLast((one) => one.amountCents === amountCents);
  if (!made) throw new ProviderError('unexpected answer', new Error('an order without the refund'));
  return made;
}

/**
 * Checkout Pro by orders. An order is one page and one payment: it is paid once, even by several methods, and the shop
 * uses its id for both.
 */
export function createOrders(config: MercadoPagoConfig): PaymentProvider {
  const account = openAccount(config);
  const { call, trusted, shared, env } = account;
  const search = createOrderSearch(call);
  const pathOf = (id: string) => `/v1/orders/${encodeURIComponent(id)}`;
  /** Claims and alerts name a payment's number; the payment's reference leads to its order. */
  const ofNumber = async (number: string): Promise<string | undefined> => {
    const answer = await account.payment(number).catch(unlessMissing);
    const reference = answer === undefined ? undefined : readReference(answer);
    return reference && isOfOrder(reference) ? search.ofReference(reference) : undefined;
  };
  const ask = async (id: string) => readOrder(await call('get order', pathOf(id)));

  return {
    ...shared,
    name: 'mercadopago-orders',
    capabilities: {
      partialRefunds: true,
      leastCents: LEAST_CENTS,
      expiringLinks: true,
      freeMonths,
      pagesAreReused: false,
    },

    async createPage(order) {
      const body = orderBody(order, env);
      const options = { method: 'POST', body, idempotencyKey: contentKey(body, order) } as const;
      return readPage(await call('create order', '/v1/orders', options));
    },

    async expirePage(id, _order, from = new Date()) {
      // An order ends at its own term, so only an immediate end needs a call.
      if (from.getTime() > Date.now()) return;
      const options = { method: 'POST', idempotencyKey: `${id}-cancel` } as const;
      try {
        await call('cancel order', `${pathOf(id)}/cancel`, options);
      } catch (error) {
        // An order that is over cannot be cancelled, and need not be.
        if (!(error instanceof ProviderError) || isOpen(await ask(id))) throw error;
      }
    },

    async getPayment(id) {
      const order = await ask(id).catch(unlessMissing);
      if (!order) return undefined;
      const payment = toPayment(order, trusted);
      const charges = wasPaid(payment.status) ? await askCharges(account, order) : undefined;
      return { ...payment, ...(charges && { charges }) };
    },

    async refund({ paymentId, key, amountCents }) {
      const order = await ask(paymentId);
      const part = amountCents ?? (refundedCents(order) > 0 ? order.total_amount - refundedCents(order) : 0);
      const id = latestOf(order)?.id;
      // Without a body everything is refunded, even for methods that take no amounts.
      const body = part > 0 && id ? { transactions: [{ id, amount: toAmount(part) }] } : undefined;
      const options = { method: 'POST', idempotencyKey: key, ...(body ? { body } : {}) } as const;
      const answer = await call('refund', `${pathOf(paymentId)}/refund`, options);
      return theNew(readRefunded(answer), refundsOf(order), part || order.total_amount);
    },

    findRefunds: async (paymentId) => refundsOf(await ask(paymentId)),
    findChanged: search.changed,
    findClaims: claimsOfOrders(account.claims, ofNumber),
    async findChargebacks(paymentId) {
      const number = latestOf(await ask(paymentId))?.reference_id;
      const cases = number ? await account.chargebacks(number) : [];
      return cases.map((one) => ({ ...one, paymentId }));
    },
    ofNumber,
    // The parameters of the return address are not documented, so the known page is used.
    readReturn: (_query, pageId) => pageId,
    browser: () => ({
      ...PAYMENT_BROWSERS['mercadopago-orders'],
      publicKey: shared.browser().publicKey,
    }),
  };
}
