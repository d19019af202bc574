import { isFetched } from '@shop/contracts/is-fetched';
import type { OrderRow } from './order.model.ts';
import { holdsMoney, wasPaid } from './payment.rank.ts';

type Dated = Pick<OrderRow, 'history' | 'status' | 'paymentStatus'>;

/** When its money came in, as far as its history tells. */
export const paidAtOf = ({ history, paymentStatus }: Dated): Date | undefined =>
  wasPaid(paymentStatus)
    ? history.find(({ who, from }) => who === 'sistema' && from === 'pending')?.at
    : undefined;

/** When it left, of an order that has left. */
export const sentAtOf = ({ history, status }: Dated): Date | undefined =>
  status === 'completed' ? history.findLast(({ from, to }) => from && to === 'completed')?.at : undefined;

/** Paid and sent: what was handed over at a counter, or waits there, is not on its way. */
export const isOnItsWay = (order: Pick<OrderRow, 'paymentStatus' | 'shipping' | 'delivery'>): boolean =>
  holdsMoney(order.paymentStatus) && !isFetched(order) && order.shipping?.address !== '';
