import type { Response } from 'express';
import type { Model, QueryFilter } from 'mongoose';

/** No list is counted further, unless its pages lie further. */
const MOST_COUNTED = 10_000;

/** With `isMore` there are more than `total`. */
export type Counted = { total: number; isMore: boolean };
type Place = { skip: number; limit: number };

/** How many rows a list has, for the page of it that is shown. An index of the filter is read, or that of all rows. */
export async function countList<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { skip, limit }: Place,
): Promise<Counted> {
  // Without a hint MongoDB would read every document to count all of them.
  const hint = Object.keys(filter).length === 0 ? { hint: { _id: 1 } as const } : {};
  const isFar = skip + limit >= MOST_COUNTED;
  const counted = await model.countDocuments(filter, { ...hint, ...(!isFar && { limit: MOST_COUNTED + 1 }) });
  const isMore = !isFar && counted > MOST_COUNTED;
  return { total: isMore ? MOST_COUNTED : counted, isMore };
}

/** Beside the rows of a page. */
export function tellCount(res: Response, { total, isMore }: Counted): Response {
  if (isMore) res.set('X-Total-More', 'true');
  return res.set('X-Total-Count', String(total));
}
