import type { Log } from '@shop/service-kit/log';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { CartOrdersConfig } from '../../config.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import type { PaymentQueue } from '../queue/payment.queue.ts';

export type CheckDueDeps = {
  checkouts: CheckoutStore;
  provider: Pick<PaymentPort, 'findPayments'>;
  queue: Pick<PaymentQueue, 'check'>;
  config: Pick<CartOrdersConfig, 'RECONCILE_AFTER_MS'>;
  log: Pick<Log, 'warn'>;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 100;
const AT_ONCE = 5;

/**
 * Asks the provider after all checkouts that are due, a few at a time: what one round leaves over would be late in the
 * next. When the provider hangs the round ends at `until`, because nothing else is looked after meanwhile.
 */
export async function checkDue(deps: CheckDueDeps, now: Date, until: Date): Promise<void> {
  const due = await deps.checkouts.due(now, BATCH);
  for (let from = 0; from < due.length; from += AT_ONCE) {
    if (Date.now() > until.getTime()) return;
    await Promise.all(due.slice(from, from + AT_ONCE).map((checkout) => checkOne(deps, checkout)));
  }
  if (due.length === BATCH) await checkDue(deps, now, until);
}

async function checkOne(deps: CheckDueDeps, checkout: CheckoutRow): Promise<void> {
  // Taken before the provider is asked: however long that takes, nobody asks after the same one meanwhile.
  const next = nextCheck(checkout, deps.config.RECONCILE_AFTER_MS);
  if (!(await deps.checkouts.takeCheck(checkout, next))) return;
  try {
    const found = await deps.provider.findPayments(checkout);
    for (const paymentId of found) await deps.queue.check(paymentId);
  } catch (error) {
    deps.log.warn({ err: error, checkoutId: checkout._id }, 'reconciliation will ask again');
  }
}

/**
 * A checkout is asked after while its shopper may be paying, and no longer once it is paid or a day old: what comes later
 * is found by the sweep.
 */
export function nextCheck(
  { createdAt, reopenedAt, settledAt }: Pick<CheckoutRow, 'createdAt' | 'reopenedAt' | 'settledAt'>,
  oftenMs: number,
): Date | undefined {
  const age = Date.now() - (reopenedAt ?? createdAt).getTime();
  if (settledAt || age > DAY_MS) return undefined;
  return new Date(Date.now() + (age > 2 * HOUR_MS ? 5 * MINUTE_MS : oftenMs / 2));
}
