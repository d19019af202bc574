import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentStatus } from '@shop/contracts/order';
import {
  CHANGED_PAGE,
  type Dispute,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  type ReceivedRequest,
} from '../payments/provider/payment.port.ts';
import type { PageOrder } from '../shopping/checkout/payment-page.port.ts';
import { netCentsOf } from '../shopping/pricing/spread.ts';

const SECRET = 'a-secret-of-this-process';
const MARK = 'memory-';
/** The provider's own names of payment states. */
const STATES: Record<PaymentStatus, string> = {
  pending: 'awaiting',
  in_process: 'authorised',
  approved: 'captured',
  rejected: 'declined',
  cancelled: 'voided',
  in_mediation: 'disputed',
  partially_refunded: 'part-returned',
  refunded: 'returned',
  charged_back: 'lost',
};
const statusOf = (state: string) =>
  (Object.keys(STATES) as PaymentStatus[]).find((status) => STATES[status] === state)!;
const sign = (rawBody: Buffer) => createHmac('sha256', SECRET).update(rawBody).digest();

/** What a payer has to pay: the sum of what the provider was sent. */
const dueOf = ({ lines, shippingCents = 0, taxCents = 0 }: PageOrder): number =>
  lines.reduce((sum, line) => sum + netCentsOf(line), shippingCents + taxCents);

/**
 * A second payment provider, in this process: ids with letters, its own states, and notifications of several payments,
 * signed over their bytes. It answers at once, and keeps idempotency keys only for refunds. The book uses the ids that
 * the shop knows.
 */
export function memoryProvider() {
  const preferences = new Map<string, PageOrder & { isExpired: boolean }>();
  const payments = new Map<string, ProviderPayment>();
  /** Disputes by any key: payers' claims at the provider, and cases of their banks. */
  const claims = new Map<string, Dispute>();
  const chargebacks = new Map<string, Dispute>();
  const refunds = new Map<string, ProviderRefund & { paymentId: string }>();
  const ownId = (id: string) => id.slice(MARK.length);
  /** A payment in the provider's form, as the shop reads it. */
  const tell = ({ id, status, ...more }: ProviderPayment) => ({
    ...more,
    ref: ownId(id),
    state: STATES[status],
  });
  const understand = ({ ref: id, state, ...more }: ReturnType<typeof tell>) => ({
    ...more,
    id,
    status: statusOf(state),
  });

  const provider: PaymentProvider = {
    name: 'memory',
    isReady: true,
    isLive: false,
    probe: async () => ({ isGood: true, text: 'De prueba.' }),
    capabilities: {
      leastCents: 0,
      partialRefunds: true,
      expiringLinks: true,
      freeMonths: false,
      pagesAreReused: true,
    },
    createPage: async (order) => {
      const id = `page-${preferences.size + 1}`;
      preferences.set(id, { ...order, isExpired: false });
      return { id, url: `https://provider.example/${id}` };
    },
    expirePage: async (id, _order, from = new Date()) => {
      const page = preferences.get(id);
      if (page) page.isExpired = from <= new Date();
    },
    getPayment: async (id) => {
      const payment = payments.get(`${MARK}${id}`);
      return payment && understand(tell(payment));
    },
    findChanged: async ({ since = new Date(0), offset }) =>
      [...payments.values()]
        .filter(({ changedAt }) => changedAt >= since)
        .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
        .slice(offset, offset + CHANGED_PAGE)
        .map(({ id, externalReference = '', changedAt }) => ({
          id: ownId(id),
          externalReference,
          changedAt,
        })),
    findClaims: async () => [...claims.values()].map((one) => ({ ...one, paymentId: ownId(one.paymentId) })),
    findChargebacks: async (id) =>
      [...chargebacks.values()].filter(({ paymentId }) => paymentId === `${MARK}${id}`),
    refund: async ({ paymentId: own, key, amountCents }) => {
      const paymentId = `${MARK}${own}`;
      const payment = payments.get(paymentId)!;
      const { refundedCents } = payment;
      const amount = amountCents ?? payment.amountCents - refundedCents;
      const made = refunds.get(key) ?? { id: key, paymentId, amountCents: amount, at: new Date() };
      if (!refunds.has(key)) {
        const after = { refundedCents: refundedCents + amount, changedAt: new Date() };
        const status = after.refundedCents === payment.amountCents ? 'refunded' : 'partially_refunded';
        payments.set(paymentId, { ...payment, ...after, status });
      }
      refunds.set(key, made);
      return made;
    },
    findRefunds: async (id) => [...refunds.values()].filter((one) => one.paymentId === `${MARK}${id}`),
    readNotification: ({ headers, rawBody }) => {
      const signature = Buffer.from(String(headers['x-memory-signature'] ?? ''), 'hex');
      if (signature.length !== 32 || !timingSafeEqual(signature, sign(rawBody))) return undefined;
      const { delivery, told } = JSON.parse(String(rawBody)) as { delivery: string; told: { ref: string }[] };
      return { proven: told.map(({ ref }) => ({ id: `${delivery}-${ref}`, paymentId: ref })), hinted: [] };
    },
    readReturn: ({ ref }) => (typeof ref === 'string' ? ref : undefined),
    browser: () => ({
      label: 'Memoria',
      script: 'https://provider.example/pay.js',
      publicKey: 'key',
      cspOrigins: { files: [], origins: [] },
    }),
  };

  return {
    provider,
    preferences,
    payments,
    claims,
    chargebacks,
    refunds,
    /** The provider's notification of these payments. */
    notificationOf(...ids: string[]): ReceivedRequest {
      const told = ids.map((id) => tell(payments.get(id)!));
      const rawBody = Buffer.from(JSON.stringify({ delivery: `d-${crypto.randomUUID()}`, told }));
      return { headers: { 'x-memory-signature': sign(rawBody).toString('hex') }, query: {}, rawBody };
    },
    /** Centavos still to pay on a page; for a paid page the whole amount again. */
    missing(pageId: string): number {
      const page = preferences.get(pageId)!;
      const paid = [...payments.values()].filter(
        ({ externalReference, status }) => externalReference === page.checkoutId && status === 'approved',
      );
      const left = dueOf(page) - paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
      return left > 0 ? left : dueOf(page);
    },
    /** Pays all of a page, or so many centavos; returns the payment's id, or undefined when the page is expired. */
    pay(pageId: string, cents?: number): string | undefined {
      const page = preferences.get(pageId);
      if (!page || page.isExpired) return undefined;
      const id = `${MARK}PAY_${(36 ** 3 + payments.size).toString(36)}`;
      const amountCents = cents ?? dueOf(page);
      payments.set(id, {
        id,
        status: 'approved',
        statusDetail: 'accredited',
        externalReference: page.checkoutId,
        amountCents,
        refundedCents: 0,
        changedAt: new Date(),
        currency: 'MXN',
        charges: {
          amountCents,
          feeCents: Math.round(amountCents / 25),
          taxCents: Math.round(amountCents / 100),
        },
      });
      return id;
    },
  };
}
