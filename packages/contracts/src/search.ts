/** Apostrophes, which people write in several ways, or not at all. */
const APOSTROPHES = /['`´ʹ-ʽ‘-‛′]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Text without case, accents and the spaces around it. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The same without apostrophes: "Ts'íits'ilche'" is 'tsiitsilche'. */
export const plainText = (text: string): string => normalizeForSearch(text).replace(APOSTROPHES, '');

/** The words of a text for comparison: hyphens, brackets and other signs only separate them. */
export const wordsOf = (text: string): string[] => plainText(text).split(BETWEEN_WORDS).filter(Boolean);

/** The same as one text: 'Ávila-Ku (Ana)' is 'avila ku ana'. */
export const wordText = (text: string): string => wordsOf(text).join(' ');

/** Both readings of an apostrophe: "D'Ávila" is 'davila', and 'd avila' for those who type a space. */
export const wordTexts = (text: string): string[] => [
  ...new Set([wordText(text), wordText(normalizeForSearch(text).replace(APOSTROPHES, ' '))]),
];

/** The source of a regular expression that matches exactly `text`. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
