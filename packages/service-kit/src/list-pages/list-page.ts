import { countList, countUpTo, MOST_COUNTED, type Count, type Page } from '../list-count/list-count.ts';
import type { Model, QueryFilter } from 'mongoose';

export type Order = Record<string, 1 | -1>;

/** A filtered list is counted in steps of this size, so that no page waits for a count of thousands. */
const COUNTED_AT_ONCE = 1_000;
/** Up to this number of filtered rows are sorted after the search. */
export const MOST_SORTED = 1_000;

/** `hint` is the index in the order of the list. */
export type PageFind<Row> = {
  filter: QueryFilter<Row>;
  sort: Order;
  skip: number;
  limit: number;
  hint: Order;
  projection?: Record<string, 0 | 1>;
};

/** Pages of a long list for administrators; every read uses an index. */
export function createListPages<Row>(model: Model<Row>) {
  const read = ({ filter, sort, skip, limit, hint }: PageFind<Row>): Promise<Row[]> =>
    model.find(filter).sort(sort).skip(skip).limit(limit).hint(hint).lean<Row[]>().exec();

  function count({ filter, hint, skip, limit }: PageFind<Row>): Promise<Count> {
    // The collection's own estimate may be wrong after an unclean stop, and would hide rows from all pages.
    if (Object.keys(filter).length === 0) return countList(model, filter);
    // One more than this page needs, to know whether a next page exists.
    const most = Math.ceil((skip + limit + 1) / COUNTED_AT_ONCE) * COUNTED_AT_ONCE;
    return countUpTo(model, filter, { most: Math.min(most, MOST_COUNTED), hint });
  }

  return {
    async page(wanted: PageFind<Row>): Promise<Page<Row>> {
      const isShown = wanted.skip < MOST_COUNTED;
      const [rows, counted] = await Promise.all([isShown ? read(wanted) : [], count(wanted)]);
      return { rows, ...counted };
    },

    /** For a filter that another index, `narrow`, serves, though not in the list's order. */
    async narrowed(wanted: PageFind<Row>, narrow: Order): Promise<Page<Row>> {
      const { filter, skip } = wanted;
      const { total, isMore } = await countUpTo(model, filter, { most: MOST_SORTED, hint: narrow });
      if (skip >= total) return { rows: [], total, isMore };
      // A few rows are fetched and sorted. For many, a read in the list's order soon finds enough.
      return { rows: await read(isMore ? wanted : { ...wanted, hint: narrow }), total, isMore };
    },
  };
}
