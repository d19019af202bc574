import type { ConsentState, Purpose } from '@shop/contracts/consent-words';
import { clockIn, type TimeZone } from '@shop/contracts/time-zone';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Rule = {
  /** Least time between two such mails to one address. */
  paceMs: number;
  /** How long after its due time a mail may still be sent. */
  lateMs: number;
  /** What happens to the mail while the product is not available. */
  gone: 'later' | 'never';
  /** The reader waits for it at this moment, so it is also sent at night. */
  atNight?: true;
  /** A refusal is final, because these mails are not requested one by one. */
  noStays?: true;
};
const RULES: Record<Purpose, Rule> = {
  reminder: { paceMs: 14 * DAY_MS, lateMs: 2 * DAY_MS, gone: 'never' },
  stock: { paceMs: 0, lateMs: 180 * DAY_MS, gone: 'later' },
  news: { paceMs: 0, lateMs: 2 * DAY_MS, gone: 'never', atNight: true },
  opinion: { paceMs: 14 * DAY_MS, lateMs: 3 * DAY_MS, gone: 'never', noStays: true },
  refill: { paceMs: 30 * DAY_MS, lateMs: 3 * DAY_MS, gone: 'never', noStays: true },
};
/** No mails before and from these hours, in the shop's time zone. */
const [MORNING, EVENING] = [9, 21];

export type ConsentMail = { purpose: Purpose; state: ConsentState; at: Date; dueAt: Date };
/** What is known about the address and its consent at this moment. */
export type AddressFacts = {
  isPaid: boolean;
  isChanged: boolean;
  isGone: boolean;
  /** When this address last refused mails of this purpose, and when it last got another one of them. */
  saidNoAt?: Date | undefined;
  lastToldAt?: Date | undefined;
};
type Clock = { now: Date; zone: TimeZone };
export type Verdict = { go: 'now' | 'later' } | { go: 'never'; why: string };

const never = (why: string): Verdict => ({ go: 'never', why });

/** Whether a requested mail may be sent at this moment; checked when it is written, and before each delivery. */
export function mayGo(
  { purpose, state, at, dueAt }: ConsentMail,
  known: AddressFacts,
  { now, zone }: Clock,
): Verdict {
  const rule = RULES[purpose];
  const since = (then: Date) => now.getTime() - then.getTime();
  if (state !== 'waiting') return never('not waiting');
  if (known.saidNoAt && (rule.noStays || known.saidNoAt >= at)) return never('said no');
  if (known.isPaid) return never('paid');
  if (known.isChanged) return never('changed');
  if (known.isGone && rule.gone === 'never') return never('gone');
  // A time in the future comes from a clock that was ahead; it counts as well.
  if (known.lastToldAt && since(known.lastToldAt) < rule.paceMs) return never('told lately');
  if (since(dueAt) > rule.lateMs) return never('late');
  const isEarly = since(dueAt) < 0 || known.isGone;
  return { go: isEarly || (!rule.atNight && isNight(now, zone)) ? 'later' : 'now' };
}

export function isNight(now: Date, zone: TimeZone): boolean {
  const hour = clockIn(now, zone).getUTCHours();
  return hour < MORNING || hour >= EVENING;
}
