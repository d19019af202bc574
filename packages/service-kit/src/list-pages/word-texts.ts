import { escapeRegExp, normalizeForSearch, wordText, wordTexts } from '@shop/contracts/search';

/** Only this part of a longer text is compared. */
export const LONGEST = 60;

/**
 * The text from each of its words to its end, since a search may begin with any word: both as it is written, for texts
 * that are typed sign by sign, and as plain words.
 */
export function fromEachWord(text = ''): string[] {
  const texts = [normalizeForSearch(text), ...wordTexts(text)];
  return texts.flatMap((one) => {
    const words = one.split(/\s+/);
    return words.map((_, at) => words.slice(at).join(' '));
  });
}

/** Each text once, cut to the stored length; empty ones are dropped. */
export const toStored = (texts: string[]): string[] => [
  ...new Set(texts.map((text) => text.slice(0, LONGEST)).filter(Boolean)),
];

/** E-mail addresses, numbers and codes are compared sign by sign; for other texts only the words count. */
export function asTyped(text: string): string {
  const typed = normalizeForSearch(text).replace(/\s+/g, ' ');
  return /@|^\S*\d\S*$/.test(typed) ? typed : wordText(text) || typed;
}

/** A filter for beginnings only, which an index can serve. @param text normalised */
export const beginsWith = (text: string): { $regex: string } => ({
  $regex: `^${escapeRegExp(text.slice(0, LONGEST))}`,
});
