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

/** Of what is on sale, and of each flower, so many are looked at for what goes well with something. */
const NEAR = 24;
const FEATURED = 3;
/** Nobody turns the pages of more results. */
const MOST_FOUND = 1_000;
/** Where prices begin: a kit's is of several, and only its parts say whether there is any. */
const ON_SALE = { ...ON_MENU, isAvailable: true, stock: { $ne: 0 }, parts: null };
/** The same of cards: of a family another size may be on sale. */
const CARDS_ON_SALE = {
  ...CARDS,
  isAvailable: true,
  $or: [{ stock: { $ne: 0 } }, { family: { $exists: true } }],
};

export type MenuStore = ReturnType<typeof createMenuStore>;

/** What shoppers see of the catalogue. An answer never grows with its length, and its work hardly. */
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
  // Without an order, so that no more are read than wanted: the index has them by their numbers.
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

  /** Rows from the first on: fewer than may be read are all. */
  async function inOrder({ filter, sort, limit, hint }: PageFind<ElixirRow>, counting: () => Promise<Count>) {
    const rows = await model.find(filter, SHOWN).sort(sort).limit(limit).hint(hint).lean<ElixirRow[]>();
    const counted = rows.length < limit ? { total: rows.length, isMore: false } : await counting();
    return { rows, ...counted };
  }

  /** The choice that leaves fewest; the others are looked for in what it leaves. */
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

    /** Of the first on the menu, what else can be chosen by. */
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

    /** By an address that it has or had, or by its number; 'gone' when it was deleted. */
    async named(name: string): Promise<Card | 'gone' | undefined> {
      const id = (await addresses.idOf(name)) ?? (/^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined);
      const row = id && (await model.findOne({ id, isCustom: false }, SHOWN).lean<ElixirRow>());
      if (!row) return undefined;
      if (row.isDeleted) return row.deletedAt ? 'gone' : undefined;
      return (await withSizes([row]))[0];
    },

    ...createWholeMenu(model, withSizes),
    ...createUnnamed(model, withSizes),

    /** On sale, by nearness; of equals the first on the menu. @param flowers as they stand in addresses */
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
