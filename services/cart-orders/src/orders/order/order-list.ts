import type { OrderListQuery } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import { backwards, narrowIndex, orderFind, sortIndex, type Order } from './order-find.ts';
import { orderModel, type OrderRow } from './order.model.ts';
import { orderNumber } from './order-number.ts';

/** From this offset on it pays to read a page from the nearer end of the list. */
const FAR = 1_000;
/** Nobody turns the pages of more results, so that a search counts no further. */
const MOST_FOUND = 1_000;
/** A filtered list is counted no further while its pages are nearer. */
const MOST_COUNTED = 10_000;
/**
 * A filter for all orders that an index answers alone. The collection's own estimate may be wrong after an unclean stop,
 * and then some orders would stand on no page.
 */
const EVERY = { createdAt: { $gt: new Date(0) } };

/** One page; `total` counts all, and with `isMore` there are more than that. */
export type OrderPage = { orders: OrderRow[]; total: number; isMore: boolean };
export type OrderList = ReturnType<typeof createOrderList>;

type Part = { sort: Order; skip: number; limit: number; hint: Order };
type Wanted = { filter: ReturnType<typeof orderFind>['filter'] } & Part;

export function createOrderList(db: Mongo) {
  const orders = orderModel(db);

  return async (query: OrderListQuery): Promise<OrderPage> => {
    const limit = query.pageSize;
    const wanted = { ...orderFind(query), skip: (query.page - 1) * limit, limit, hint: sortIndex(query) };
    const narrow = narrowIndex(query);
    if (!narrow) return page(orders, wanted);
    const named = await orderNamed(orders, query, wanted);
    return named
      ? withFirst(named, wanted, (rest) => narrowed(orders, rest, narrow))
      : narrowed(orders, wanted, narrow);
  };
}

function read(orders: Model<OrderRow>, { filter, sort, skip, limit, hint }: Wanted): Promise<OrderRow[]> {
  return orders.find(filter).sort(sort).skip(skip).limit(limit).hint(hint).lean<OrderRow[]>().exec();
}

/** The order whose number was searched, without its prefix; many others may begin with the same digits. */
async function orderNamed(orders: Model<OrderRow>, { q = '' }: OrderListQuery, { filter }: Wanted) {
  if (!/^\d{1,9}$/.test(q)) return null;
  const { search: _search, ...others } = filter;
  return orders.findOne({ ...others, number: orderNumber(Number(q)) }).lean();
}

/** Puts one order before all others of a list. */
async function withFirst(
  first: OrderRow,
  { filter, skip, limit, ...order }: Wanted,
  list: (rest: Wanted) => Promise<OrderPage>,
): Promise<OrderPage> {
  const others = { ...order, filter: { ...filter, _id: { $ne: first._id } } };
  const isFirstPage = skip === 0;
  const found = await list({
    ...others,
    skip: Math.max(0, skip - 1),
    // A page of one order only: asking for none would mean all.
    limit: isFirstPage ? Math.max(1, limit - 1) : limit,
  });
  const shown = isFirstPage ? [first, ...found.orders].slice(0, limit) : found.orders;
  return { ...found, orders: shown, total: found.total + 1 };
}

async function narrowed(orders: Model<OrderRow>, wanted: Wanted, narrow: Order): Promise<OrderPage> {
  const counted = await orders.countDocuments(wanted.filter, { limit: MOST_FOUND + 1, hint: narrow });
  const isMore = counted > MOST_FOUND;
  const total = Math.min(counted, MOST_FOUND);
  if (wanted.skip >= total) return { orders: [], total, isMore };
  // A few results are fetched and sorted. Of many, reading the list in its order soon finds enough.
  return { orders: await read(orders, isMore ? wanted : { ...wanted, hint: narrow }), total, isMore };
}

async function page(orders: Model<OrderRow>, wanted: Wanted): Promise<OrderPage> {
  if (wanted.skip >= FAR) {
    const counted = await count(orders, wanted);
    return { orders: await farPage(orders, wanted, counted), ...counted };
  }
  const [found, counted] = await Promise.all([read(orders, wanted), count(orders, wanted)]);
  return { orders: found, ...counted };
}

/** Exact for all orders, and for pages that lie so far that the limit would hide them. */
async function count(orders: Model<OrderRow>, { filter, hint, skip, limit }: Wanted) {
  const isAll = Object.keys(filter).length === 0;
  if (isAll || skip + limit > MOST_COUNTED)
    return { total: await orders.countDocuments(isAll ? EVERY : filter), isMore: false };
  const counted = await orders.countDocuments(filter, { limit: MOST_COUNTED + 1, hint });
  return { total: Math.min(counted, MOST_COUNTED), isMore: counted > MOST_COUNTED };
}

type Counted = Pick<OrderPage, 'total' | 'isMore'>;

async function farPage(
  orders: Model<OrderRow>,
  wanted: Wanted,
  { total, isMore }: Counted,
): Promise<OrderRow[]> {
  const { skip, limit } = wanted;
  const behind = total - skip - limit;
  if (skip >= total) return [];
  if (isMore || behind >= skip) return read(orders, wanted);
  // The last pages are the first ones of the reversed list: nothing before them has to be skipped.
  const turned = {
    sort: backwards(wanted.sort),
    skip: Math.max(0, behind),
    limit: Math.min(limit, total - skip),
  };
  return (await read(orders, { ...wanted, ...turned })).reverse();
}
