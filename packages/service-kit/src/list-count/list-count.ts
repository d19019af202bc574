import type { Response } from 'express';
import type { Model, QueryFilter } from 'mongoose';

/** No list is counted further, unless its pages lie further. */
export const MOST_COUNTED = 10_000;

/** With `isMore` there are more than `total`. */
export type Counted = { total: number; isMore: boolean };
/** One page of a list, and how many rows there are on all. */
export type Page<Row> = { rows: Row[] } & Counted;
type Order = Record<string, 1 | -1>;
type Place = { skip: number; limit: number };
type UpTo = { most: number; hint?: Order };
type ListQuery = { page: number; pageSize: number; sort: Order; projection?: Record<string, 0 | 1> };

/** Counts no further than to `most`, and says whether there are more. */
export async function countUpTo<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { most, ...hint }: UpTo,
): Promise<Counted> {
  const counted = await model.countDocuments(filter, { ...hint, limit: most + 1 });
  return { total: Math.min(counted, most), isMore: counted > most };
}

/** How many rows a list has, for the page of it that is shown. An index of the filter is read, or that of all rows. */
export async function countList<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { skip, limit }: Place,
): Promise<Counted> {
  // Without a hint MongoDB would read every document to count all of them.
  const hint = Object.keys(filter).length === 0 ? { hint: { _id: 1 } as const } : {};
  if (skip + limit < MOST_COUNTED) return countUpTo(model, filter, { ...hint, most: MOST_COUNTED });
  return { total: await model.countDocuments(filter, hint), isMore: false };
}

/** Reads a page (the first is 1) while the list is counted. */
export async function listPage<Row>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  { page, pageSize, sort, projection }: ListQuery,
): Promise<Page<Row>> {
  const place = { skip: (page - 1) * pageSize, limit: pageSize };
  const found = model.find(filter, projection).sort(sort).skip(place.skip).limit(place.limit);
  const [rows, counted] = await Promise.all([found.lean<Row[]>().exec(), countList(model, filter, place)]);
  return { rows, ...counted };
}

/** Beside the rows of a page. */
export function tellCount(res: Response, { total, isMore }: Counted): Response {
  if (isMore) res.set('X-Total-More', 'true');
  return res.set('X-Total-Count', String(total));
}
