/** What a typed word may mean: one of some words, any word that begins so, or one that is a letter away. */
export type Meaning = { is: string[] } | { begins: string } | { near: string };

/** From so many letters on one of them may be wrong. */
const LONG = 5;
const LONG_TEXT = new RegExp(`^\\D{${LONG},}$`);

const unique = (words: string[]) => [...new Set(words)];

/** Ends of words for a quality, which are the same for him and for her: 'cítrica', 'sedoso', 'tostada'. */
const QUALITY = /(?:ic|os|ad|id|iv)[ao]$/;

/** The same word for one and for several, and for him and for her. */
function formsOf(word: string): string[] {
  const one = [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ces$/, 'z')];
  const ones = unique(one).filter((form) => form === word || form.length > 2);
  const both = ones.flatMap((form) =>
    form.length >= LONG && QUALITY.test(form) ? ['a', 'o'].map((end) => form.slice(0, -1) + end) : [form],
  );
  return unique(both.flatMap((form) => [form, `${form}s`, `${form}es`, form.replace(/z$/, 'ces')]));
}

/** What a typed word may mean, the best first: what comes behind counts only when nothing is found by it. */
export const meaningsOf = (word: string): Meaning[] => [
  { is: formsOf(word) },
  { begins: word },
  ...(isLong(word) ? [{ near: word }] : []),
];

/** Whether a typed text is long enough to forgive a letter; with another digit it means something else. */
export const isLong = (typed: string): boolean => LONG_TEXT.test(typed);

/** Whether one letter is another, missing or too many, or two neighbours changed places. */
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

/** Whether a word is what was meant. */
export function isMeant(meaning: Meaning, word: string): boolean {
  if ('is' in meaning) return meaning.is.includes(word);
  return 'begins' in meaning ? word.startsWith(meaning.begins) : isNear(meaning.near, word);
}
