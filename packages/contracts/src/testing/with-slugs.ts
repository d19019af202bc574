import { slugOf } from '../slug.ts';

/** Gives slugs as the catalogue does for new products, in the order of their ids. */
export const withSlugs = <Named extends { id: number; name: string }>(
  elixirs: readonly Named[],
): (Named & { slug: string })[] => {
  const taken = new Set<string>();
  return elixirs.map((elixir) => {
    const plain = slugOf(elixir.name);
    const slug = plain && !taken.has(plain) ? plain : [plain, elixir.id].filter(Boolean).join('-');
    taken.add(slug);
    return { ...elixir, slug };
  });
};
