import type { Deps } from '../../deps.ts';
import { wasPaid } from '../../orders/order/payment.rank.ts';
import type { SettleResult } from './settle-result.ts';

/**
 * What became of a payment whose order is paid and done with, without asking anybody: who submits once more is
 * answered even while the provider or the queue is away. Undefined when there is still something to settle.
 */
export async function paidAlready(
  deps: Pick<Deps, 'payments' | 'orders'>,
  paymentId: string,
): Promise<SettleResult | undefined> {
  const known = await deps.payments.find(paymentId);
  if (!known || !wasPaid(known.status)) return undefined;
  const order = await deps.orders.findByCheckout(known.checkoutId);
  if (order?.paymentIntentId !== paymentId || !wasPaid(order.paymentStatus)) return undefined;
  // The page that is shown next asks for the cart, which must be empty by then.
  if (order.outbox.some(({ key }) => key === 'cart.empty')) return undefined;
  const { _id: orderId, checkoutId, cartId, paymentStatus } = order;
  return { kind: 'order', orderId, checkoutId, cartId, paymentStatus };
}
