import { isDeepStrictEqual } from 'node:util';
import type { DeliveryAddress } from '@shop/contracts/address';
import { conflict, notFound } from '@shop/service-kit/errors';
import type { OrderRow } from './order.model.ts';
import type { OrderDeps } from './order.ts';

const HAS_ONE = 'Este pedido ya tiene dirección de envío. Escríbenos si necesitas cambiarla.';
const TOO_LATE = 'Este pedido fue cancelado. Escríbenos si tienes dudas.';

/**
 * Adds the address to an order that was paid without one, once. The emails that needed it are sent. Sending the same
 * address again returns the same order.
 * @throws AppError 404, 409 when it has another address or was cancelled
 */
export async function completeAddress(
  deps: OrderDeps,
  order: OrderRow,
  address: DeliveryAddress,
): Promise<OrderRow> {
  return (await fillAddress(deps, order, address)) ?? explain(deps, order._id, address);
}

/** Does the same, but returns null when the order already has an address. */
export async function fillAddress(deps: OrderDeps, order: OrderRow, address: DeliveryAddress) {
  const filled = await deps.orders.fillAddress(order, address);
  if (filled) deps.relay(order._id);
  return filled;
}

async function explain({ orders }: OrderDeps, orderId: string, address: DeliveryAddress): Promise<OrderRow> {
  const order = await orders.find(orderId);
  if (!order) throw notFound('No encontramos ese pedido.');
  if (order.needsAddress) throw conflict(TOO_LATE);
  if (!isDeepStrictEqual({ ...order.shipping }, { ...address })) throw conflict(HAS_ONE);
  return order;
}
