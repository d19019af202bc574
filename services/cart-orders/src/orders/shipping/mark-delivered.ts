import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../order/order.model.ts';
import { findOrder, type OrderDeps } from '../order/order.ts';

/** @param how the source of the news, e.g. 'lo dice la paquetería' */
type Delivered = { who: string; how?: string };

/**
 * Marks an order that has left as arrived or handed over. Repeated calls change nothing.
 * @throws AppError 404; 409 while it has not left
 */
export async function markDelivered(deps: OrderDeps, orderId: string, by: Delivered): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  if (order.deliveredAt) return order;
  if (order.status !== 'completed') throw conflict('Este pedido todavía no sale.');
  const note = by.how ? `Entregado: ${by.how}` : 'Entregado';
  const done = await deps.orders.setDelivered(order, { who: by.who, note });
  // The order changed in between.
  if (!done) return markDelivered(deps, orderId, by);
  deps.relay(orderId);
  return done;
}

/** Undoes a mark that was a mistake. @throws AppError 404 */
export async function takeBackDelivered(deps: OrderDeps, orderId: string, who: string): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  if (!order.deliveredAt) return order;
  const done = await deps.orders.takeBackDelivered(order, { who, note: 'Ya no está como entregado' });
  return done ?? takeBackDelivered(deps, orderId, who);
}
