import { byName } from './by-name.ts';
import type { Elixir } from './elixir.ts';
import { slugOf } from './slug.ts';

/** What a product is chosen by; `id` stands in addresses. */
export type Tag = { id: string; label: string };
type Tagged = Pick<Elixir, 'flavors' | 'uses' | 'flowers'>;

/** More chips than these nobody reads. */
const MOST_CHIPS = 12;

/** A tag by what it is called. */
export const toTag = (label: string): Tag => ({ id: slugOf(label), label: label.trim() });
const listed = (text = '') =>
  text
    .split(/[,;\n]/)
    .map(toTag)
    .filter(({ id }) => id);

/** What an owner wrote of a product, by its name in the menu's address: 'Té y café, Postres' are two. */
export const TAGS = {
  sabor: ({ flavors }: Tagged): Tag[] => listed(flavors),
  uso: ({ uses }: Tagged): Tag[] => listed(uses),
  flor: ({ flowers = [] }: Tagged): Tag[] => flowers.map(toTag),
} as const;
export type TagName = keyof typeof TAGS;

/** The collections that a product stands in. */
export const collectionsOf = ({ collections }: Pick<Elixir, 'collections'>): Tag[] => listed(collections);

/** Those of all these products, by the alphabet; two ways to write one are one, as the first has it. */
export const offeredCollections = (products: readonly Pick<Elixir, 'collections'>[]): Tag[] =>
  [
    ...new Map(
      products
        .flatMap(collectionsOf)
        .reverse()
        .map((one) => [one.id, one]),
    ).values(),
  ].sort((a, b) => byName(a.label, b.label));

/** The tags of all these products, each with the number of them; two ways to write one are one. */
export function countTags(products: readonly Tagged[], name: TagName): (Tag & { count: number })[] {
  const counted = new Map<string, Tag & { count: number }>();
  for (const product of products)
    for (const tag of new Map(TAGS[name](product).map((one) => [one.id, one])).values()) {
      const known = counted.get(tag.id) ?? { ...tag, count: 0 };
      counted.set(tag.id, { ...known, count: known.count + 1 });
    }
  return [...counted.values()];
}

/** What can be chosen of a menu: all its flowers by the alphabet, or the most frequent tags, in an order that stays. */
export function offeredTags(products: readonly Tagged[], name: TagName): Tag[] {
  const tags = countTags(products, name).sort((a, b) => byName(a.label, b.label));
  if (name === 'flor') return tags;
  return tags.sort((a, b) => b.count - a.count).slice(0, MOST_CHIPS);
}
