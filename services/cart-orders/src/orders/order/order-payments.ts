import type { OrderRow } from './order.model.ts';

type Paid = Pick<OrderRow, 'paymentIntentId' | 'payments'>;

/** The ids of the payments that an order stands on, the first one first. */
export const paymentIdsOf = ({ paymentIntentId, payments }: Paid): string[] =>
  payments?.map(({ id }) => id) ?? [paymentIntentId];

export const standsOn = (order: Paid, paymentId: string): boolean => paymentIdsOf(order).includes(paymentId);
