import type { MenuQuery } from '@shop/contracts/menu';
import { countList, countUpTo, type Counted, type Page } from '@shop/service-kit/list-count/list-count';
import { createListSearch } from '@shop/service-kit/list-pages/list-search';
import type { Wanted } from '@shop/service-kit/list-pages/list-page';
import type { Mongo } from '@shop/service-kit/mongo';
import type { QueryFilter } from 'mongoose';
import { createAddresses, type Slugged } from '../elixir/addresses.ts';
import { chosenKeys } from '@shop/contracts/menu-choices';
import { typedWords } from '@shop/contracts/menu-words';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';
import { isHeldInOrder, MENU_INDEX, menuFind, ON_MENU, onMenu, SHOWN } from './menu-find.ts';
import { createMenuWords } from './menu-words.ts';

/** Of what is on sale, and of each flower, so many are looked at for what goes well with something. */
const NEAR = 24;
const FEATURED = 3;
/** Nobody turns the pages of more results. */
const MOST_FOUND = 1_000;
const ON_SALE = { ...ON_MENU, isAvailable: true, stock: { $ne: 0 } };

export type MenuStore = ReturnType<typeof createMenuStore>;

/** What shoppers see of the catalogue. An answer never grows with its length, and its work hardly. */
export function createMenuStore(db: Mongo) {
  const model = elixirModel(db);
  const search = createListSearch<ElixirRow>(model, 'id');
  const addresses = createAddresses(db);
  const havingWord = createMenuWords(model);

  type OnSaleQuery = { filter?: object; sort?: Record<string, 1>; limit: number; hint: Record<string, 1> };
  const onSale = ({ filter = {}, sort = {}, limit, hint }: OnSaleQuery): Promise<ElixirRow[]> =>
    model
      .find({ ...ON_SALE, ...filter }, SHOWN)
      .sort(sort)
      .limit(limit)
      .hint(hint)
      .lean<ElixirRow[]>()
      .exec();
  const firstOnSale = (limit: number) =>
    onSale({ sort: { id: 1 }, limit, hint: { isDeleted: 1, isCustom: 1, isAvailable: 1, id: 1 } });
  const cheapestOnSale = () =>
    onSale({
      sort: { priceCents: 1, id: 1 },
      limit: 1,
      hint: { isDeleted: 1, isCustom: 1, isAvailable: 1, priceCents: 1, id: 1 },
    });
  // Without an order, so that no more are read than wanted: the index has them by their numbers.
  const withFlower = (slug: string) =>
    onSale({ filter: { menu: `flor:${slug}` }, limit: NEAR, hint: MENU_INDEX });
  const count = () => countList(model, ON_MENU);

  const countChosen = (filter: QueryFilter<ElixirRow>) =>
    countUpTo(model, filter, { most: MOST_FOUND, hint: MENU_INDEX });

  async function inOrder({ filter, sort, limit, hint }: Wanted<ElixirRow>, counting: Promise<Counted>) {
    const rows = model.find(filter, SHOWN).sort(sort).limit(limit).hint(hint).lean<ElixirRow[]>();
    const [read, counted] = await Promise.all([rows.exec(), counting]);
    return { rows: read, ...counted };
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
    if (!first) return inOrder(wanted, count());
    const of = { hint: MENU_INDEX, isNumber: false };
    if (choices.length > 1) return search(wanted, { ...of, ...(await narrowest(choices)) });
    if (!isHeldInOrder(query)) return search(wanted, { ...of, text: first });
    return inOrder({ ...wanted, filter: first, hint: MENU_INDEX }, countChosen(first));
  }

  return {
    async page(query: MenuQuery): Promise<Page<Slugged>> {
      const { rows, ...counted } = await found(query);
      return { rows: await addresses.give(rows), ...counted };
    },

    /** Of the first on the menu, what else can be chosen by. */
    first: () =>
      model
        .find(ON_MENU, { flavors: 1, uses: 1 })
        .sort({ id: 1 })
        .limit(MOST_FOUND)
        .hint({ isDeleted: 1, isCustom: 1, id: 1 })
        .lean<Pick<ElixirRow, 'flavors' | 'uses'>[]>()
        .exec(),

    async featured() {
      const [first, [cheapest], counted] = await Promise.all([
        firstOnSale(FEATURED),
        cheapestOnSale(),
        count(),
      ]);
      const rows = await addresses.give([...first, ...(cheapest ? [cheapest] : [])]);
      return { first: rows.slice(0, first.length), cheapest: rows[first.length], ...counted };
    },

    /** By an address that it has or had, or by its number; 'gone' when it was deleted. */
    async named(name: string): Promise<Slugged | 'gone' | undefined> {
      const id = (await addresses.idOf(name)) ?? (/^[1-9]\d{0,14}$/.test(name) ? Number(name) : undefined);
      const row = id && (await model.findOne({ id, isCustom: false }, SHOWN).lean<ElixirRow>());
      if (!row) return undefined;
      if (row.isDeleted) return row.deletedAt ? 'gone' : undefined;
      return (await addresses.give([row]))[0];
    },

    /** All of it, however long. */
    all: async (): Promise<Slugged[]> =>
      addresses.give(await model.find(ON_MENU, SHOWN).sort({ id: 1 }).lean<ElixirRow[]>()),

    /** On sale, by nearness; of equals the first on the menu. @param flowers as they stand in addresses */
    async near(nearness: (row: ElixirRow) => number, flowers: string[], without: number[]) {
      const read = await Promise.all([firstOnSale(NEAR + without.length), ...flowers.map(withFlower)]);
      const rows = [...new Map(read.flat().map((row) => [row.id, row])).values()]
        .filter(({ id }) => !without.includes(id))
        .toSorted((a, b) => nearness(b) - nearness(a) || a.id - b.id);
      return addresses.give(rows.slice(0, FEATURED));
    },
  };
}
