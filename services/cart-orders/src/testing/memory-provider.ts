import type { PaymentPort, ProviderPayment, ProviderRefund } from '../payments/provider/payment.port.ts';
import type { PreferenceOrder } from '../shopping/checkout/preference.port.ts';
import { netCentsOf } from '../shopping/pricing/spread.ts';

/** A payment provider in this process: it answers at once, and keeps no idempotency keys but those of refunds. */
/** What a payer is asked for: the sum of what the provider was sent. */
const dueOf = (lines: PreferenceOrder['lines']): number =>
  lines.reduce((sum, line) => sum + netCentsOf(line), 0);

export function memoryProvider() {
  const preferences = new Map<string, PreferenceOrder & { isExpired: boolean }>();
  const payments = new Map<string, ProviderPayment>();
  const refunds = new Map<string, ProviderRefund & { paymentId: string }>();

  const port: PaymentPort = {
    createPreference: async (order) => {
      const id = `preference-${preferences.size + 1}`;
      preferences.set(id, { ...order, isExpired: false });
      return { id, initPoint: `https://provider.example/${id}` };
    },
    expirePreference: async (id, _order, from = new Date()) => {
      const preference = preferences.get(id);
      if (preference) preference.isExpired = from <= new Date();
    },
    getPayment: async (id) => payments.get(id),
    findPayments: async (checkoutId) =>
      [...payments.values()].filter((one) => one.externalReference === checkoutId).map(({ id }) => id),
    findChanged: async () =>
      [...payments.values()].map(({ id, externalReference = '', changedAt }) => ({
        id,
        externalReference,
        changedAt,
      })),
    refund: async ({ paymentId, key, amountCents }) => {
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
    findRefunds: async (paymentId) => [...refunds.values()].filter((one) => one.paymentId === paymentId),
  };

  return {
    ...port,
    preferences,
    payments,
    /** Centavos of a preference that nobody has paid yet; of one that is paid, all of it again. */
    missing(preferenceId: string): number {
      const { checkoutId, lines } = preferences.get(preferenceId)!;
      const paid = [...payments.values()].filter(
        ({ externalReference, status }) => externalReference === checkoutId && status === 'approved',
      );
      const left = dueOf(lines) - paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
      return left > 0 ? left : dueOf(lines);
    },
    /** Pays with success, all of it or so many centavos; answers the payment's id, or nothing when the link is dead. */
    pay(preferenceId: string, cents?: number): string | undefined {
      const preference = preferences.get(preferenceId);
      if (!preference || preference.isExpired) return undefined;
      const id = String(1_000 + payments.size);
      payments.set(id, {
        id,
        status: 'approved',
        statusDetail: 'accredited',
        externalReference: preference.checkoutId,
        amountCents: cents ?? dueOf(preference.lines),
        refundedCents: 0,
        changedAt: new Date(),
        currency: 'MXN',
      });
      return id;
    },
  };
}
