import { plainText } from './search.ts';

/** A name as a part of an address: 'Velo de Xtabentún' is 'velo-de-xtabentun'. */
export const slugOf = (name: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What names each product in its page's address; of two with one name the later one has its number as well. */
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
