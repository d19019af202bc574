import { escapeRegExp, normalizeForSearch, wordText, wordTexts } from '@shop/contracts/search';

/** What is longer is compared no further. */
export const LONGEST = 60;

/**
 * A text from each of its words on, since whoever searches may begin with any of them: as it is written, for texts that
 * are typed sign by sign, and by its words alone.
 */
export function fromEachWord(text = ''): string[] {
  const texts = [normalizeForSearch(text), ...wordTexts(text)];
  return texts.flatMap((one) => {
    const words = one.split(/\s+/);
    return words.map((_, at) => words.slice(at).join(' '));
  });
}

/** Each text once, as it is stored; empty ones go. */
export const toStored = (texts: string[]): string[] => [
  ...new Set(texts.map((text) => text.slice(0, LONGEST)).filter(Boolean)),
];

/** An e-mail address, a number or a code is typed sign by sign; of anything else only the words count. */
export function asTyped(text: string): string {
  const typed = normalizeForSearch(text).replace(/\s+/g, ' ');
  return /@|^\S*\d\S*$/.test(typed) ? typed : wordText(text) || typed;
}

/** A filter value that matches beginnings only, which an index can serve. @param text normalised */
export const beginsWith = (text: string): { $regex: string } => ({
  $regex: `^${escapeRegExp(text.slice(0, LONGEST))}`,
});
