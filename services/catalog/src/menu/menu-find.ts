import type { MenuQuery } from '@shop/contracts/menu';
import { chosenKeys, menuOrder } from '@shop/contracts/menu-choices';
import { blendsOn } from '@shop/contracts/menu-pages';
import { typedWords } from '@shop/contracts/menu-words';
import type { QueryFilter } from 'mongoose';
import { WITHOUT_SEARCH_FIELDS } from '../elixir/elixir-keys.ts';
import type { ElixirRow } from '../elixir/elixir.model.ts';

type Order = Record<string, 1 | -1>;

/** What is ready-made, sold out or not. */
export const ON_MENU = { isDeleted: false, isCustom: false } as const;
/** One of each family: what is chosen by words and tags is that anyway. */
export const CARDS = { ...ON_MENU, sizeOf: null } as const;
/** What it is found by goes nowhere, nor who has reserved pieces of it. */
export const SHOWN = { ...WITHOUT_SEARCH_FIELDS, holds: 0 } as const;
export const MENU_INDEX = { isDeleted: 1, isCustom: 1, menu: 1, id: 1 } as const;

const FIELD = { price: 'priceCents', name: 'nameKey', rating: 'best' } as const;

/** Our own order, unless another one is chosen. */
function sortOf(orden: string): Order {
  const order = menuOrder(orden);
  return order ? { [FIELD[order.by]]: order.direction, id: order.direction } : { id: 1 };
}
const ascending = (sort: Order): Order =>
  Object.fromEntries(Object.keys(sort).map((field) => [field, 1 as const]));

/** What of the menu is read, and the index that holds it in its order. */
export function menuFind({ orden, pagina }: MenuQuery) {
  const sort = sortOf(orden);
  const hint: Order = { isDeleted: 1, isCustom: 1, ...ascending(sort) };
  return { filter: ON_MENU, sort, skip: 0, limit: blendsOn(pagina), hint, projection: SHOWN };
}

/** What is on the menu and has this, as a filter that the index serves. */
export const onMenu = (menu: QueryFilter<ElixirRow>['menu']): QueryFilter<ElixirRow> => ({
  ...ON_MENU,
  menu,
});

/** Nothing was chosen from the menu. */
export const isWhole = (query: MenuQuery): boolean =>
  chosenKeys(query).length + typedWords(query.q).length === 0;

/** The index holds what has one flower, use or taste in our own order. */
export const isHeldInOrder = ({ q, orden }: MenuQuery): boolean =>
  typedWords(q).length === 0 && !menuOrder(orden);
