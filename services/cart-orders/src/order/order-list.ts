import type { OrderListQuery } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import type { QueryFilter } from 'mongoose';
import { startsWith } from './fold.ts';
import type { OrderDoc } from './order.model.ts';

export type OrderList = ReturnType<typeof orderList>;

/** What the administrators' list asks of the database; every form of it is served by an index. */
export function orderFind({ q, status, paymentStatus, sort }: OrderListQuery) {
  const filter: QueryFilter<OrderDoc> = {
    ...(q ? { search: startsWith(q) } : {}),
    ...(status ? { status } : {}),
    ...(paymentStatus ? { paymentStatus } : {}),
  };
  const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
  const field = sort.endsWith('total') ? 'totalCents' : 'createdAt';
  return { filter, sort: { [field]: direction, _id: direction } };
}

export function orderList(db: Mongo) {
  const orders = db.model<OrderDoc>('Order');
  /** One page and the number of all. */
  return async function list(query: OrderListQuery): Promise<{ orders: OrderDoc[]; total: number }> {
    const { filter, sort } = orderFind(query);
    const isAll = Object.keys(filter).length === 0;
    const [found, total] = await Promise.all([
      orders
        .find(filter)
        .sort(sort)
        .skip((query.page - 1) * query.pageSize)
        .limit(query.pageSize)
        .lean(),
      // Counting everything reads the collection's size instead of its documents.
      isAll ? orders.estimatedDocumentCount() : orders.countDocuments(filter),
    ]);
    return { orders: found, total };
  };
}
