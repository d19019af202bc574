import { isFetched } from '@shop/contracts/is-fetched';
import { chargesOf } from './order-charges.ts';
import type { OrderRow } from './order.model.ts';
import { holdsMoney, wasPaid } from './payment.rank.ts';

type Paid = Pick<OrderRow, 'history' | 'paymentStatus' | 'paymentIntentId' | 'payments' | 'charges'>;

/** When its money came in: by its history, and of one that somebody had moved on before by its payments. */
export const paidAtOf = (order: Paid): Date | undefined =>
  wasPaid(order.paymentStatus)
    ? (order.history.find(({ who, from }) => who === 'sistema' && from === 'pending')?.at ??
      chargesOf(order)?.paidAt)
    : undefined;

/** When it left, of an order that has left. */
export const sentAtOf = ({ history, status }: Pick<OrderRow, 'history' | 'status'>): Date | undefined =>
  status === 'completed' ? history.findLast(({ from, to }) => from && to === 'completed')?.at : undefined;

/** Paid and sent: what was handed over at a counter, or waits there, is not on its way. */
export const isOnItsWay = (order: Pick<OrderRow, 'paymentStatus' | 'shipping' | 'delivery'>): boolean =>
  holdsMoney(order.paymentStatus) && !isFetched(order) && order.shipping?.address !== '';
