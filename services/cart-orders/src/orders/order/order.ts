import { PAYMENT_STATUS_LABEL, type OrderStatus, type OrderStatusConflict } from '@shop/contracts/order';
import type { Tracking } from '@shop/contracts/tracking';
import { conflict, notFound } from '@shop/service-kit/errors';
import { isDeepStrictEqual } from 'node:util';
import type { OrderRow } from './order.model.ts';
import type { OrderStore } from './order.store.ts';
import { holdsMoney } from './payment.rank.ts';

export type OrderDeps = {
  orders: OrderStore;
  /** Has the worker do what the order's outbox holds. */
  relay: (orderId: string) => Promise<unknown>;
};

/** @throws AppError 404 */
export async function findOrder({ orders }: Pick<OrderDeps, 'orders'>, orderId: string): Promise<OrderRow> {
  const order = await orders.find(orderId);
  if (!order) throw notFound('No encontramos ese pedido.');
  return order;
}

export type StatusChange = {
  to: OrderStatus;
  who: string;
  confirmUnpaid?: boolean | undefined;
  /** Of an order that leaves now, or has left. */
  tracking?: Tracking | undefined;
};

/**
 * An administrator's change of status, any to any (H16), written into the order's history.
 * @throws AppError 404; 409 'unpaid' when an order without its payment would be completed and nobody confirmed that
 */
export async function changeStatus(
  deps: OrderDeps,
  orderId: string,
  change: StatusChange,
): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  const changed = await move(deps, order, change);
  // Somebody moved the order or its payment in between: history and emails must follow from the state that it really left.
  if (!changed) return changeStatus(deps, orderId, change);
  // Without Redis, reconciliation finds the work that follows from the step.
  if (changed.outbox.length > 0) deps.relay(orderId).catch(() => undefined);
  return changed;
}

async function move({ orders }: OrderDeps, order: OrderRow, change: StatusChange): Promise<OrderRow | null> {
  const { to, who, confirmUnpaid } = change;
  const tracking = to === 'completed' ? change.tracking : undefined;
  if (order.status === to) {
    const isNew = tracking && !isDeepStrictEqual({ ...order.tracking }, { ...tracking });
    return isNew ? orders.setTracking(order, { tracking, who }) : order;
  }
  if (to === 'completed' && !confirmUnpaid) assertPaid(order);
  return orders.setStatus(order, { to, who, tracking });
}

function assertPaid({ paymentStatus }: OrderRow): void {
  if (holdsMoney(paymentStatus)) return;
  const state = PAYMENT_STATUS_LABEL[paymentStatus];
  const answer: OrderStatusConflict = {
    code: 'unpaid',
    message: `Este pedido no está pagado (${state}). Si lo completas así, a quien compró no le avisamos que va en camino.`,
  };
  throw conflict(answer.message, { code: answer.code });
}
