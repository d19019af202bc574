import { escapeRegExp, normalizeForSearch } from '@shop/contracts/search';

/** What is longer is compared no further. */
export const LONGEST = 60;

/** A text from each of its words on, since whoever searches may begin with any of them. */
export function fromEachWord(text = ''): string[] {
  const words = normalizeForSearch(text).split(/\s+/);
  return words.map((_, at) => words.slice(at).join(' '));
}

/** Each text once, as it is stored; empty ones go. */
export const toStored = (texts: string[]): string[] => [
  ...new Set(texts.map((text) => text.slice(0, LONGEST)).filter(Boolean)),
];

/** A filter value that matches beginnings only, which an index can serve. @param text normalised */
export const beginsWith = (text: string): { $regex: string } => ({
  $regex: `^${escapeRegExp(text.slice(0, LONGEST))}`,
});
