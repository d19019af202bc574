/** The provider's own page size, which it certainly accepts. */
const PAGE = 30;

type Place = { offset: number; limit: number };
/** One page of a search, and the total of results. */
export type SearchPage<T> = { found: T[]; total: number };

/** Reads all pages of a search. A result that moves between pages meanwhile may come twice and is kept once. */
export async function searchAll<T extends { id: string }>(
  read: (answer: unknown) => SearchPage<T>,
  search: (place: Place) => Promise<unknown>,
): Promise<T[]> {
  const all = new Map<string, T>();
  for (let offset = 0; ;) {
    const { found, total } = read(await search({ offset, limit: PAGE }));
    for (const one of found) all.set(one.id, one);
    offset += found.length;
    if (found.length === 0 || offset >= total) return [...all.values()];
  }
}
