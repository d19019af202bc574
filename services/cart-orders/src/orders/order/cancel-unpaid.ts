import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from './order.model.ts';
import type { OrderDeps } from './order.ts';

const TOO_LATE = 'Este pedido ya no se puede cancelar aquí. Escríbenos y te ayudamos.';

export type CancelDeps = OrderDeps & {
  /** Payments to the shop itself; closing fails when money was already marked. */
  ownPayments: { close: (checkoutId: string) => Promise<boolean> };
};

/**
 * Cancels an order for a buyer who has not paid the shop yet, and frees its pieces. A provider's slip may be being paid
 * at this moment, so only people cancel such orders.
 * @throws AppError 409 paid already, at least in part, or the order is paid at a provider
 */
export async function cancelUnpaid(deps: CancelDeps, order: OrderRow): Promise<OrderRow> {
  const { orders, relay, ownPayments } = deps;
  const isOpen = order.status === 'pending' && order.paymentStatus === 'pending' && !order.payments;
  if (!isOpen || !isOwnPayment(order.paymentIntentId)) throw conflict(TOO_LATE);
  if (!(await ownPayments.close(order.checkoutId))) throw conflict(TOO_LATE);
  const cancelled = await orders.setStatus(order, { to: 'cancelled', who: 'cliente' });
  if (!cancelled) throw conflict(TOO_LATE);
  relay(order._id);
  return cancelled;
}
