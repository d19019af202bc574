import type { MenuQuery } from '@shop/contracts/menu';
import { chosenKeys, menuOrder } from '@shop/contracts/menu-choices';
import { blendsOn } from '@shop/contracts/menu-pages';
import { typedWords } from '@shop/contracts/menu-words';
import type { QueryFilter } from 'mongoose';
import { WITHOUT_SEARCH_FIELDS } from '../elixir/elixir-keys.ts';
import type { ElixirRow } from '../elixir/elixir.model.ts';

type Order = Record<string, 1 | -1>;

/** Ready-made products, sold out or not. */
export const ON_MENU = { isDeleted: false, isCustom: false } as const;
/** One product of each family; a search by words and tags finds only that one anyway. */
export const CARDS = { ...ON_MENU, sizeOf: null } as const;
/** Search keys and reservations do not leave the service. */
export const SHOWN = { ...WITHOUT_SEARCH_FIELDS, holds: 0 } as const;
export const MENU_INDEX = { isDeleted: 1, isCustom: 1, menu: 1, id: 1 } as const;

const FIELD = { price: 'priceCents', name: 'nameKey', rating: 'best' } as const;

/** The shop's own order, unless another one is chosen. */
function sortOf(orden: string): Order {
  const order = menuOrder(orden);
  return order ? { [FIELD[order.by]]: order.direction, id: order.direction } : { id: 1 };
}
const ascending = (sort: Order): Order =>
  Object.fromEntries(Object.keys(sort).map((field) => [field, 1 as const]));

/** The part of the menu to read, and the index that has it in this order. */
export function menuFind({ orden, pagina }: MenuQuery) {
  const sort = sortOf(orden);
  const hint: Order = { isDeleted: 1, isCustom: 1, ...ascending(sort) };
  return { filter: ON_MENU, sort, skip: 0, limit: blendsOn(pagina), hint, projection: SHOWN };
}

/** Products on the menu with this key, as a filter that the index serves. */
export const onMenu = (menu: QueryFilter<ElixirRow>['menu']): QueryFilter<ElixirRow> => ({
  ...ON_MENU,
  menu,
});

/** Whether nothing was chosen from the menu. */
export const isWhole = (query: MenuQuery): boolean =>
  chosenKeys(query).length + typedWords(query.q).length === 0;

/** Whether the index has the products of one flower, use or taste in the shop's own order. */
export const isHeldInOrder = ({ q, orden }: MenuQuery): boolean =>
  typedWords(q).length === 0 && !menuOrder(orden);
