import type { Response } from 'express';
import type { Model, QueryFilter } from 'mongoose';

/** Lists are counted and paged only up to here: further rows are found by filters or the reverse order. */
export const MOST_COUNTED = 10_000;

/** With `isMore` there are more than `total`. */
export type Count = { total: number; isMore: boolean };
/** One page of a list, and the number of rows on all pages. */
export type Page<Row> = { rows: Row[] } & Count;
type Order = Record<string, 1 | -1>;
type UpTo = { most: number; hint?: Order };
type ListQuery = { page: number; pageSize: number; sort: Order; projection?: Record<string, 0 | 1> };

/** Counts up to `most`, and tells whether there are more. */
export async function countUpTo<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { most, ...hint }: UpTo,
): Promise<Count> {
  const counted = await model.countDocuments(filter, { ...hint, limit: most + 1 });
  return { total: Math.min(counted, most), isMore: counted > most };
}

/** The number of rows of a list. Reads an index of the filter, or that of all rows. */
export const countList = <Row>(model: Model<Row>, filter: QueryFilter<Row>): Promise<Count> =>
  countUpTo(model, filter, {
    most: MOST_COUNTED,
    // Without a hint MongoDB would read every document to count all of them.
    ...(Object.keys(filter).length === 0 && { hint: { _id: 1 } }),
  });

/** Reads a page (the first is 1) and counts the list at the same time. */
export async function listPage<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { page, pageSize, sort, projection }: ListQuery,
): Promise<Page<Row>> {
  const skip = (page - 1) * pageSize;
  const find = () =>
    model.find(filter, projection).sort(sort).skip(skip).limit(pageSize).lean<Row[]>().exec();
  const [rows, counted] = await Promise.all([skip < MOST_COUNTED ? find() : [], countList(model, filter)]);
  return { rows, ...counted };
}

/** Sets the count as headers of the page. */
export function tellCount(res: Response, { total, isMore }: Count): Response {
  if (isMore) res.set('X-Total-More', 'true');
  return res.set('X-Total-Count', String(total));
}
