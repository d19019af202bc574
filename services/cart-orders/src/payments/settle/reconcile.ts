import { expireReplaced } from '../../shopping/checkout/expire-replaced.ts';
import type { Deps } from '../../deps.ts';
import { writeStrayMails } from '../exceptions/stray-mails.ts';
import { refundStrays } from '../refund/refund-strays.ts';
import { retryNotice } from '../webhook/retry-notice.ts';
import { checkDue } from './check-due.ts';

const BATCH = 100;
const FEW = 10;
/** How long one round may wait for the provider. */
const PATIENCE_MS = 60_000;

type Round = { now: Date; before: Date; until: Date };
type Step = (deps: Deps, round: Round) => Promise<void>;

/**
 * Finds what no door brought: payments of checkouts whose shopper vanished and whose notification was lost,
 * notifications that were stored but never queued, and order work and refunds that were interrupted. A step that fails
 * holds none of the others.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const now = new Date();
  const before = new Date(now.getTime() - deps.config.RECONCILE_AFTER_MS);
  const until = new Date(now.getTime() + PATIENCE_MS);
  for (const step of STEPS)
    try {
      await step(deps, { now, before, until });
    } catch (error) {
      deps.log.error({ err: error, step: step.name }, 'a step of reconciliation failed');
    }
}

const queueNotices: Step = async (deps, { now }) => {
  for (const { _id, paymentId } of await deps.notices.waiting(now, BATCH))
    try {
      await deps.queue.settle(paymentId, _id);
      await deps.notices.queued(_id);
    } catch (error) {
      deps.log.warn({ err: error, noticeId: _id }, 'a notification waits for another round');
      await retryNotice(deps, _id);
    }
};

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
  queueNotices,
  relayOrders,
  sendRefunds,
  refundStrays,
  writeStrayMails,
  function checkCheckouts(deps, { now, until }) {
    return checkDue(deps, now, until);
  },
  expireOld,
];
