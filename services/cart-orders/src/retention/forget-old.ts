import type { RetentionAmounts } from '@shop/contracts/retention';
import { recordJob } from '@shop/service-kit/audit/record-job';
import { AppError } from '@shop/service-kit/errors';
import type { Redis } from 'ioredis';
import { forgetCustomer, forgetOrders, type ForgetDeps } from '../orders/customer/forget-customer.ts';
import type { GiftCardStore } from '../gift-cards/gift-card.store.ts';
import type { ConsentStore } from '../consents/consent.store.ts';
import type { PaymentExceptionStore } from '../payments/exceptions/payment-exception.store.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import type { MessagesClient } from '../messages.client.ts';
import { nextNight, type RetentionStore } from './retention.store.ts';

export type RetentionDeps = ForgetDeps & {
  retention: RetentionStore;
  settings: Pick<SettingsClient, 'read'>;
  messages: Pick<MessagesClient, 'forget'>;
  exceptions: Pick<PaymentExceptionStore, 'forgetOldPayers'>;
  consents: Pick<ConsentStore, 'forget' | 'forgetBefore'>;
  giftCards: Pick<GiftCardStore, 'forget' | 'forgetBefore'>;
  redis: Redis;
  config: { AUDIT_QUEUE: string };
  /** The rest waits for the next turn, so that no turn holds the lease for long. */
  atOnce?: number;
  now?: () => number;
};
type Amounts = RetentionAmounts & { messages: number };

const AT_ONCE = 200;
const AGAIN_MS = 3_600_000;
const BY = { who: 'sistema', why: 'age' } as const;

/** The date so many months before `now`; the last day of a month that is too short for its day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  // Otherwise the days over would count into the next month, and data would be removed before its time.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

/**
 * One turn, when one is due: removes what the owner's setting covers, in the same way as for people who ask for it.
 * @returns true when another turn should follow at once
 */
export async function forgetOld(deps: RetentionDeps): Promise<boolean> {
  const { retention, settings, config, redis, atOnce = AT_ONCE, now = Date.now } = deps;
  const row = await retention.claim();
  if (!row) return false;
  const today = new Date(now());
  try {
    const { retentionMonths } = await settings.read();
    const before = retentionMonths && monthsBefore(today, retentionMonths);
    const recording = { redis, queue: config.AUDIT_QUEUE, now: today };
    const gone = before
      ? await recordJob(recording, 'retention', () => forgetBefore(deps, before))
      : undefined;
    const isMore =
      gone !== undefined && [gone.customers, gone.checkouts, gone.mails].some((n) => n >= atOnce);
    await retention.done(row, isMore ? today : nextNight(today));
    return isMore;
  } catch (error) {
    await retention.retry(row, AGAIN_MS);
    throw error;
  }
}

/** Takes turns until nothing more is due or the process ends. */
export async function forgetAllOld(deps: RetentionDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await forgetOld(deps)));
}

async function forgetBefore(deps: RetentionDeps, before: Date): Promise<Amounts> {
  const { retention, checkouts, messages, atOnce = AT_ONCE } = deps;
  const unnamed = await retention.unnamedOrders(before, atOnce);
  await forgetOrders(deps, { orders: unnamed, emails: [] }, BY);
  let customers = unnamed.length;
  // Customers with an open order stay and are skipped, however many they are.
  for await (const { _id } of retention.customers(before))
    if (customers < atOnce) customers += await forgetClosed(deps, _id);
    else break;
  // Customers who came back keep their orders; an order's address stays with the order.
  const left = await retention.oldCheckouts(before, atOnce);
  await deps.forgetPayers({ checkoutIds: left, emails: [] });
  await checkouts.forgetBuyer(left);
  await deps.exceptions.forgetOldPayers(before);
  await deps.consents.forgetBefore(before);
  await deps.giftCards.forgetBefore(before);
  const mails = await retention.removeMails(before, atOnce);
  return { customers, checkouts: left.length, mails, messages: await messages.forget(before) };
}

/** An open order needs its buyer, so the next round tries again. */
const forgetClosed = async (deps: RetentionDeps, id: string): Promise<number> =>
  forgetCustomer(deps, id, BY).then(
    () => 1,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 409) return 0;
      throw error;
    },
  );
