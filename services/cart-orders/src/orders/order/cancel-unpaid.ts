import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from './order.model.ts';
import type { OrderDeps } from './order.ts';

const TOO_LATE = 'Este pedido ya no se puede cancelar aquí. Escríbenos y te ayudamos.';

export type CancelDeps = OrderDeps & {
  /** The shop's own account; it says no when money of it was marked. */
  ownPayments: { close: (checkoutId: string) => Promise<boolean> };
};

/**
 * Its buyer does not want any more what they have not paid to the shop yet: what was held is free. A provider's slip may be paid
 * at this very moment, and its orders are for people to cancel.
 * @throws AppError 409 paid by now, also in part, or a provider's
 */
export async function cancelUnpaid(deps: CancelDeps, order: OrderRow): Promise<OrderRow> {
  const { orders, relay, ownPayments } = deps;
  const isOpen = order.status === 'pending' && order.paymentStatus === 'pending' && !order.payments;
  if (!isOpen || !isOwnPayment(order.paymentIntentId)) throw conflict(TOO_LATE);
  if (!(await ownPayments.close(order.checkoutId))) throw conflict(TOO_LATE);
  const cancelled = await orders.setStatus(order, { to: 'cancelled', who: 'cliente' });
  if (!cancelled) throw conflict(TOO_LATE);
  // Without Redis, reconciliation finds the work that follows.
  relay(order._id).catch(() => undefined);
  return cancelled;
}
