import type { Model, QueryFilter } from 'mongoose';
import { countUpTo } from '../list-count/list-count.ts';
import { MOST_SORTED, type Order } from './list-page.ts';

/**
 * Rows in a cursor's batch. The default is 16 MB, thousands of orders: the database would serve nobody else meanwhile,
 * and the process would read them all before it does anything else.
 */
export const ROWS_AT_ONCE = { batchSize: 200 };

/**
 * The index for a whole list in its `order`: rows are streamed one by one, so that neither the database nor the service
 * holds many. When `narrow`, an index of the filter, finds only a few rows, these are sorted instead.
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
