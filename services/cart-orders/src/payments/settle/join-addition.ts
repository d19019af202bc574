import { formatCentavos } from '@shop/contracts/format-pesos';
import { changeOf } from '../../orders/addition/add-lines.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { isRefundable } from '../../orders/order/payment.rank.ts';
import { closesAddition } from '../../orders/order/order-outbox.ts';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { Money } from './parts.ts';

type Paid = { checkout: CheckoutRow; money: Money };

/** Whether the order can still take the pieces that this checkout paid for. */
const waitsFor = ({ addition, status, paymentStatus }: OrderRow, { _id }: CheckoutRow): boolean =>
  addition?.checkoutId === _id && !closesAddition(status) && isRefundable(paymentStatus);

/**
 * Adds the paid pieces to the waiting order, which also stands on that payment from then on. Undefined when the order
 * waits no more: it left, was cancelled or refunded, or the addition was withdrawn.
 */
export async function joinAddition(
  { orders }: { orders: Pick<OrderStore, 'find' | 'joinAddition'> },
  order: OrderRow,
  { checkout, money }: Paid,
): Promise<OrderRow | undefined> {
  if (!waitsFor(order, checkout)) return undefined;
  const parts = money.parts ?? [{ id: money._id, cents: checkout.totalCents }];
  const note = `Pagó ${changeOf(checkout.lines, order.addition?.removes)}: ${formatCentavos(checkout.totalCents)}`;
  const joined = await orders.joinAddition(order, { checkout, parts, note });
  if (joined) return joined;
  // The order changed in between, but it may still wait.
  const now = await orders.find(order._id);
  return now ? joinAddition({ orders }, now, { checkout, money }) : undefined;
}
