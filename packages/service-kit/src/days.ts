import { clockIn, dayAfter, dayIn, FIRST_ZONE, startIn, type TimeZone } from '@shop/contracts/time-zone';

// A process works for one shop with one time zone. The code that reads the settings sets it.
let zone: TimeZone = FIRST_ZONE;
export const shopZone = (): TimeZone => zone;
export const setShopZone = (read: TimeZone | undefined): void => void (zone = read ?? FIRST_ZONE);

/** The first moment of a day, '2026-11-21', in the shop's zone. */
export const startOfDay = (day: string): Date => startIn(day, zone);
/** The first moment after the day. */
export const endOfDay = (day: string): Date => startIn(dayAfter(day), zone);

export type Day = { day: string; from: Date; to: Date; zone: TimeZone };

const asDay = (day: string): Day => ({ day, from: startOfDay(day), to: endOfDay(day), zone });

/** The day in the shop's zone that contains a moment, from midnight to midnight. */
export const dayOf = (at: Date): Day => asDay(dayIn(at, zone));

/** '2026-11-21 14:05': a moment in the shop's zone, in a form that spreadsheets read. */
export const minuteOf = (at: Date): string => clockIn(at, zone).toISOString().slice(0, 16).replace('T', ' ');

/** Every day from that of `first` to that of `last`, oldest first. */
export function daysBetween(first: Date, last: Date): Day[] {
  const [from, to] = [dayIn(first, zone), dayIn(last, zone)];
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(asDay(day));
  return days;
}

/** The last `count` days of the shop's zone, oldest first, today last. */
export const lastDays = (count: number, now: Date): Day[] =>
  daysBetween(startOfDay(dayAfter(dayIn(now, zone), 1 - count)), now);
