import { normalizeForSearch } from '@shop/contracts/search';

// Ñ stands behind n, whatever follows: '~' is behind every letter.
const keyOf = (name: string) => normalizeForSearch(name.replace(/ñ/gi, 'n~'));

/** Compares names by the alphabet, without accents. A browser's first collator (`localeCompare`) takes a phone 40 ms. */
export const byName = (one: string, other: string): number => {
  const [key, otherKey] = [keyOf(one), keyOf(other)];
  return Number(key > otherKey) - Number(key < otherKey);
};
