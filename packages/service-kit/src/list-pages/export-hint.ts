import type { Model, QueryFilter } from 'mongoose';
import { countUpTo } from '../list-count/list-count.ts';
import { MOST_SORTED, type Order } from './list-page.ts';

/**
 * Rows that a cursor brings at a time. By itself it brings 16 MB, thousands of orders: the database makes them for nobody
 * else meanwhile, and the process reads them all before it does anything else.
 */
export const ROWS_AT_ONCE = { batchSize: 200 };

/**
 * The index for a whole list in its `order`: rows leave one after the other, so that neither the database nor the service
 * holds many. Where `narrow`, an index of the filter, finds only a few rows, they are sorted instead.
 */
export async function exportHint<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { narrow, order }: { narrow: Order | undefined; order: Order },
): Promise<Order> {
  if (!narrow) return order;
  const { isMore } = await countUpTo(model, filter, { most: MOST_SORTED, hint: narrow });
  return isMore ? order : narrow;
}
