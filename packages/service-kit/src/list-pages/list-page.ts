import { countList, countUpTo, MOST_COUNTED, type Counted, type Page } from '../list-count/list-count.ts';
import type { Model, QueryFilter } from 'mongoose';

export type Order = Record<string, 1 | -1>;

/** From this offset on it pays to read a page from the nearer end of the list. */
const FAR = 1_000;
/** So much of a filtered list is counted at a time: whoever looks at a page waits for no count of thousands. */
const COUNTED_AT_ONCE = 1_000;
/** What is narrowed to so few rows is sorted after they were found. */
export const MOST_SORTED = 1_000;

/** `hint` is the index that holds the list in its order. */
export type Wanted<Row> = {
  filter: QueryFilter<Row>;
  sort: Order;
  skip: number;
  limit: number;
  hint: Order;
  projection?: Record<string, 0 | 1>;
};

/** Pages of a long list for administrators, all by indexes. */
export function createListPages<Row>(model: Model<Row>) {
  const read = ({ filter, sort, skip, limit, hint }: Wanted<Row>): Promise<Row[]> =>
    model.find(filter).sort(sort).skip(skip).limit(limit).hint(hint).lean<Row[]>().exec();

  /** Exact for pages that lie so far that the limit would hide them. */
  async function count({ filter, hint, skip, limit }: Wanted<Row>): Promise<Counted> {
    // The collection's own estimate may be wrong after an unclean stop, and then some rows would stand on no page.
    if (Object.keys(filter).length === 0) return countList(model, filter, { skip, limit });
    if (skip + limit > MOST_COUNTED)
      return { total: await model.countDocuments(filter, { hint }), isMore: false };
    // One more than this page needs: the next one can be turned to.
    const most = Math.ceil((skip + limit + 1) / COUNTED_AT_ONCE) * COUNTED_AT_ONCE;
    return countUpTo(model, filter, { most, hint });
  }

  async function farPage(wanted: Wanted<Row>, { total, isMore }: Counted): Promise<Row[]> {
    const { skip, limit } = wanted;
    const behind = total - skip - limit;
    if (skip >= total) return [];
    if (isMore || behind >= skip) return read(wanted);
    // The last pages are the first ones of the reversed list: nothing before them has to be skipped.
    const turned = {
      sort: backwards(wanted.sort),
      skip: Math.max(0, behind),
      limit: Math.min(limit, total - skip),
    };
    return (await read({ ...wanted, ...turned })).reverse();
  }

  return {
    async page(wanted: Wanted<Row>): Promise<Page<Row>> {
      if (wanted.skip >= FAR) {
        const counted = await count(wanted);
        return { rows: await farPage(wanted, counted), ...counted };
      }
      const [rows, counted] = await Promise.all([read(wanted), count(wanted)]);
      return { rows, ...counted };
    },

    /** The same where another index, `narrow`, holds what the filter asks for, though not in the list's order. */
    async narrowed(wanted: Wanted<Row>, narrow: Order): Promise<Page<Row>> {
      const { filter, skip } = wanted;
      const { total, isMore } = await countUpTo(model, filter, { most: MOST_SORTED, hint: narrow });
      if (skip >= total) return { rows: [], total, isMore };
      // A few are fetched and sorted. Of many, reading the list in its order soon finds enough.
      return { rows: await read(isMore ? wanted : { ...wanted, hint: narrow }), total, isMore };
    },
  };
}

const backwards = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).map(([field, direction]) => [field, direction === 1 ? -1 : 1]));
