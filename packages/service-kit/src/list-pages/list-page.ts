import { countList, countUpTo, MOST_COUNTED, type Count, type Page } from '../list-count/list-count.ts';
import type { Model, QueryFilter } from 'mongoose';

export type Order = Record<string, 1 | -1>;

/** So much of a filtered list is counted at a time: whoever looks at a page waits for no count of thousands. */
const COUNTED_AT_ONCE = 1_000;
/** What is narrowed to so few rows is sorted after they were found. */
export const MOST_SORTED = 1_000;

/** `hint` is the index that holds the list in its order. */
export type PageFind<Row> = {
  filter: QueryFilter<Row>;
  sort: Order;
  skip: number;
  limit: number;
  hint: Order;
  projection?: Record<string, 0 | 1>;
};

/** Pages of a long list for administrators, all by indexes. */
export function createListPages<Row>(model: Model<Row>) {
  const read = ({ filter, sort, skip, limit, hint }: PageFind<Row>): Promise<Row[]> =>
    model.find(filter).sort(sort).skip(skip).limit(limit).hint(hint).lean<Row[]>().exec();

  function count({ filter, hint, skip, limit }: PageFind<Row>): Promise<Count> {
    // The collection's own estimate may be wrong after an unclean stop, and then some rows would stand on no page.
    if (Object.keys(filter).length === 0) return countList(model, filter);
    // One more than this page needs: the next one can be turned to.
    const most = Math.ceil((skip + limit + 1) / COUNTED_AT_ONCE) * COUNTED_AT_ONCE;
    return countUpTo(model, filter, { most: Math.min(most, MOST_COUNTED), hint });
  }

  return {
    async page(wanted: PageFind<Row>): Promise<Page<Row>> {
      const isShown = wanted.skip < MOST_COUNTED;
      const [rows, counted] = await Promise.all([isShown ? read(wanted) : [], count(wanted)]);
      return { rows, ...counted };
    },

    /** The same where another index, `narrow`, holds what the filter asks for, though not in the list's order. */
    async narrowed(wanted: PageFind<Row>, narrow: Order): Promise<Page<Row>> {
      const { filter, skip } = wanted;
      const { total, isMore } = await countUpTo(model, filter, { most: MOST_SORTED, hint: narrow });
      if (skip >= total) return { rows: [], total, isMore };
      // A few are fetched and sorted. Of many, reading the list in its order soon finds enough.
      return { rows: await read(isMore ? wanted : { ...wanted, hint: narrow }), total, isMore };
    },
  };
}
