import type { OrderListQuery } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import { backwards, orderFind, sortIndexHint, type Order } from './order-find.ts';
import { orderModel, type OrderRow } from './order.model.ts';

/** From this offset on it pays to read a page from the nearer end of the list. */
const FAR = 1_000;
/** Nobody turns the pages of more results, so that a search counts no further. */
const MOST_FOUND = 1_000;
const BY_SEARCH: Order = { search: 1 };
/**
 * A filter for all orders that an index answers alone. The collection's own estimate may be wrong after an unclean stop,
 * and then some orders would stand on no page.
 */
const EVERY = { createdAt: { $gt: new Date(0) } };

/** One page; `total` counts all, and with `isMore` there are more than that. */
export type OrderPage = { orders: OrderRow[]; total: number; isMore: boolean };
export type OrderList = ReturnType<typeof createOrderList>;

type Part = { sort: Order; skip: number; limit: number; hint?: Order };
type Wanted = { filter: ReturnType<typeof orderFind>['filter'] } & Part;

export function createOrderList(db: Mongo) {
  const orders = orderModel(db);
  return (query: OrderListQuery): Promise<OrderPage> => {
    const limit = query.pageSize;
    const wanted = { ...orderFind(query), skip: (query.page - 1) * limit, limit };
    return query.q ? search(orders, wanted, sortIndexHint(query)) : page(orders, wanted);
  };
}

function read(orders: Model<OrderRow>, { filter, sort, skip, limit, hint }: Wanted): Promise<OrderRow[]> {
  const found = orders.find(filter).sort(sort).skip(skip).limit(limit);
  return (hint ? found.hint(hint) : found).lean<OrderRow[]>().exec();
}

async function search(orders: Model<OrderRow>, wanted: Wanted, sortIndex: Order): Promise<OrderPage> {
  const counted = await orders.countDocuments(wanted.filter, { limit: MOST_FOUND + 1, hint: BY_SEARCH });
  const isMore = counted > MOST_FOUND;
  const total = Math.min(counted, MOST_FOUND);
  if (wanted.skip >= total) return { orders: [], total, isMore };
  // A few results are fetched and sorted. Of many, reading the list in its order soon finds enough.
  return { orders: await read(orders, { ...wanted, hint: isMore ? sortIndex : BY_SEARCH }), total, isMore };
}

async function page(orders: Model<OrderRow>, wanted: Wanted): Promise<OrderPage> {
  const isAll = Object.keys(wanted.filter).length === 0;
  const count = () => orders.countDocuments(isAll ? EVERY : wanted.filter).exec();
  if (wanted.skip >= FAR) {
    const total = await count();
    return { orders: await farPage(orders, wanted, total), total, isMore: false };
  }
  const [found, total] = await Promise.all([read(orders, wanted), count()]);
  return { orders: found, total, isMore: false };
}

async function farPage(orders: Model<OrderRow>, wanted: Wanted, total: number): Promise<OrderRow[]> {
  const { skip, limit } = wanted;
  const behind = total - skip - limit;
  if (skip >= total) return [];
  if (behind >= skip) return read(orders, wanted);
  // The last pages are the first ones of the reversed list: nothing before them has to be skipped.
  const turned = {
    sort: backwards(wanted.sort),
    skip: Math.max(0, behind),
    limit: Math.min(limit, total - skip),
  };
  return (await read(orders, { ...wanted, ...turned })).reverse();
}
