import type { Log } from '@shop/service-kit/log';
import type { CartOrdersConfig } from '../../config.ts';
import type { Outbox } from '../../orders/order/outbox.ts';
import { expireReplaced, type ExpireDeps } from '../../shopping/checkout/expire-replaced.ts';
import { addExceptionEmails, type ExceptionEmailDeps } from '../exceptions/add-exception-emails.ts';
import type { PaymentQueue } from '../queue/payment.queue.ts';
import { refundUnmatchedPayments, type RefundUnmatchedDeps } from '../refund/refund-unmatched-payments.ts';
import { retryWebhookEvent, type RetryDeps } from '../webhook/retry-webhook-event.ts';
import { lookAtDisputes, type LookDeps } from './look-at-disputes.ts';
import { sweepPayments, type SweepDeps } from './sweep.ts';

const BATCH = 100;
const FEW = 10;
/** How long a pass may wait for the provider. */
const PASS_TIMEOUT_MS = 60_000;

type Pass = { now: Date; before: Date; until: Date };
export type ReconcileDeps = SweepDeps &
  LookDeps &
  ExpireDeps &
  RefundUnmatchedDeps &
  RetryDeps &
  ExceptionEmailDeps & {
    outbox: Outbox;
    queue: PaymentQueue;
    config: Pick<CartOrdersConfig, 'RECONCILE_AFTER_MS'>;
    log: Log;
  };
type Step = (deps: ReconcileDeps, pass: Pass) => Promise<void>;

/**
 * Finds what no request reported: payments whose shopper left and whose notification was lost, notifications that were
 * stored but not queued, and interrupted order work and refunds. A failing step does not stop the others.
 */
export async function reconcile(deps: ReconcileDeps): Promise<void> {
  const now = new Date();
  const before = new Date(now.getTime() - deps.config.RECONCILE_AFTER_MS);
  const until = new Date(now.getTime() + PASS_TIMEOUT_MS);
  for (const step of STEPS)
    try {
      await step(deps, { now, before, until });
    } catch (error) {
      deps.log.error({ err: error, step: step.name }, 'a step of reconciliation failed');
    }
}

const queueWebhookEvents: Step = async (deps, { now }) => {
  for (const { _id, paymentId } of await deps.webhookEvents.waiting(now, BATCH))
    try {
      await deps.queue.settle(paymentId, _id);
      await deps.webhookEvents.queued(_id);
    } catch (error) {
      deps.log.warn({ err: error, eventId: _id }, 'a notification waits for another pass');
      await retryWebhookEvent(deps, _id);
    }
};

const hurryLate: Step = (deps) => deps.queue.hurryLate();

const relayOrders: Step = async (deps, { before }) => {
  for (const orderId of await deps.outbox.waiting(before, BATCH)) await deps.queue.relay(orderId);
};

const sendRefunds: Step = async (deps, { before }) => {
  for (const { paymentId, refundId } of await deps.refunds.waiting(before, BATCH)) {
    await deps.queue.refund(paymentId, refundId);
    await deps.refunds.queued(paymentId);
  }
};

const expireOld: Step = async (deps, { now, until }) => {
  for (;;) {
    const found = await deps.checkouts.replaced(now, FEW);
    await expireReplaced(deps, found);
    if (found.length < FEW || Date.now() > until.getTime()) return;
  }
};

const STEPS: Step[] = [
  queueWebhookEvents,
  hurryLate,
  relayOrders,
  sendRefunds,
  refundUnmatchedPayments,
  addExceptionEmails,
  function sweep(deps, { until }) {
    return sweepPayments(deps, until);
  },
  lookAtDisputes,
  expireOld,
];
