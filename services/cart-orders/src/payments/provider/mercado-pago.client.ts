import { createHash } from 'node:crypto';
import { toPesos } from '@shop/contracts/money';
import { traced } from '@shop/service-kit/tracing/tracing';
import { withTimeout } from '@shop/service-kit/with-timeout';
// Piece by piece: the whole SDK, with the clients that the shop never calls, costs each process nine megabytes more.
import { Payment } from 'mercadopago/dist/clients/payment/index.js';
import { PaymentRefund } from 'mercadopago/dist/clients/paymentRefund/index.js';
import { Preference } from 'mercadopago/dist/clients/preference/index.js';
import { MercadoPagoConfig } from 'mercadopago/dist/mercadoPagoConfig.js';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import type { MercadoPagoError } from 'mercadopago/dist/utils/errors/index.js';
import {
  MPBadRequestError,
  MPForbiddenError,
  MPNotFoundError,
  MPValidationError,
} from 'mercadopago/dist/utils/errors/index.js';
import { ProviderError, type PreferenceOrder } from '../../shopping/checkout/preference.port.ts';
import { CHANGED_PAGE, RefusedError, type PaymentPort } from './payment.port.ts';
import { expiry, preferenceBody } from './mercado-pago.preference.ts';
import { readChanged, readPayment, readPreference, readRefund, readRefunds } from './mercado-pago.read.ts';
import { searchAll } from './mercado-pago.search.ts';

const TIMEOUT_MS = 5_000;

export type MercadoPagoOptions = { accessToken: string; publicBaseUrl: string; baseUrl?: string };

/** Checkout Pro through the provider's own SDK; `baseUrl` points it at another server with the same API. */
export function createMercadoPago({ accessToken, publicBaseUrl, baseUrl }: MercadoPagoOptions): PaymentPort {
  // The SDK knows no other way to choose the server.
  if (baseUrl) (AppConfig as { BASE_URL: string }).BASE_URL = baseUrl.replace(/\/$/, '');
  // One configuration per call: the SDK keeps the options of a call, such as its idempotency key, in it.
  const config = () =>
    new MercadoPagoConfig({ accessToken, options: { timeout: 4_500, maxRetries: 1, initialDelay: 150 } });

  const env = { publicBaseUrl, isReal: baseUrl === undefined };
  // The sandbox's pages stand behind the shop's own address or the sandbox's.
  const trusted = baseUrl ? [publicBaseUrl, baseUrl].map((url) => new URL(url).origin) : [];

  return {
    async createPreference(order: PreferenceOrder) {
      const body = preferenceBody(order, env);
      // The same content is the same preference however often a failed call is repeated.
      const idempotencyKey = createHash('sha256').update(JSON.stringify(body)).digest('hex');
      const answer = await answerOf('create preference', () =>
        new Preference(config()).create({ body, requestOptions: { idempotencyKey } }),
      );
      return readPreference(answer);
    },
    async expirePreference(id, order, from = new Date()) {
      const updatePreferenceRequest = { ...preferenceBody(order, env), ...expiry(from) };
      await answerOf('expire preference', () =>
        new Preference(config()).update({ id, updatePreferenceRequest }),
      );
    },
    async getPayment(id) {
      try {
        return readPayment(await answerOf('get payment', () => new Payment(config()).get({ id })), trusted);
      } catch (error) {
        if (error instanceof ProviderError && error.cause instanceof MPNotFoundError) return undefined;
        throw error;
      }
    },
    async refund({ paymentId, key, amountCents }) {
      const request = { payment_id: paymentId, requestOptions: { idempotencyKey: key } };
      // Some means of payment only go back as a whole, and then an amount is refused even when it is all of it.
      const call = () =>
        amountCents === undefined
          ? new PaymentRefund(config()).total(request)
          : new PaymentRefund(config()).create({ ...request, body: { amount: toPesos(amountCents) } });
      return readRefund(await answerOf('refund', call));
    },
    async findRefunds(paymentId) {
      const answer = answerOf('find refunds', () =>
        new PaymentRefund(config()).list({ payment_id: paymentId }),
      );
      return readRefunds(await answer);
    },
    async findPayments(checkoutId) {
      const options = { external_reference: checkoutId, sort: 'date_created', criteria: 'desc' } as const;
      return searchAll((place) =>
        answerOf('find payments', () => new Payment(config()).search({ options: { ...options, ...place } })),
      );
    },
    async findChanged({ since, offset }) {
      const by = { range: 'date_last_updated', sort: 'date_last_updated', criteria: 'asc' } as const;
      // By the provider's clock: ours may be wrong.
      const window = { begin_date: since?.toISOString() ?? 'NOW-8DAYS', end_date: 'NOW' };
      const options = { ...by, ...window, offset, limit: CHANGED_PAGE };
      return readChanged(await answerOf('find changed', () => new Payment(config()).search({ options })));
    },
  };
}

/** The SDK's own timeout ends with the headers and starts anew with every retry: this one holds for all of it. */
async function answerOf<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    const work = { name: `provider: ${what}`, kind: 'client' } as const;
    return await traced(work, () => withTimeout(call(), TIMEOUT_MS));
  } catch (error) {
    throw isRefusal(error) ? new RefusedError(what, error, codeOf(error)) : new ProviderError(what, error);
  }
}

/** Answers that stay the same however often the call is repeated. */
const isRefusal = (error: unknown): error is MercadoPagoError =>
  [MPBadRequestError, MPForbiddenError, MPNotFoundError, MPValidationError].some(
    (kind) => error instanceof kind,
  );

const codeOf = ({ causes }: MercadoPagoError): number =>
  Number((causes as { code?: unknown }[] | undefined)?.[0]?.code) || 0;
