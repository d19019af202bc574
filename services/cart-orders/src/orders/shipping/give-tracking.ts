import type { Tracking } from '@shop/contracts/tracking';
import { conflict } from '@shop/service-kit/errors';
import { isDeepStrictEqual } from 'node:util';
import type { OrderRow } from '../order/order.model.ts';
import { assertIsSent, findOrder, type OrderDeps } from '../order/order.ts';
import { holdsMoney } from '../order/payment.rank.ts';

/**
 * Sets the tracking number of an order that is paid or has left, and nothing else. The buyer is told when the order
 * leaves, or at once when it has left.
 * @throws AppError 404; 409 when nothing will leave
 */
export async function giveTracking(
  deps: OrderDeps,
  orderId: string,
  given: { tracking: Tracking; who: string },
): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  if (order.status === 'cancelled') throw conflict('Este pedido está cancelado.');
  if (order.status !== 'completed' && !holdsMoney(order.paymentStatus))
    throw conflict('Este pedido no está pagado.');
  assertIsSent(order);
  if (isDeepStrictEqual({ ...order.tracking }, { ...given.tracking })) return order;
  const done = await deps.orders.setTracking(order, given);
  // The order or its payment changed in between.
  if (!done) return giveTracking(deps, orderId, given);
  if (done.outbox.length > 0) deps.relay(orderId);
  return done;
}
