import { pageAt } from '@shop/contracts/pages/all';
import { plainText } from '@shop/contracts/search';
import { pathOf } from '@shop/http/answer';

const NOT_IN_ADDRESSES = /[^a-z0-9-]+/g;
/** Signs that a message has around an address. */
const AROUND = /^[^a-z0-9-]+|[^a-z0-9-]+$/g;
/** What the addresses of former shops ended with. */
const FORMER = /(?:\/index)?\.(?:html?|php|aspx?|jsp)$/i;

/**
 * The address of a page that somebody typed with capitals, accents or spaces, like a lot's code from the jar: '/Menú'
 * or '/lotes/VX-2601'; or that came as '/menu.' from a message, or as '/menu.html'. Undefined when the path is a page's
 * address already, or leads to none.
 */
function plainPathOf(path: string): string | undefined {
  if (pageAt(path)) return undefined;
  try {
    const parts = decodeURIComponent(path).replace(FORMER, '').split('/');
    const plainOf = (part: string) => plainText(part).replace(AROUND, '').replace(NOT_IN_ADDRESSES, '-');
    const plain = parts.map(plainOf).join('/') || '/';
    return plain !== path && pageAt(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** The address of a page that came with a slash too many: 'https://tienda.mx/' and '/menu', put together. */
export function singleSlashed(url: string): string | undefined {
  const path = pathOf(url);
  const single = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return single !== path && pageAt(single) ? single + url.slice(path.length) : undefined;
}

/** Adds the rest of the original query to an address, so that the visitor's source is still counted. */
export function withQueryOf(url: string, path: string, location: string): string {
  const query = new URLSearchParams(url.slice(path.length));
  // These parameters chose the page and are already used.
  for (const name of pageAt(path)?.query ?? []) query.delete(name);
  return query.size > 0 ? `${location}?${query.toString()}` : location;
}

/** The plain address of a page opened with another spelling, with the original query. */
export function plainAddressOf(url: string): string | undefined {
  const path = pathOf(url);
  const plain = plainPathOf(path);
  return plain && plain + url.slice(path.length);
}
