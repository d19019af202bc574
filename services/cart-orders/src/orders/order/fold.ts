import type { ShippingDetails } from '@shop/contracts/shipping';

/** Lower case without accents, so that 'lópez' and 'Lopez' find each other. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The folded texts by whose beginnings an order is found. */
export function searchTexts(number: string, shipping: ShippingDetails | undefined): string[] {
  const texts = [number, number.replace(/^FK-0*/, ''), shipping?.email ?? '', shipping?.name ?? ''];
  const words = (shipping?.name ?? '').split(/\s+/);
  return [...new Set([...texts, ...words].map(fold).filter(Boolean))];
}

/** A filter value that matches beginnings only, which an index can serve. */
export const startsWith = (text: string): { $regex: string } => ({
  $regex: `^${fold(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
});
