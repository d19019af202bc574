import { diffArrays } from 'diff';

// A word with the blanks behind it; line ends stand for themselves.
const wordsOf = (text: string): string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];

/** What was taken out of a text and what was put in, word by word. */
export const wordDiff = (before: string, after: string) =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    only: added ? ('come' as const) : removed ? ('gone' as const) : undefined,
  }));
