import { byName } from './by-name.ts';
import type { Elixir } from './elixir.ts';
import type { Blend } from './menu.ts';
import { collectionsOf, TAGS, type TagName } from './menu-tags.ts';

/** The menu's filters and order, as its address has them; '' is no choice. */
export type MenuChoices = Record<'q' | 'orden' | TagName, string>;
export const NOTHING_CHOSEN: MenuChoices = { q: '', sabor: '', uso: '', flor: '', orden: '' };

const NAMES = Object.keys(TAGS) as TagName[];

/** Names of tags in addresses of earlier releases. */
const EARLIER: Record<string, string> = {
  citrico: 'citrico-y-frutal',
  herbal: 'herbal-y-fresco',
  tostado: 'tostado-y-cremoso',
  caliente: 'te-y-cafe',
  frio: 'bebidas-frias',
  pan: 'desayuno',
  postre: 'postres',
  queso: 'quesos',
};
/** The tags for a value in an address. */
export const chosenIds = (chosen: string): string[] =>
  [chosen, Object.hasOwn(EARLIER, chosen) ? EARLIER[chosen]! : ''].filter(Boolean);

/** The key of the products in a collection. */
export const collectionKey = (id: string): string => `coleccion:${id}`;

/** The keys by which a product can be chosen, 'sabor:floral'; no word contains a colon. */
export const choiceKeys = (
  product: Pick<Elixir, 'flavors' | 'uses' | 'flowers' | 'collections'>,
): string[] => [
  ...NAMES.flatMap((name) => TAGS[name](product).map(({ id }) => `${name}:${id}`)),
  ...collectionsOf(product).map(({ id }) => collectionKey(id)),
];

/** The keys that a product needs to fit the choices: one of each list. */
export const chosenKeys = (chosen: Pick<MenuChoices, TagName>): string[][] =>
  NAMES.map((name) => chosenIds(chosen[name]).map((id) => `${name}:${id}`)).filter(
    ({ length }) => length > 0,
  );

type MenuOrder = { id: string; label: string; by: 'price' | 'name' | 'rating'; direction: 1 | -1 };
/** The orders of a menu, besides its default. */
export const MENU_ORDERS: readonly MenuOrder[] = [
  { id: 'precio', label: 'Menor precio', by: 'price', direction: 1 },
  { id: '-precio', label: 'Mayor precio', by: 'price', direction: -1 },
  { id: 'nombre', label: 'De la A a la Z', by: 'name', direction: 1 },
  { id: '-estrellas', label: 'Mejor calificados', by: 'rating', direction: -1 },
];
/** Undefined for the menu's default order. */
export const menuOrder = (orden: string): MenuOrder | undefined => MENU_ORDERS.find(({ id }) => id === orden);

type Rated = Elixir & Pick<Blend, 'rating' | 'sizes'>;
/** The price that its card shows. */
const shownPrice = ({ price, sizes = [] }: Rated): number =>
  (sizes.find(({ isAvailable }) => isAvailable) ?? sizes[0])?.price ?? price;
const COMPARE: Record<MenuOrder['by'], (one: Rated, other: Rated) => number> = {
  price: (one, other) => shownPrice(one) - shownPrice(other),
  name: (one, other) => byName(one.name, other.name),
  rating: ({ rating: one }, { rating: other }) =>
    (one?.average ?? 0) - (other?.average ?? 0) || (one?.count ?? 0) - (other?.count ?? 0),
};

/** The products of a search (menu-words.ts) that fit the choices, in the chosen order. */
export function chooseFrom<Product extends Rated>(
  products: readonly Product[],
  chosen: MenuChoices,
): Product[] {
  const keys = chosenKeys(chosen);
  const found = products.filter((product) => {
    const own = choiceKeys(product);
    return keys.every((any) => any.some((key) => own.includes(key)));
  });
  const order = menuOrder(chosen.orden);
  if (!order) return found;
  const { by, direction } = order;
  return found.sort((one, other) => direction * COMPARE[by](one, other));
}
