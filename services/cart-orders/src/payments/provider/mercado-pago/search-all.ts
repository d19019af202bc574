import { readSearch } from './read-answers.ts';

/** The provider's own, and so one that it certainly answers. */
const PAGE = 30;

type Place = { offset: number; limit: number };

/**
 * The ids of all that a search finds, page by page. Ask for the newest first: what is new while the pages are read moves
 * the others down, where they are met twice, and none is left out.
 */
export async function searchAll(search: (place: Place) => Promise<unknown>): Promise<string[]> {
  const ids = new Set<string>();
  for (let offset = 0; ;) {
    const { found, total } = readSearch(await search({ offset, limit: PAGE }));
    found.forEach((id) => ids.add(id));
    offset += found.length;
    if (found.length === 0 || offset >= total) return [...ids];
  }
}
