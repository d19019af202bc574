import { dayOf } from '@shop/service-kit/days';
import { sentAtOf, paidAtOf } from '../order/order-dates.ts';
import type { OrderRow } from '../order/order.model.ts';

const DAY_MS = 86_400_000;
/** What the shop says on its product and legal pages: working days in the workshop, then days on the road. */
const WORKSHOP_DAYS = { first: 1, last: 2 };
const CUSTOM_DAYS = 2;
const ROAD_DAYS = { first: 3, last: 6 };

/** `first` and `last`: noon of the days between which it happens. */
export type Days = { first: Date; last: Date };

/** The day of the shop's zone, at its noon, which is the same day everywhere in Mexico. */
const noonOf = (at: Date): Date => new Date(dayOf(at).from.getTime() + DAY_MS / 2);
const later = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
const isSunday = (day: Date): boolean => day.getUTCDay() === 0;
const isWorkday = (day: Date): boolean => !isSunday(day) && day.getUTCDay() !== 6;

function afterWorkdays(day: Date, count: number): Date {
  if (count === 0) return day;
  const next = later(day, 1);
  return afterWorkdays(next, isWorkday(next) ? count - 1 : count);
}

/** When an order that was paid at a moment leaves. Own blends take longer. */
function leaving({ items }: OrderRow, paidAt: Date): Days {
  const more = items.some(({ isCustom }) => isCustom) ? CUSTOM_DAYS : 0;
  const from = noonOf(paidAt);
  return {
    first: afterWorkdays(from, WORKSHOP_DAYS.first + more),
    last: afterWorkdays(from, WORKSHOP_DAYS.last + more),
  };
}

/** Nobody delivers on Sundays. */
const delivered = (day: Date): Date => (isSunday(day) ? later(day, 1) : day);
const arriving = ({ first, last }: Days): Days => ({
  first: delivered(later(first, ROAD_DAYS.first)),
  last: delivered(later(last, ROAD_DAYS.last)),
});

/** The last day on which an order that is paid should leave. */
export const leavesBy = (order: OrderRow): Date => leaving(order, paidAtOf(order) ?? order.createdAt).last;

/** When an order arrives that has left, or that is paid and knows where it goes; nothing of any other. */
export function arrivesBetween(order: OrderRow): Days | undefined {
  const [sentAt, paidAt] = [sentAtOf(order), paidAtOf(order)];
  if (sentAt) return arriving({ first: noonOf(sentAt), last: noonOf(sentAt) });
  return paidAt && !order.needsAddress ? arriving(leaving(order, paidAt)) : undefined;
}
