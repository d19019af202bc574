import {
  arriving,
  arrivingOf,
  FIRST_DELIVERY,
  leaving,
  type Calendar,
  type DeliveryDays,
  type Span,
} from '@shop/contracts/delivery';
import { shopZone } from '@shop/service-kit/days';
import { sentAtOf, paidAtOf } from '../order/order-dates.ts';
import type { OrderRow } from '../order/order.model.ts';

const hasOwnBlend = ({ items }: OrderRow): boolean => items.some(({ isCustom }) => isCustom);

const inShop = (days: DeliveryDays): Calendar => ({ ...days, timeZone: shopZone() });

/** The last day on which an order that is paid should leave. */
export const leavesBy = (order: OrderRow, days = FIRST_DELIVERY): Date =>
  leaving(paidAtOf(order) ?? order.createdAt, inShop(days), hasOwnBlend(order)).last;

/** When an order arrives that has left, or that is paid and knows where it goes; nothing of any other. */
export function arrivesBetween(order: OrderRow, days = FIRST_DELIVERY): Span | undefined {
  const [sentAt, paidAt] = [sentAtOf(order), paidAtOf(order)];
  if (sentAt) return arrivingOf(sentAt, inShop(days));
  return paidAt && !order.needsAddress
    ? arriving(leaving(paidAt, inShop(days), hasOwnBlend(order)), days)
    : undefined;
}
