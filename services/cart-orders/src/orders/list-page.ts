import type { Model, QueryFilter } from 'mongoose';

export type Order = Record<string, 1 | -1>;

/** From this offset on it pays to read a page from the nearer end of the list. */
const FAR = 1_000;
/** Nobody turns the pages of more results, so that a search counts no further. */
const MOST_FOUND = 1_000;
/** A filtered list is counted to the end while its pages lie further. */
const MOST_COUNTED = 10_000;
/** Before that, so much of it is counted at a time: whoever looks at a page waits for no count of thousands. */
const COUNTED_AT_ONCE = 1_000;

const ID_INDEX = { _id: 1 } as const;

/** One page; `total` counts all, and with `isMore` there are more than that. */
export type Page<Row> = { rows: Row[]; total: number; isMore: boolean };
/** `hint` is the index that holds the list in its order. */
export type Wanted<Row> = {
  filter: QueryFilter<Row>;
  sort: Order;
  skip: number;
  limit: number;
  hint: Order;
};
export type ListPages<Row> = ReturnType<typeof createListPages<Row>>;

/** Pages of a long list for administrators, all by indexes. */
export function createListPages<Row>(model: Model<Row>) {
  const read = ({ filter, sort, skip, limit, hint }: Wanted<Row>): Promise<Row[]> =>
    model.find(filter).sort(sort).skip(skip).limit(limit).hint(hint).lean<Row[]>().exec();

  /** Exact for all rows, and for pages that lie so far that the limit would hide them. */
  async function count({ filter, hint, skip, limit }: Wanted<Row>) {
    // The collection's own estimate may be wrong after an unclean stop, and then some rows would stand on no page.
    if (Object.keys(filter).length === 0)
      return { total: await model.countDocuments({}, { hint: ID_INDEX }), isMore: false };
    if (skip + limit > MOST_COUNTED)
      return { total: await model.countDocuments(filter, { hint }), isMore: false };
    // One more than this page needs: the next one can be turned to.
    const most = Math.ceil((skip + limit + 1) / COUNTED_AT_ONCE) * COUNTED_AT_ONCE;
    const counted = await model.countDocuments(filter, { limit: most + 1, hint });
    return { total: Math.min(counted, most), isMore: counted > most };
  }

  async function farPage(wanted: Wanted<Row>, { total, isMore }: Omit<Page<Row>, 'rows'>): Promise<Row[]> {
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

    /** The same of a search, whose words the index `narrow` holds; `all` is counted. */
    async found(wanted: Wanted<Row>, narrow: Order, all = wanted.filter): Promise<Page<Row>> {
      const counted = await model.countDocuments(all, { limit: MOST_FOUND + 1, hint: narrow });
      const isMore = counted > MOST_FOUND;
      const total = Math.min(counted, MOST_FOUND);
      if (wanted.skip >= total) return { rows: [], total, isMore };
      // A few results are fetched and sorted. Of many, reading the list in its order soon finds enough.
      return { rows: await read(isMore ? wanted : { ...wanted, hint: narrow }), total, isMore };
    },
  };
}

const backwards = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).map(([field, direction]) => [field, direction === 1 ? -1 : 1]));
