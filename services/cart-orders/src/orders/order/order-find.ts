import type { OrderListQuery } from '@shop/contracts/order';
import type { QueryFilter } from 'mongoose';
import { startsWith } from './search-texts.ts';
import type { OrderRow } from './order.model.ts';

export type Order = Record<string, 1 | -1>;

/** Filter and order of the administrators' list. An index serves every combination. */
export function orderFind({ q, status, paymentStatus, sort }: OrderListQuery) {
  const filter: QueryFilter<OrderRow> = {
    ...(q ? { search: startsWith(q) } : {}),
    ...(status ? { status } : {}),
    ...(paymentStatus ? { paymentStatus } : {}),
  };
  const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
  const field = sort.endsWith('total') ? 'totalCents' : 'createdAt';
  return { filter, sort: { [field]: direction, _id: direction } as Order };
}

/** The index that holds the list in its order, whatever is searched in it. */
export function sortIndexHint({ status, paymentStatus, sort }: OrderListQuery): Order {
  const field = sort.endsWith('total') ? 'totalCents' : 'createdAt';
  const filtered: Order = status ? { status: 1 } : paymentStatus ? { paymentStatus: 1 } : {};
  return { ...filtered, [field]: -1, _id: -1 };
}

export const backwards = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).map(([field, direction]) => [field, direction === 1 ? -1 : 1]));
