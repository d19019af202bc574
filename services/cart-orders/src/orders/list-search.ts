import type { Page } from '@shop/service-kit/list-count/list-count';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import type { Order, Wanted } from './list-page.ts';

/** Nobody turns the pages of more results, so that a search counts no further. */
const MOST_FOUND = 1_000;
/** So many are sorted once they are found; a search that is filtered beside sorts all. */
const SORTED_AT_ONCE = 250;
/** How far a list is looked through, in its order, for a search that finds more. */
const LOOKED_THROUGH = 1_000;

/** What a search asks beside the list's own filter, and the index of its words. */
type Search<Row> = {
  text: QueryFilter<Row>;
  hint: Order;
  /** A whole list is not looked through for it: numbers lie anywhere in it. */
  isNumber: boolean;
  /** Stands before all others where it fits the list's filter. */
  first?: string | undefined;
};
type Found = { ids: string[]; total: number; isMore: boolean };

/**
 * Searches a long list by an index of texts. A few results are sorted as the list is. Of many, first come those among the
 * first thousand of the list, in its order, then others by their text. So the work never grows with the list.
 */
export function createListSearch<Row>(model: Model<Row>) {
  const idsOf = async (stages: PipelineStage[], hint: Order): Promise<string[]> => {
    const found = await model.aggregate<{ _id: string }>([...stages, { $project: { _id: 1 } }]).hint(hint);
    return found.map(({ _id }) => _id);
  };

  async function few({ filter, sort }: Wanted<Row>, { text, hint, first }: Search<Row>): Promise<Found> {
    const found = await idsOf([{ $match: { ...filter, ...text } }, { $sort: sort }], hint);
    const ids = withFirst(found, first);
    return { ids, total: ids.length, isMore: false };
  }

  async function many(wanted: Wanted<Row>, search: Search<Row>, counted: number): Promise<Found> {
    const { filter, skip, limit } = wanted;
    const isFiltered = isNarrow(wanted);
    const whole = { total: Math.min(counted, MOST_FOUND), isMore: counted > MOST_FOUND };
    // Of a filtered search nobody knows the number: another page is looked for.
    const most = isFiltered ? skip + 2 * limit + 1 : skip + limit;
    const inOrder = search.isNumber && !isFiltered ? [] : await lookThrough(wanted, search.text, most);
    const seen = withFirst(inOrder, search.first);
    if (seen.length >= most)
      return { ids: seen, ...(isFiltered ? { total: most - 1, isMore: true } : whole) };
    if (isFiltered && (await isLookedThrough(wanted)))
      return { ids: seen, total: seen.length, isMore: false };
    const others = isFiltered ? MOST_FOUND : Math.min(MOST_FOUND, most + seen.length);
    const byText = [{ $match: search.text }, { $limit: others }, { $match: filter }];
    const ids = [...new Set([...seen, ...(await idsOf(byText, search.hint))])].slice(0, MOST_FOUND);
    return { ids, ...(isFiltered ? { total: ids.length, isMore: true } : whole) };
  }

  const lookThrough = ({ filter, sort, hint }: Wanted<Row>, text: QueryFilter<Row>, most: number) =>
    idsOf(
      [{ $match: filter }, { $sort: sort }, { $limit: LOOKED_THROUGH }, { $match: text }, { $limit: most }],
      hint,
    );

  /** The list is no longer than what was looked through. */
  const isLookedThrough = async ({ filter, hint }: Wanted<Row>): Promise<boolean> =>
    (await model.countDocuments(filter, { limit: LOOKED_THROUGH + 1, hint })) <= LOOKED_THROUGH;

  return async (wanted: Wanted<Row>, search: Search<Row>): Promise<Page<Row>> => {
    const { skip, limit } = wanted;
    const counted = await model.countDocuments(search.text, { limit: MOST_FOUND + 1, hint: search.hint });
    const isFew = counted <= (isNarrow(wanted) ? MOST_FOUND : SORTED_AT_ONCE);
    const { ids, total, isMore } = await (isFew ? few(wanted, search) : many(wanted, search, counted));
    const shown = skip >= total ? [] : ids.slice(skip, skip + limit);
    const rows = await model
      .find({ _id: { $in: shown } } as QueryFilter<Row>)
      .lean<(Row & { _id: string })[]>();
    const byId = new Map<string, Row>(rows.map((row) => [row._id, row]));
    return { rows: shown.map((id) => byId.get(id)).filter((row) => row !== undefined), total, isMore };
  };
}

const isNarrow = <Row>({ filter }: Wanted<Row>): boolean => Object.keys(filter).length > 0;

const withFirst = (ids: string[], first: string | undefined): string[] =>
  first === undefined ? ids : [first, ...ids.filter((id) => id !== first)];
