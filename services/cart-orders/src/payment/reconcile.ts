import type { CheckoutDoc } from '../checkout/checkout.model.ts';
import { expireReplaced } from '../checkout/expire-replaced.ts';
import type { Deps } from '../deps.ts';
import { writeStrayMails } from '../mail/stray-mails.ts';
import { refundStrays } from '../refund/refund-strays.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 100;
const AT_ONCE = 5;

/**
 * Finds what no door brought: payments of checkouts whose shopper vanished and whose notification was lost,
 * notifications that were stored but never queued, and order work and refunds that were interrupted.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const now = new Date();
  for (const event of await deps.notices.waiting(BATCH)) {
    await deps.queue.settle(event.paymentId, event._id);
    await deps.notices.queued(event._id);
  }
  const before = new Date(now.getTime() - deps.config.RECONCILE_AFTER_MS);
  for (const orderId of await deps.outbox.waiting(before, BATCH)) await deps.queue.relay(orderId);
  for (const { paymentId, refundId } of await deps.refunds.waiting(before, BATCH))
    await deps.queue.refund(paymentId, refundId);
  await refundStrays(deps);
  await writeStrayMails(deps);
  await checkDue(deps, now);
  await expireReplaced(deps, await deps.checkouts.replaced(now, BATCH));
}

/** All that are due, a few at a time: what one round leaves over would be late in the next. */
async function checkDue(deps: Deps, now: Date): Promise<void> {
  const due = await deps.checkouts.due(now, BATCH);
  for (let from = 0; from < due.length; from += AT_ONCE)
    await Promise.all(due.slice(from, from + AT_ONCE).map((checkout) => checkOne(deps, checkout)));
  if (due.length === BATCH) await checkDue(deps, now);
}

async function checkOne(deps: Deps, checkout: CheckoutDoc): Promise<void> {
  try {
    const found = await deps.provider.findPayments(checkout._id);
    for (const paymentId of found) await deps.queue.check(paymentId);
  } catch (error) {
    deps.log.warn({ err: error, checkoutId: checkout._id }, 'reconciliation will ask again');
  }
  await deps.checkouts.setNextCheck(checkout._id, nextCheck(checkout, deps.config.RECONCILE_AFTER_MS));
}

/**
 * A checkout is asked after often while its shopper may be paying, seldom once it is paid or while a cash payment may
 * still come in, and no longer after eight days: the provider's vouchers are dead by then.
 */
export function nextCheck(
  { createdAt, reopenedAt, settledAt }: Pick<CheckoutDoc, 'createdAt' | 'reopenedAt' | 'settledAt'>,
  oftenMs: number,
): Date | undefined {
  const age = Date.now() - (reopenedAt ?? createdAt).getTime();
  if (age > 8 * DAY_MS) return undefined;
  if (settledAt || age > DAY_MS) return new Date(Date.now() + HOUR_MS);
  return new Date(Date.now() + (age > 2 * HOUR_MS ? 5 * MINUTE_MS : oftenMs / 2));
}
