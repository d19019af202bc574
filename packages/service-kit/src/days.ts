const DAY_MS = 86_400_000;
/** Central Mexico has had no summer time since 2022: its days begin at 06:00 UTC all year. */
const OFFSET_MS = 6 * 3_600_000;

/** The first moment of a day of the shop's zone, '2026-11-21'. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) + OFFSET_MS);
/** The first moment after it. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + OFFSET_MS + DAY_MS);

export type Day = { day: string; from: Date; to: Date };

/** The day of the shop's zone that a moment belongs to, from midnight to midnight. */
export function dayOf(at: Date): Day {
  const midnight = Math.floor((at.getTime() - OFFSET_MS) / DAY_MS) * DAY_MS;
  return {
    day: new Date(midnight).toISOString().slice(0, 10),
    from: new Date(midnight + OFFSET_MS),
    to: new Date(midnight + OFFSET_MS + DAY_MS),
  };
}

const minute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});
/** '2026-11-21 14:05': a moment in the shop's zone, as spreadsheets read it. */
export const minuteOf = (at: Date): string => minute.format(at);

/** Every day from that of `first` to that of `last`, oldest first. */
export function daysBetween(first: Date, last: Date): Day[] {
  const start = dayOf(first).from.getTime();
  const count = Math.round((dayOf(last).from.getTime() - start) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => dayOf(new Date(start + at * DAY_MS)));
}

/** The last `count` days of the shop's zone, oldest first, today last. */
export const lastDays = (count: number, now: Date): Day[] =>
  daysBetween(new Date(now.getTime() - (count - 1) * DAY_MS), now);
