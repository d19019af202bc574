import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import {
  PAYMENT_STATUS_LABEL,
  type OrderStatus,
  type OrderStatusConflict,
  type StopReason,
} from '@shop/contracts/order';
import type { Tracking } from '@shop/contracts/tracking';
import { isFetched } from '@shop/contracts/is-fetched';
import { conflict, notFound } from '@shop/service-kit/errors';
import { isDeepStrictEqual } from 'node:util';
import { assertAsFound, type FoundOrder } from './chosen-orders.ts';
import type { OrderRow } from './order.model.ts';
import { lotsOf, type ChosenLots, type LotNeeds } from './order-lots.ts';
import type { OrderStore } from './order.store.ts';
import { isPaidAtPickup } from './order-payments.ts';
import { holdsMoney } from './payment.rank.ts';
import { whyStopped } from './stop-order.ts';

export type OrderDeps = {
  orders: OrderStore;
  /** Makes the worker do the work in the order's outbox; what it does not hear of is found later. */
  relay: (orderId: string) => void;
};

export type StatusDeps = OrderDeps & LotNeeds;

/** @throws AppError 404 */
export const findOrder = async ({ orders }: Pick<OrderDeps, 'orders'>, orderId: string): Promise<OrderRow> =>
  assertFound(await orders.find(orderId));

/** @throws AppError 404 */
export function assertFound(order: OrderRow | null): OrderRow {
  if (!order) throw notFound('No encontramos ese pedido.');
  return order;
}

type StatusChange = ChosenLots & {
  to: OrderStatus;
  who: string;
  /** The order as it was chosen from a list; it stays unchanged if it has changed since. */
  found?: FoundOrder | undefined;
  confirmUnpaid?: boolean | undefined;
  /** For an order that leaves, or has left. */
  tracking?: Tracking | undefined;
};

/**
 * An administrator's change of status, from any to any (H16), written into the order's history.
 * @throws AppError 404; 409 'stopped' or 'unpaid' when an order would be completed that must not be delivered, or is
 * not paid, and nobody confirmed that
 */
export async function changeStatus(
  deps: StatusDeps,
  orderId: string,
  change: StatusChange,
): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  assertAsFound(order, change.found);
  const changed = await move(deps, order, change);
  // The order or its payment changed in between: history and emails must follow from the state that it really left.
  if (!changed) return changeStatus(deps, orderId, change);
  if (changed.outbox.length > 0) deps.relay(orderId);
  return changed;
}

async function move(deps: StatusDeps, order: OrderRow, change: StatusChange): Promise<OrderRow | null> {
  const { orders } = deps;
  const { to, who, confirmUnpaid } = change;
  const tracking = to === 'completed' ? change.tracking : undefined;
  const isNew = tracking && !isDeepStrictEqual({ ...order.tracking }, { ...tracking });
  if (isNew) assertIsSent(order);
  if (order.status === to) {
    const current = to === 'completed' ? await correctLots(deps, order, change) : order;
    return isNew && current ? orders.setTracking(order, { tracking, who }) : current;
  }
  if (to === 'completed' && !confirmUnpaid) assertMayLeave(order);
  const lots = to === 'completed' ? await lotsOf(deps, order, change) : undefined;
  return orders.setStatus(order, { to, who, tracking, lots });
}

export const FETCHED = 'Este pedido se recoge, no se envía.';

/** @throws AppError 409 for an order that its buyer fetches */
export function assertIsSent(order: OrderRow): void {
  if (isFetched(order)) throw conflict(FETCHED);
}

/** Corrects the lots of an order that has left. */
async function correctLots(
  deps: StatusDeps,
  order: OrderRow,
  { lots: codes, who }: StatusChange,
): Promise<OrderRow | null> {
  const kept = (order.lots ?? []).map(({ code }) => code);
  if (!codes || isDeepStrictEqual(codes, kept)) return order;
  return deps.orders.setLots(order, { lots: await lotsOf(deps, order, { lots: codes }), who });
}

/** @throws AppError 409 'stopped' or 'unpaid' */
export function assertMayLeave(order: OrderRow): void {
  const { paymentStatus } = order;
  const why = whyStopped(order);
  if (why) throw ask('stopped', STOPPED[why]);
  if (holdsMoney(paymentStatus) || isPaidAtPickup(order)) return;
  const state = PAYMENT_STATUS_LABEL[paymentStatus];
  throw ask(
    'unpaid',
    `Este pedido no está pagado (${state}). Si lo completas así, a quien compró no le avisamos que va en camino.`,
  );
}

const STOPPED: Record<StopReason, string> = {
  fraud: `${PROVIDER_LABEL} pidió no enviar este pedido. Si lo envías, puedes perder el pedido y el dinero: lo seguro es cancelarlo.`,
  claim:
    'Quien pagó abrió un reclamo por este pedido. Si lo envías antes de que se resuelva, puedes perder el pedido y el dinero.',
  chargeback: 'El banco retiró el dinero de este pedido. Si lo envías, puedes perder el pedido y el dinero.',
};

function ask(code: OrderStatusConflict['code'], message: string) {
  const answer: OrderStatusConflict = { code, message };
  return conflict(answer.message, { code: answer.code });
}
