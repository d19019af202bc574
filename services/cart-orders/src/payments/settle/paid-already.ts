import type { OrderRow } from '../../orders/order/order.model.ts';
import { standsOn } from '../../orders/order/order-payments.ts';
import { wasPaid } from '../../orders/order/payment.rank.ts';
import type { PaymentRow } from './payment.store.ts';
import type { SettleResult } from './settle-result.ts';

/**
 * The result of a payment whose order is paid and finished, without calling anything: a repeated submit works even
 * while the provider or the queue is away. Undefined when something is left to settle.
 */
export function paidAlready(payment: PaymentRow, order: OrderRow): SettleResult | undefined {
  if (!wasPaid(payment.status)) return undefined;
  if (!standsOn(order, payment._id) || !wasPaid(order.paymentStatus)) return undefined;
  // The next page reads the cart, which must be empty by then.
  if (order.outbox.some(({ key }) => key === 'cart.empty')) return undefined;
  const { _id: orderId, checkoutId, cartId, paymentStatus } = order;
  return { kind: 'order', orderId, checkoutId, cartId, paymentStatus };
}
