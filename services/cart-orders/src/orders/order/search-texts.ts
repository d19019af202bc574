import { escapeRegExp, normalizeForSearch } from '@shop/contracts/search';
import type { ShippingDetails } from '@shop/contracts/shipping';

/** The normalised texts by whose beginnings an order is found. */
export function searchTexts(number: string, shipping: ShippingDetails | undefined): string[] {
  const texts = [number, number.replace(/^FK-0*/, ''), shipping?.email ?? '', shipping?.name ?? ''];
  const words = (shipping?.name ?? '').split(/\s+/);
  return [...new Set([...texts, ...words].map(normalizeForSearch).filter(Boolean))];
}

/** A filter value that matches beginnings only, which an index can serve. */
export const startsWith = (text: string): { $regex: string } => ({
  $regex: `^${escapeRegExp(normalizeForSearch(text))}`,
});
