import { byName } from './by-name.ts';
import type { Elixir } from './elixir.ts';
import { slugOf } from './slug.ts';

/** A tag that products are chosen by; `id` stands in addresses. */
export type Tag = { id: string; label: string };
type Tagged = Pick<Elixir, 'flavors' | 'uses' | 'flowers'>;

/** The most chips that people read. */
const MOST_CHIPS = 12;

/** The tag for a label. */
export const toTag = (label: string): Tag => ({ id: slugOf(label), label: label.trim() });
const listed = (text = '') =>
  text
    .split(/[,;\n]/)
    .map(toTag)
    .filter(({ id }) => id);

/** The tags that an owner gave a product, by their name in the menu's address: 'Té y café, Postres' are two. */
export const TAGS = {
  sabor: ({ flavors }: Tagged): Tag[] => listed(flavors),
  uso: ({ uses }: Tagged): Tag[] => listed(uses),
  flor: ({ flowers = [] }: Tagged): Tag[] => flowers.map(toTag),
} as const;
export type TagName = keyof typeof TAGS;

/** The collections of a product. */
export const collectionsOf = ({ collections }: Pick<Elixir, 'collections'>): Tag[] => listed(collections);

/** The collections of all these products, in alphabetical order; spellings with one id are one, as the first has it. */
export const offeredCollections = (products: readonly Pick<Elixir, 'collections'>[]): Tag[] =>
  [
    ...new Map(
      products
        .flatMap(collectionsOf)
        .reverse()
        .map((one) => [one.id, one]),
    ).values(),
  ].sort((a, b) => byName(a.label, b.label));

/** The tags of all these products, each with its number of products; spellings with one id are one tag. */
export function countTags(products: readonly Tagged[], name: TagName): (Tag & { count: number })[] {
  const counted = new Map<string, Tag & { count: number }>();
  for (const product of products)
    for (const tag of new Map(TAGS[name](product).map((one) => [one.id, one])).values()) {
      const known = counted.get(tag.id) ?? { ...tag, count: 0 };
      counted.set(tag.id, { ...known, count: known.count + 1 });
    }
  return [...counted.values()];
}

/** The tags that a menu offers: all flowers in alphabetical order, or the most frequent tags, in a stable order. */
export function offeredTags(products: readonly Tagged[], name: TagName): Tag[] {
  const tags = countTags(products, name).sort((a, b) => byName(a.label, b.label));
  if (name === 'flor') return tags;
  return tags.sort((a, b) => b.count - a.count).slice(0, MOST_CHIPS);
}
