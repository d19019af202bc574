import type { Page } from '../list-count/list-count.ts';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import type { Order, PageFind } from './list-page.ts';

/** Nobody pages through more results, so a search counts no further. */
const MOST_FOUND = 1_000;
/** Up to this number of results are sorted; a search with other filters sorts all. */
const SORTED_AT_ONCE = 250;
/** The first rows of a list that are scanned, in its order, when a search finds more. */
const LOOKED_THROUGH = 1_000;

/** The condition of a search, and the index of its words. The list's filter and `rest` narrow it further. */
type Search<Row> = {
  text: QueryFilter<Row>;
  /** Conditions that the index does not cover. */
  rest?: QueryFilter<Row>;
  hint: Order;
  /** Such a search does not scan the list: numbers may be anywhere in it. */
  isNumber: boolean;
  /** Comes before all others when it fits the list's filter. */
  first?: string | undefined;
};
type Id = string | number;
type Found = { ids: Id[]; total: number; isMore: boolean };

/**
 * Searches a long list by an index of texts. A few results are sorted like the list. Of many, those in the first
 * thousand rows of the list come first, in its order, then others by their text. So the work never grows with the list.
 * @param key the unique text or number of a row
 */
export function createListSearch<Row>(model: Model<Row>, key: '_id' | 'id' = '_id') {
  const keyOf = (row: object) => (row as Record<typeof key, Id>)[key];
  const idsOf = async (stages: PipelineStage[], hint: Order): Promise<Id[]> => {
    const found = await model.aggregate<object>([...stages, { $project: { [key]: 1 } }]).hint(hint);
    return found.map(keyOf);
  };

  async function few({ filter, sort }: PageFind<Row>, search: Search<Row>): Promise<Found> {
    const { text, rest, hint, first } = search;
    const found = await idsOf([{ $match: { ...filter, ...text, ...rest } }, { $sort: sort }], hint);
    const ids = withFirst(found, first);
    return { ids, total: ids.length, isMore: false };
  }

  async function many(wanted: PageFind<Row>, search: Search<Row>, counted: number): Promise<Found> {
    const { filter, skip, limit } = wanted;
    const isFiltered = isNarrowed(wanted, search);
    const whole = { total: Math.min(counted, MOST_FOUND), isMore: counted > MOST_FOUND };
    // The total of a filtered search is unknown, so one row more is read to find whether a next page exists.
    const most = isFiltered ? skip + 2 * limit + 1 : skip + limit;
    const inOrder =
      search.isNumber && !isFiltered
        ? []
        : await lookThrough(wanted, { ...search.text, ...search.rest }, most);
    const seen = withFirst(inOrder, search.first);
    if (seen.length >= most)
      return { ids: seen, ...(isFiltered ? { total: most - 1, isMore: true } : whole) };
    if (isFiltered && (await isLookedThrough(wanted)))
      return { ids: seen, total: seen.length, isMore: false };
    const others = isFiltered ? MOST_FOUND : Math.min(MOST_FOUND, most + seen.length);
    const byText = [{ $match: search.text }, { $limit: others }, { $match: { ...filter, ...search.rest } }];
    const ids = [...new Set([...seen, ...(await idsOf(byText, search.hint))])].slice(0, MOST_FOUND);
    return { ids, ...(isFiltered ? { total: ids.length, isMore: true } : whole) };
  }

  const lookThrough = ({ filter, sort, hint }: PageFind<Row>, text: QueryFilter<Row>, most: number) =>
    idsOf(
      [{ $match: filter }, { $sort: sort }, { $limit: LOOKED_THROUGH }, { $match: text }, { $limit: most }],
      hint,
    );

  /** Whether the scan covered the whole list. */
  const isLookedThrough = async ({ filter, hint }: PageFind<Row>): Promise<boolean> =>
    (await model.countDocuments(filter, { limit: LOOKED_THROUGH + 1, hint })) <= LOOKED_THROUGH;

  return async (wanted: PageFind<Row>, search: Search<Row>): Promise<Page<Row>> => {
    const { skip, limit } = wanted;
    const counted = await model.countDocuments(search.text, { limit: MOST_FOUND + 1, hint: search.hint });
    const isFew = counted <= (isNarrowed(wanted, search) ? MOST_FOUND : SORTED_AT_ONCE);
    const { ids, total, isMore } = await (isFew ? few(wanted, search) : many(wanted, search, counted));
    const shown = skip >= total ? [] : ids.slice(skip, skip + limit);
    const found = { [key]: { $in: shown } } as QueryFilter<Row>;
    const rows = await model.find(found, wanted.projection).lean<Row[]>();
    const byId = new Map(rows.map((row) => [keyOf(row as object), row]));
    return { rows: shown.map((id) => byId.get(id)).filter((row) => row !== undefined), total, isMore };
  };
}

/** Whether the list has filters beside those of the search. */
const isNarrowed = <Row>({ filter }: PageFind<Row>, { text, rest = {} }: Search<Row>): boolean =>
  Object.keys({ ...filter, ...rest }).some((field) => !(field in text));

const withFirst = (ids: Id[], first: string | undefined): Id[] =>
  first === undefined ? ids : [first, ...ids.filter((id) => id !== first)];
