import type { MenuQuery } from '@shop/contracts/menu';
import { blendsOn } from '@shop/contracts/menu-pages';
import { wordsOf } from '@shop/contracts/search';
import { beginsWith } from '@shop/service-kit/list-pages/word-texts';
import type { QueryFilter } from 'mongoose';
import { menuKey, NOT_FOUND_BY } from '../elixir/elixir-keys.ts';
import type { ElixirRow } from '../elixir/elixir.model.ts';

type Order = Record<string, 1 | -1>;

/** What is ready-made, sold out or not. */
export const ON_MENU = { isDeleted: false, isCustom: false } as const;
/** What it is found by goes nowhere, nor who has reserved pieces of it. */
export const SHOWN = { ...NOT_FOUND_BY, holds: 0 } as const;
export const MENU_INDEX = { isDeleted: 1, isCustom: 1, menu: 1, id: 1 } as const;

const SORTS: Record<string, Order> = {
  precio: { priceCents: 1, id: 1 },
  '-precio': { priceCents: -1, id: -1 },
  nombre: { nameKey: 1, id: 1 },
};
/** Our own order, unless another one is chosen. */
const sortOf = (orden: string): Order => (Object.hasOwn(SORTS, orden) ? SORTS[orden]! : { id: 1 });
const ascending = (sort: Order): Order =>
  Object.fromEntries(Object.keys(sort).map((field) => [field, 1 as const]));

/** What of the menu is read, and the index that holds it in its order. */
export function menuFind({ orden, pagina }: MenuQuery) {
  const sort = sortOf(orden);
  const hint: Order = { isDeleted: 1, isCustom: 1, ...ascending(sort) };
  return { filter: ON_MENU, sort, skip: 0, limit: blendsOn(pagina), hint, projection: SHOWN };
}

/** What was chosen, each as a filter that the index serves; nothing when all are wanted. */
export function menuChoices({ q, flor, uso, sabor }: MenuQuery): QueryFilter<ElixirRow>[] {
  const chosen = [flor && menuKey.flor(flor), uso && menuKey.uso(uso), sabor && menuKey.sabor(sabor)];
  const words = new Set(wordsOf(q));
  return [...[...words].map(beginsWith), ...chosen.filter(Boolean)].map((menu) => ({ ...ON_MENU, menu }));
}

/** The index holds what has one flower, use or taste in our own order. */
export const isHeldInOrder = ({ q, orden }: MenuQuery): boolean =>
  wordsOf(q).length === 0 && !Object.hasOwn(SORTS, orden);
