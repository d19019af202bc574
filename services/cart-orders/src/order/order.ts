import type { OrderStatus } from '@shop/contracts/order';
import { notFound } from '@shop/service-kit/errors';
import type { Deps } from '../deps.ts';
import type { OrderDoc } from './order.model.ts';

/** @throws AppError 404 */
export async function findOrder(deps: Deps, orderId: string): Promise<OrderDoc> {
  const order = await deps.orders.find(orderId);
  if (!order) throw notFound('No encontramos ese pedido.');
  return order;
}

export type StatusChange = { to: OrderStatus; who: string };

/**
 * An administrator's change of status, any to any (H16), written into the order's history.
 * @throws AppError 404
 */
export async function changeStatus(deps: Deps, orderId: string, change: StatusChange): Promise<OrderDoc> {
  const order = await findOrder(deps, orderId);
  if (order.status === change.to) return order;
  const changed = await deps.orders.setStatus(orderId, order.status, change);
  // Someone else moved it in between: what is written must name the state that it really left.
  if (!changed) return changeStatus(deps, orderId, change);
  // Without Redis the sweep finds what the step asks for.
  if (changed.outbox.length > 0) deps.queue.relay(orderId).catch(() => undefined);
  return changed;
}
