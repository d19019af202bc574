import { FIRST_DELIVERY, type DeliveryDays } from '@shop/contracts/settings';
import { dayOf } from '@shop/service-kit/days';
import { sentAtOf, paidAtOf } from '../order/order-dates.ts';
import type { OrderRow } from '../order/order.model.ts';

const DAY_MS = 86_400_000;
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
function leaving({ items }: OrderRow, paidAt: Date, days: DeliveryDays): Days {
  const more = items.some(({ isCustom }) => isCustom) ? days.ownBlend : 0;
  const from = noonOf(paidAt);
  return {
    first: afterWorkdays(from, days.workshopFirst + more),
    last: afterWorkdays(from, days.workshopLast + more),
  };
}

/** Nobody delivers on Sundays. */
const delivered = (day: Date): Date => (isSunday(day) ? later(day, 1) : day);
const arriving = ({ first, last }: Days, { roadFirst, roadLast }: DeliveryDays): Days => ({
  first: delivered(later(first, roadFirst)),
  last: delivered(later(last, roadLast)),
});

/** The last day on which an order that is paid should leave. */
export const leavesBy = (order: OrderRow, days = FIRST_DELIVERY): Date =>
  leaving(order, paidAtOf(order) ?? order.createdAt, days).last;

/** When an order arrives that has left, or that is paid and knows where it goes; nothing of any other. */
export function arrivesBetween(order: OrderRow, days = FIRST_DELIVERY): Days | undefined {
  const [sentAt, paidAt] = [sentAtOf(order), paidAtOf(order)];
  if (sentAt) return arriving({ first: noonOf(sentAt), last: noonOf(sentAt) }, days);
  return paidAt && !order.needsAddress ? arriving(leaving(order, paidAt, days), days) : undefined;
}
