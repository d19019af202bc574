import type { GlobalEvery } from '@shop/contracts/global-invoice';
import { dayOf, endOfDay, startOfDay } from '@shop/service-kit/days';
import type { GlobalPeriod } from '../provider/invoice.port.ts';

/** The first moment of a period, '2026-11' or '2026-11-21' of the shop's zone, and the first after it. */
export function boundsOf(period: string): { from: Date; to: Date } {
  if (period.length > 7) return { from: startOfDay(period), to: endOfDay(period) };
  return { from: startOfDay(`${period}-01`), to: startOfDay(`${monthAfter(period)}-01`) };
}

function monthAfter(month: string): string {
  const [year = 0, nth = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth, 1)).toISOString().slice(0, 7);
}

export const isOver = (period: string, now: Date): boolean => boundsOf(period).to <= now;

const DAY_MS = 86_400_000;
/** A day that a worker was away is made up for. */
const LATE_DAYS = 3;

/** The period that a moment is in. */
export const periodAt = (every: GlobalEvery, at: Date): string =>
  every === 'day' ? dayOf(at).day : dayOf(at).day.slice(0, 7);

/** Those that ended last, the latest first: one month, or some days. */
export function lastPeriods(every: GlobalEvery, now: Date): string[] {
  const before = (count: number) =>
    periodAt('day', new Date(startOfDay(dayOf(now).day).getTime() - count * DAY_MS + DAY_MS / 2));
  if (every === 'day') return Array.from({ length: LATE_DAYS }, (_, at) => before(at + 1));
  const first = startOfDay(`${dayOf(now).day.slice(0, 7)}-01`);
  return [periodAt('month', new Date(first.getTime() - DAY_MS / 2))];
}

/** As the authority names it: months by its catalogue. */
export function toGlobalPeriod(period: string): GlobalPeriod {
  const [year, months = ''] = period.split('-');
  return { periodicity: period.length > 7 ? 'day' : 'month', months, year: Number(year) };
}
