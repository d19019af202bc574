import { formatCentavos } from '@shop/contracts/format-pesos';
import { changeOf } from '../../orders/addition/add-lines.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { isRefundable } from '../../orders/order/payment.rank.ts';
import { closesAddition } from '../../orders/order/order-outbox.ts';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { Money } from './parts.ts';

type Paid = { checkout: CheckoutRow; money: Money };

/** What an order of these can take the pieces that were paid for it. */
const waitsFor = ({ addition, status, paymentStatus }: OrderRow, { _id }: CheckoutRow): boolean =>
  addition?.checkoutId === _id && !closesAddition(status) && isRefundable(paymentStatus);

/**
 * Adds what was paid to the order that waits for it, which from then on stands on that payment too. Undefined when the
 * order waits no more: it left, was cancelled or given back, or the addition was taken back.
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
  // Somebody changed the order in between: it may still wait.
  const now = await orders.find(order._id);
  return now ? joinAddition({ orders }, now, { checkout, money }) : undefined;
}
