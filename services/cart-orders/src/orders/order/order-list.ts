import type { OrderListQuery } from '@shop/contracts/order-list';
import type { Page } from '@shop/service-kit/list-count/list-count';
import type { Mongo } from '@shop/service-kit/mongo';
import type { Model, QueryFilter } from 'mongoose';
import { createListPages } from '@shop/service-kit/list-pages/list-page';
import { createListSearch } from '@shop/service-kit/list-pages/list-search';
import { narrowIndex, orderFind, sortIndex } from './order-find.ts';
import { orderModel, type OrderRow } from './order.model.ts';
import { orderDigits } from './order-number.ts';
import { isNumber, SEARCH_INDEX, searchFor } from './search-texts.ts';

export type OrderList = ReturnType<typeof createOrderList>;

export function createOrderList(db: Mongo) {
  const orders = orderModel(db);
  const pages = createListPages(orders);
  const search = createListSearch(orders);

  return async (query: OrderListQuery): Promise<Page<OrderRow>> => {
    const { q, pageSize: limit } = query;
    const place = { skip: (query.page - 1) * limit, limit, hint: sortIndex(query) };
    if (q) {
      const wanted = { ...orderFind({ ...query, q: undefined }), ...place };
      const first = await orderNamed(orders, q, wanted.filter);
      const text = await searchFor(orders, q);
      return search(wanted, { text, hint: SEARCH_INDEX, isNumber: isNumber(q), first });
    }
    const wanted = { ...orderFind(query), ...place };
    const narrow = narrowIndex(query);
    return narrow ? pages.narrowed(wanted, narrow) : pages.page(wanted);
  };
}

/** The order with exactly this number, whatever its prefix; many others may begin with the same digits. */
async function orderNamed(orders: Model<OrderRow>, q: string, filter: QueryFilter<OrderRow>) {
  if (!/^\d{1,9}$/.test(q)) return undefined;
  const search = orderDigits(Number(q));
  const found = await orders
    .findOne({ ...filter, search }, { _id: 1 })
    .hint(SEARCH_INDEX)
    .lean();
  return found?._id;
}
