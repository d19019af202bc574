import type { OrderListQuery } from '@shop/contracts/order-list';
import type { QueryFilter } from 'mongoose';
import { endOfDay, startOfDay } from '@shop/service-kit/days';
import type { Order } from '@shop/service-kit/list-pages/list-page';
import { startsWith } from './search-texts.ts';
import type { OrderRow } from './order.model.ts';

/** Filter and order of the administrators' list. An index serves every combination. */
export function orderFind({ q, status, paymentStatus, from, to, lot, sort }: OrderListQuery) {
  const filter: QueryFilter<OrderRow> = {
    ...(status ? { status } : {}),
    ...(paymentStatus ? { paymentStatus } : {}),
    ...(lot ? { 'lots.code': lot } : {}),
    ...(q ? { search: startsWith(q) } : {}),
    ...(from || to
      ? { createdAt: { ...(from && { $gte: startOfDay(from) }), ...(to && { $lt: endOfDay(to) }) } }
      : {}),
  };
  const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
  return { filter, sort: { [sortField(sort)]: direction, _id: direction } as Order };
}

const sortField = (sort: OrderListQuery['sort']) => (sort.endsWith('total') ? 'totalCents' : 'createdAt');

/** The index in the list's sort order. */
export const sortIndex = ({ status, paymentStatus, sort }: OrderListQuery): Order => ({
  ...(status ? { status: 1 as const } : {}),
  ...(paymentStatus ? { paymentStatus: 1 as const } : {}),
  [sortField(sort)]: -1,
  _id: -1,
});

/** The index that narrows a list without a search most, when the sort order's index does not. */
export function narrowIndex(query: OrderListQuery): Order | undefined {
  if (query.lot) return { 'lots.code': 1 };
  const isDated = query.from !== undefined || query.to !== undefined;
  return isDated && query.sort.endsWith('total') ? sortIndex({ ...query, sort: '-createdAt' }) : undefined;
}
