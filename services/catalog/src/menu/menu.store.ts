import type { MenuQuery } from '@shop/contracts/menu';
import {
  countList,
  countUpTo,
  MOST_COUNTED,
  type Count,
  type Page,
} from '@shop/service-kit/list-count/list-count';
import { createListSearch } from '@shop/service-kit/list-pages/list-search';
import type { PageFind } from '@shop/service-kit/list-pages/list-page';
import type { Mongo } from '@shop/service-kit/mongo';
import type { QueryFilter } from 'mongoose';
import { createAddresses } from '../elixir/addresses.ts';
import { chosenKeys } from '@shop/contracts/menu-choices';
import { typedWords } from '@shop/contracts/menu-words';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';
import { createCards, onSaleOf, type Card } from './cards.ts';
import { createCollections } from './collections.ts';
import { CARDS, isHeldInOrder, MENU_INDEX, menuFind, ON_MENU, onMenu, SHOWN } from './menu-find.ts';
import { createMenuWords } from './menu-words.ts';
import { createUnnamed } from './unnamed.ts';
import { createWholeMenu } from './whole-menu.ts';

/** How many products on sale, and of each flower, are compared to find similar ones. */
const NEAR = 24;
const FEATURED = 3;
/** Shoppers do not turn the pages of more results. */
const MOST_FOUND = 1_000;
/** For the lowest price. Kits are left out: they contain several products, and have no stock of their own. */
const ON_SALE = { ...ON_MENU, isAvailable: true, stock: { $ne: 0 }, parts: null };
/** For cards: in a family another size may be on sale. */
const CARDS_ON_SALE = {
  ...CARDS,
  isAvailable: true,
  $or: [{ stock: { $ne: 0 } }, { family: { $exists: true } }],
};

export type MenuStore = ReturnType<typeof createMenuStore>;

/** What shoppers see of the catalogue. Answers do not grow with the catalogue, and their cost hardly does. */
export function createMenuStore(db: Mongo) {
  const model = elixirModel(db);
  const search = createListSearch<ElixirRow>(model, 'id');
  const addresses = createAddresses(db);
  const withSizes = createCards(db);
  const havingWord = createMenuWords(model);

  type OnSaleQuery = { filter?: object; sort?: Record<string, 1>; limit: number; hint: Record<string, 1> };
  const onSale = ({ filter = CARDS_ON_SALE, sort = {}, limit, hint }: OnSaleQuery): Promise<ElixirRow[]> =>
    model.find(filter, SHOWN).sort(sort).limit(limit).hint(hint).lean<ElixirRow[]>().exec();
  const firstOnSale = (limit: number) =>
    onSale({ sort: { id: 1 }, limit, hint: { isDeleted: 1, isCustom: 1, isAvailable: 1, id: 1 } });
  const cheapestOnSale = () =>
    onSale({
      filter: ON_SALE,
      sort: { priceCents: 1, id: 1 },
      limit: 1,
      hint: { isDeleted: 1, isCustom: 1, isAvailable: 1, priceCents: 1, id: 1 },
    });
  // Without a sort, so that only as many rows are read as wanted: the index has them in order of their numbers.
  const withFlower = (slug: string) =>
    onSale({ filter: { ...CARDS_ON_SALE, menu: `flor:${slug}` }, limit: NEAR, hint: MENU_INDEX });
  async function count(): Promise<Count> {
    const others = { limit: MOST_COUNTED, hint: { sizeOf: 1 } } as const;
    const [{ total, isMore }, sizes] = await Promise.all([
      countList(model, ON_MENU),
      model.countDocuments({ sizeOf: { $gt: 0 } }, others),
    ]);
    return { isMore, total: isMore ? total : total - sizes };
  }

  const countChosen = (filter: QueryFilter<ElixirRow>) =>
    countUpTo(model, filter, { most: MOST_FOUND, hint: MENU_INDEX });

  /** The first rows. When there are fewer than the limit, their number is the total. */
  async function inOrder({ filter, sort, limit, hint }: PageFind<ElixirRow>, counting: () => Promise<Count>) {
    const rows = await model.find(filter, SHOWN).sort(sort).limit(limit).hint(hint).lean<ElixirRow[]>();
    const counted = rows.length < limit ? { total: rows.length, isMore: false } : await counting();
    return { rows, ...counted };
  }

  /** The choice with the fewest products; the other choices are searched among these. */
  async function narrowest(choices: QueryFilter<ElixirRow>[]) {
    const counts = await Promise.all(choices.map(countChosen));
    const least = Math.min(...counts.map(({ total }) => total));
    const at = counts.findIndex(({ total }) => total === least);
    const others = choices.filter((_, other) => other !== at).map(({ menu }) => ({ menu }));
    return { text: choices[at]!, rest: { $and: others } };
  }

  async function found(query: MenuQuery): Promise<Page<ElixirRow>> {
    const wanted = menuFind(query);
    const words = await Promise.all(typedWords(query.q).map(havingWord));
    const choices = [
      ...words,
      ...chosenKeys(query).map((keys) => onMenu(keys.length > 1 ? { $in: keys } : keys[0])),
    ];
    const [first] = choices;
    if (!first) return inOrder({ ...wanted, filter: CARDS }, count);
    const of = { hint: MENU_INDEX, isNumber: false };
    if (choices.length > 1) return search(wanted, { ...of, ...(await narrowest(choices)) });
    if (!isHeldInOrder(query)) return search(wanted, { ...of, text: first });
    return inOrder({ ...wanted, filter: first, hint: MENU_INDEX }, () => countChosen(first));
  }

  return {
    async page(query: MenuQuery): Promise<Page<Card>> {
      const { rows, ...counted } = await found(query);
      return { rows: await withSizes(rows), ...counted };
    },

    /** The tags and collections of the menu's first products, to offer as choices. */
    first: () =>
      model
        .find(CARDS, { flavors: 1, uses: 1, collections: 1 })
        .sort({ id: 1 })
        .limit(MOST_FOUND)
        .hint({ isDeleted: 1, isCustom: 1, id: 1 })
        .lean<Pick<ElixirRow, 'flavors' | 'uses' | 'collections'>[]>()
        .exec(),

    collection: createCollections(db),

    async featured() {
      const [first, [cheapest], counted] = await Promise.all([
        firstOnSale(2 * FEATURED),
        cheapestOnSale(),
        count(),
      ]);
      const rows = await withSizes([...first, ...(cheapest ? [cheapest] : [])]);
      const cards = rows.slice(0, first.length).filter(onSaleOf);
      return { first: cards.slice(0, FEATURED), cheapest: rows[first.length], ...counted };
    },

    /** Finds a card by a present or earlier address, or by its number; 'gone' when it was deleted. */
    async named(name: string): Promise<Card | 'gone' | undefined> {
      const id = (await addresses.idOf(name)) ?? (/^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined);
      const row = id && (await model.findOne({ id, isCustom: false }, SHOWN).lean<ElixirRow>());
      if (!row) return undefined;
      if (row.isDeleted) return row.deletedAt ? 'gone' : undefined;
      return (await withSizes([row]))[0];
    },

    ...createWholeMenu(model, withSizes),
    ...createUnnamed(model, withSizes),

    /** Products on sale, the nearest first; equal ones in the order of the menu. @param flowers as slugs */
    async near(nearness: (row: ElixirRow) => number, flowers: string[], without: number[]) {
      const read = await Promise.all([firstOnSale(NEAR + without.length), ...flowers.map(withFlower)]);
      const rows = [...new Map(read.flat().map((row) => [row.id, row])).values()].toSorted(
        (a, b) => nearness(b) - nearness(a) || a.id - b.id,
      );
      const isAnother = (card: Card) => !(card.sizes ?? [card]).some(({ id }) => without.includes(id));
      const cards = (await withSizes(rows)).filter((card) => isAnother(card) && onSaleOf(card));
      return cards.slice(0, FEATURED);
    },
  };
}
