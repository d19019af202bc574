import { pageAt } from '@shop/contracts/pages/all';
import { plainText } from '@shop/contracts/search';
import { pathOf } from '@shop/http/answer';

const NOT_IN_ADDRESSES = /[^a-z0-9-]+/g;

/**
 * Where a page is that somebody typed with capitals, accents or spaces, as a lot's code stands on the jar: '/Menú' and
 * '/lotes/VX-2601'. Undefined when the path is an address already, or none either way.
 */
function plainPathOf(path: string): string | undefined {
  if (pageAt(path)) return undefined;
  try {
    const parts = decodeURIComponent(path).split('/');
    const plain = parts.map((part) => plainText(part).replace(NOT_IN_ADDRESSES, '-')).join('/');
    return plain !== path && pageAt(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** An address with what else was asked of the page before: who sent the visitor is counted there too. */
export function withQueryOf(url: string, path: string, location: string): string {
  const query = new URLSearchParams(url.slice(path.length));
  // What chose the page has led there.
  for (const name of pageAt(path)?.query ?? []) query.delete(name);
  return query.size > 0 ? `${location}?${query.toString()}` : location;
}

/** The plain address of what was opened with another one, and the query as it came. */
export function plainAddressOf(url: string): string | undefined {
  const path = pathOf(url);
  const plain = plainPathOf(path);
  return plain && plain + url.slice(path.length);
}
