import type { OrderListQuery } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import { createListPages, type Page, type Wanted } from '../list-page.ts';
import { narrowIndex, orderFind, sortIndex } from './order-find.ts';
import { orderModel, type OrderRow } from './order.model.ts';
import { orderDigits } from './order-number.ts';

type OrderPage = Page<OrderRow>;
export type OrderList = ReturnType<typeof createOrderList>;

export function createOrderList(db: Mongo) {
  const orders = orderModel(db);
  const pages = createListPages(orders);

  return async (query: OrderListQuery): Promise<OrderPage> => {
    const limit = query.pageSize;
    const wanted = { ...orderFind(query), skip: (query.page - 1) * limit, limit, hint: sortIndex(query) };
    const narrow = narrowIndex(query);
    if (!narrow) return pages.page(wanted);
    const named = await orderNamed(orders, query, wanted);
    return named
      ? withFirst(named, wanted, (rest) => pages.found(rest, narrow, wanted.filter))
      : pages.found(wanted, narrow);
  };
}

/** The order whose number was searched, whatever its prefix; many others may begin with the same digits. */
async function orderNamed(
  orders: Model<OrderRow>,
  { q = '' }: OrderListQuery,
  { filter }: Pick<Wanted<OrderRow>, 'filter'>,
) {
  if (!/^\d{1,9}$/.test(q)) return null;
  return orders
    .findOne({ ...filter, search: orderDigits(Number(q)) })
    .hint({ search: 1 })
    .lean();
}

/** Puts one order before all others of a list, which counts it too. */
async function withFirst(
  first: OrderRow,
  { filter, skip, limit, ...order }: Wanted<OrderRow>,
  list: (rest: Wanted<OrderRow>) => Promise<OrderPage>,
): Promise<OrderPage> {
  const others = { ...order, filter: { ...filter, _id: { $ne: first._id } } };
  const isFirstPage = skip === 0;
  const found = await list({
    ...others,
    skip: Math.max(0, skip - 1),
    // A page of one order only: asking for none would mean all.
    limit: isFirstPage ? Math.max(1, limit - 1) : limit,
  });
  const shown = isFirstPage ? [first, ...found.rows].slice(0, limit) : found.rows;
  return { ...found, rows: shown };
}
