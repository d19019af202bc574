/** The provider's own, and so one that it certainly answers. */
const PAGE = 30;

type Place = { offset: number; limit: number };
/** One page of a search, and how many its pages are made of. */
export type SearchPage<T> = { found: T[]; total: number };

/** All that a search finds, page by page: what moves from one to the next meanwhile is met twice, and kept once. */
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
