import { clockIn, FIRST_ZONE, type TimeZone } from './time-zone.ts';
import { isDelivered, isWorkday } from './workdays.ts';

/** How long a paid order takes, as 'Tienda' has it: days in the workshop are working days. */
export type DeliveryDays = {
  workshopFirst: number;
  workshopLast: number;
  /** Additional days for a custom blend. */
  ownBlend: number;
  roadFirst: number;
  roadLast: number;
};
/** The same with the zone in which days are counted. */
export type Calendar = DeliveryDays & { timeZone?: TimeZone | undefined };
/** Noon of the first and last day of an event. */
export type Span = { first: Date; last: Date };

const DAY_MS = 86_400_000;
const NOON_MS = 18 * 3_600_000;

/** The day in the shop's zone, as noon in central Mexico: that moment is on the same day all over Mexico. */
export const noonOf = (at: Date, zone: TimeZone = FIRST_ZONE): Date =>
  new Date(Math.floor(clockIn(at, zone).getTime() / DAY_MS) * DAY_MS + NOON_MS);
const later = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** The workday that is `count` workdays later; with 0, the day itself or the next workday. */
function afterWorkdays(day: Date, count: number): Date {
  if (count === 0) return isWorkday(day) ? day : afterWorkdays(later(day, 1), 0);
  const next = later(day, 1);
  return afterWorkdays(next, isWorkday(next) ? count - 1 : count);
}

/** When an order paid at `paidAt` leaves. */
export function dispatchSpan(paidAt: Date, days: Calendar, hasOwnBlend: boolean): Span {
  const more = hasOwnBlend ? days.ownBlend : 0;
  const from = noonOf(paidAt, days.timeZone);
  return {
    first: afterWorkdays(from, days.workshopFirst + more),
    last: afterWorkdays(from, days.workshopLast + more),
  };
}

/** Nobody delivers on Sundays, nor on days of rest. */
const delivered = (day: Date): Date => (isDelivered(day) ? day : delivered(later(day, 1)));

/** The days that a way gives; without days on the road it has those of 'Tienda'. */
type WayDays = {
  kind: 'ship' | 'pickup';
  roadFirst?: number | undefined;
  roadLast?: number | undefined;
};

/** When an order arrives that leaves within a span. */
const arriving = ({ first, last }: Span, days: DeliveryDays, way?: WayDays): Span => ({
  first: delivered(later(first, way?.roadFirst ?? days.roadFirst)),
  last: delivered(later(last, way?.roadLast ?? days.roadLast)),
});

/** When an order arrives that left at `sentAt`. */
export const arrivingOf = (sentAt: Date, days: Calendar, way?: WayDays): Span => {
  const sent = noonOf(sentAt, days.timeZone);
  return arriving({ first: sent, last: sent }, days, way);
};

type Paid = { at: Date; hasOwnBlend: boolean };
/** When an order arrives that is paid at `at`; a pickup order is there as soon as it leaves the workshop. */
export function arrivingBy(way: WayDays | undefined, { at, hasOwnBlend }: Paid, days: Calendar): Span {
  const left = dispatchSpan(at, days, hasOwnBlend);
  return way?.kind === 'pickup' ? left : arriving(left, days, way);
}

const rangeOf = (first: number, last: number) => (first === last ? `${last}` : `${first} a ${last}`);

/** The owner's text with the days of the settings: {taller}, {camino} and {propio}, e.g. '1 a 2'. */
export const fillDays = (text: string, days: DeliveryDays): string => {
  const values: Record<string, string> = {
    taller: rangeOf(days.workshopFirst, days.workshopLast),
    camino: rangeOf(days.roadFirst, days.roadLast),
    propio: `${days.ownBlend}`,
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
};
