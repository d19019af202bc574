import { slugOf } from '../slug.ts';

/** As the catalogue gives addresses to products that are new, in the order of their numbers. */
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
