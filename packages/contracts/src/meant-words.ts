/** What a typed word may mean: one of several words, any word with this beginning, or one that differs by a letter. */
export type Meaning = { is: string[] } | { begins: string } | { near: string };

/** Words of at least this length may have one wrong letter. */
const LONG = 5;
const LONG_TEXT = new RegExp(`^\\D{${LONG},}$`);

const unique = (words: string[]) => [...new Set(words)];

/** Endings of adjectives that have a masculine and a feminine form: 'cítrica', 'sedoso', 'tostada'. */
const QUALITY = /(?:ic|os|ad|id|iv)[ao]$/;

/** Singular and plural, masculine and feminine of a word. */
function formsOf(word: string): string[] {
  const one = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ces$/, 'z')];
  const ones = unique(one).filter((form) => form === word || form.length > 2);
  const both = ones.flatMap((form) =>
    form.length >= LONG && QUALITY.test(form) ? ['a', 'o'].map((end) => form.slice(0, -1) + end) : [form],
  );
  return unique(both.flatMap((form) => [form, `${form}s`, `${form}es`, form.replace(/z$/, 'ces')]));
}

/** Possible meanings of a typed word, the best first: a later one counts only when the earlier ones find nothing. */
export const meaningsOf = (word: string): Meaning[] => [
  { is: formsOf(word) },
  { begins: word },
  ...(isLong(word) ? [{ near: word }] : []),
];

/** Whether a typed text is long enough for one wrong letter; a wrong digit would mean something else. */
export const isLong = (typed: string): boolean => LONG_TEXT.test(typed);

/** Whether one letter differs, is missing or added, or two neighbours are swapped. */
export function isNear(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [left, right] = [typed.slice(at), word.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left === right.slice(1) ||
    left.slice(1) === right ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Whether a word fits a meaning. */
export function isMeant(meaning: Meaning, word: string): boolean {
  if ('is' in meaning) return meaning.is.includes(word);
  return 'begins' in meaning ? word.startsWith(meaning.begins) : isNear(meaning.near, word);
}
