import { normalizeForSearch } from './search.ts';

/** A name as it is sorted: without case and accents, and ñ behind n, whatever follows; '~' is behind every letter. */
export const nameKeyOf = (name: string): string => normalizeForSearch(name.replace(/n\u0303|ñ/gi, 'n~'));

/** Compares names by the alphabet. A browser's first collator (`localeCompare`) takes a phone 40 ms. */
export const byName = (one: string, other: string): number => {
  const [key, otherKey] = [nameKeyOf(one), nameKeyOf(other)];
  return Number(key > otherKey) - Number(key < otherKey);
};
