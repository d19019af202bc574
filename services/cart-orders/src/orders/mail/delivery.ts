import {
  arrivingBy,
  arrivingOf,
  dispatchSpan,
  type Calendar,
  type DeliveryDays,
  type Span,
} from '@shop/contracts/delivery';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { isFetched } from '@shop/contracts/is-fetched';
import { shopZone } from '@shop/service-kit/days';
import { isHandedOver, sentAtOf, paidAtOf } from '../order/order-dates.ts';
import type { OrderRow } from '../order/order.model.ts';

const hasOwnBlend = ({ items }: OrderRow): boolean => items.some(({ isCustom }) => isCustom);

const inShop = (days: DeliveryDays): Calendar => ({ ...days, timeZone: shopZone() });

/** The last day on which a paid order should leave. */
export const leavesBy = (order: OrderRow, days = FIRST_DELIVERY): Date =>
  dispatchSpan(paidAtOf(order) ?? order.createdAt, inShop(days), hasOwnBlend(order)).last;

/**
 * When an order arrives or can be fetched. Undefined if it is handed over, and unless it has left, or is paid and has an
 * address. Counts the days of travel that its buyer was told.
 */
export function arrivesBetween(order: OrderRow, days = FIRST_DELIVERY): Span | undefined {
  if (isHandedOver(order)) return undefined;
  const [sentAt, paidAt] = [sentAtOf(order), paidAtOf(order)];
  if (sentAt) return isFetched(order) ? undefined : arrivingOf(sentAt, inShop(days), order.delivery);
  if (!paidAt || order.needsAddress) return undefined;
  return arrivingBy(order.delivery, { at: paidAt, hasOwnBlend: hasOwnBlend(order) }, inShop(days));
}
