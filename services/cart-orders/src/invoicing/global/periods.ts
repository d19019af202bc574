import type { GlobalEvery } from '@shop/contracts/global-invoice';
import { dayAfter } from '@shop/contracts/time-zone';
import { dayOf, endOfDay, startOfDay } from '@shop/service-kit/days';
import type { GlobalPeriod } from '../provider/invoice.port.ts';

/** The start of a period ('2026-11' or '2026-11-21') in the shop's zone, and the start of the next one. */
export function boundsOf(period: string): { from: Date; to: Date } {
  if (period.length > 7) return { from: startOfDay(period), to: endOfDay(period) };
  return { from: startOfDay(`${period}-01`), to: startOfDay(`${monthAfter(period)}-01`) };
}

/** The thirty-first day after the first of a month is in the next month. */
const monthAfter = (month: string): string => dayAfter(`${month}-01`, 31).slice(0, 7);

export const isOver = (period: string, now: Date): boolean => boundsOf(period).to <= now;

/** The days that are made up for after a worker was away. */
const LATE_DAYS = 3;

/** The period of a moment, in the shop's zone. */
export const periodAt = (every: GlobalEvery, at: Date): string =>
  every === 'day' ? dayOf(at).day : dayOf(at).day.slice(0, 7);

/** The periods that ended last, the latest first: one month, or some days. */
export function lastPeriods(every: GlobalEvery, now: Date): string[] {
  if (every === 'month') return [dayAfter(`${periodAt('month', now)}-01`, -1).slice(0, 7)];
  const today = periodAt('day', now);
  return Array.from({ length: LATE_DAYS }, (_, at) => dayAfter(today, -1 - at));
}

/** The period in the authority's terms: months by its catalogue. */
export function toGlobalPeriod(period: string): GlobalPeriod {
  const [year, months = ''] = period.split('-');
  return { periodicity: period.length > 7 ? 'day' : 'month', months, year: Number(year) };
}
