import { endpoints } from '../endpoints.ts';
import type { CacheTag, Endpoint } from '../endpoints/endpoint.ts';
import type { Read } from '../reads.ts';
import type { PageEntry } from './entry.ts';

/** '/content/home' has the same route as its siblings, 'GET /api/content/{page}'. */
const routesOf = (read: Read) => [
  `GET /api${read.replace(/:(\w+)/, '{$1}')}`,
  `GET /api${read.replace(/[^/]+$/, '{page}')}`,
];
const endpointOf = (read: Read): Endpoint =>
  endpoints[routesOf(read).find((route) => route in endpoints) ?? ''] ?? { who: 'everyone' };

/** @throws Error when no change makes the read stale: the page would show old data for ever */
function tagOf(read: Read): CacheTag {
  const { cache, staleBy = cache } = endpointOf(read);
  if (!staleBy) throw new Error(`A page cannot read ${read}: nothing says what makes it stale`);
  return staleBy;
}

/** The cache tags of the changes that concern a page. */
export const feedsOf = ({ reads = [], ...page }: PageEntry): CacheTag[] => {
  // Pages that the server renders also show the owner's frame texts; every page has the shop's name and colours.
  const around: Read[] = (page.public ?? page.frame) ? ['/content/site', '/settings'] : ['/settings'];
  return [...new Set([...reads, ...around].map(tagOf))].toSorted();
};
