import { unavailable } from '@shop/service-kit/errors';
import type { OrderStore } from '../../orders/order/order.store.ts';
import type { JobResults } from '../queue/job-results.ts';
import type { WebhookEventStore } from '../webhook/webhook-event.store.ts';
import { paidAlready } from './paid-already.ts';
import type { PaymentStore } from './payment.store.ts';
import type { SettleResult } from './settle-result.ts';
import type { UnknownPayments } from './unknown-payments.ts';

const STILL_CONFIRMING =
  'Seguimos confirmando tu pago. No pagues de nuevo: espera un momento y vuelve a intentar.';

/** @throws AppError 503 when there is no result in 5 seconds or no queue; the payment is still settled later */
export type SettleAndWait = (paymentId: string) => Promise<SettleResult>;
export type SettleAndWaitDeps = {
  payments: PaymentStore;
  orders: OrderStore;
  webhookEvents: WebhookEventStore;
  unknown: UnknownPayments;
  results: Pick<JobResults, 'settled'>;
};

/** Settles a payment through the worker. Requests for the same payment share one result. */
export function createSettleAndWait(deps: SettleAndWaitDeps): SettleAndWait {
  const waiting = new Map<string, Promise<SettleResult | undefined>>();
  return async (paymentId) => {
    const shared =
      waiting.get(paymentId) ?? resultOf(deps, paymentId).finally(() => waiting.delete(paymentId));
    waiting.set(paymentId, shared);
    const result = await shared;
    if (!result) throw unavailable(STILL_CONFIRMING);
    return result;
  };
}

async function resultOf(deps: SettleAndWaitDeps, paymentId: string): Promise<SettleResult | undefined> {
  const payment = await deps.payments.find(paymentId);
  const order = payment && (await deps.orders.findByCheckout(payment.checkoutId));
  const known = payment && order && paidAlready(payment, order);
  if (known) return known;
  const hasWebhookEvent = payment !== null || (await deps.webhookEvents.hasWebhookEvent(paymentId));
  if (!hasWebhookEvent && (await isUnknown(deps, paymentId))) return { kind: 'unknown' };
  return deps.results.settled(paymentId, hasWebhookEvent);
}

/** Without Redis the provider is asked once more, which is harmless. */
const isUnknown = ({ unknown }: SettleAndWaitDeps, paymentId: string): Promise<boolean> =>
  unknown.has(paymentId).catch(() => false);
