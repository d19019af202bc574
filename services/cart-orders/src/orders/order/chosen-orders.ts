import type { OrdersChosen, OrdersStatusResult } from '@shop/contracts/order';
import { conflict } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import type { Mongo } from '@shop/service-kit/mongo';
import { toEachOrder } from './to-each-order.ts';
import { orderFind } from './order-find.ts';
import { orderModel, type OrderRow } from './order.model.ts';
import { searchFor } from './search-texts.ts';

/** How many of a list's orders one call changes. */
export const AT_ONCE = 50;
const FIELDS = { number: 1, status: 1, paymentStatus: 1, deliveredAt: 1 } as const;
/** An order as the list found it. */
export type FoundOrder = Pick<OrderRow, '_id' | keyof typeof FIELDS>;
type Found = Pick<OrdersChosen, 'find' | 'until' | 'after'>;
export type FindOrders = (chosen: Found) => Promise<FoundOrder[]>;

/**
 * The next orders of the administrators' list, among those that existed when it was read. Sorted by id, so that changes
 * to the list neither skip nor repeat an order.
 */
export function createFindOrders(db: Mongo): FindOrders {
  const orders = orderModel(db);
  return async ({ find = {}, until, after = '' }) => {
    const { q, ...rest } = find;
    const { filter } = orderFind({ ...rest, page: 1, pageSize: AT_ONCE, sort: '-createdAt' });
    return orders
      .find(
        {
          $and: [filter, { createdAt: { $lte: new Date(until ?? 0) } }],
          ...(q && (await searchFor(orders, q))),
          _id: { $gt: after },
        },
        FIELDS,
      )
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .hint({ _id: 1 })
      .lean<FoundOrder[]>();
  };
}

type Deps = { findOrders: FindOrders; log: Log };
type Act = (orderId: string, found?: FoundOrder) => Promise<unknown>;

/** Applies `act` to the named orders, or to the next ones of a list. */
export async function toChosenOrders(
  { findOrders, log }: Deps,
  { orderIds, ...chosen }: OrdersChosen,
  act: Act,
): Promise<OrdersStatusResult> {
  if (orderIds) return toEachOrder({ log }, orderIds, (id) => act(id));
  const rows = await findOrders(chosen);
  const byId = new Map(rows.map((row) => [row._id, row]));
  const { results } = await toEachOrder({ log }, [...byId.keys()], (id) => act(id, byId.get(id)));
  return {
    results: results.map((one) => ({ ...one, number: byId.get(one.orderId)!.number })),
    ...(rows.length === AT_ONCE && { next: rows.at(-1)!._id }),
  };
}

const MOVED = 'Cambió mientras tanto: míralo y cámbialo aparte.';
const CANCELLED = 'Está cancelado.';

/** @throws AppError 409 when the order has changed since it was found, or is cancelled */
export function assertAsFound(order: OrderRow, found: FoundOrder | undefined): void {
  if (!found) return;
  if (order.status === 'cancelled') throw conflict(CANCELLED);
  if (order.status !== found.status || order.paymentStatus !== found.paymentStatus) throw conflict(MOVED);
}
