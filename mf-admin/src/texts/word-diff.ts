import { diffArrays } from 'diff';

// A word with the spaces after it; line ends are separate.
const wordsOf = (text: string): string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];

/** The removed and added words between two texts. */
export const wordDiff = (before: string, after: string) =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    only: added ? ('come' as const) : removed ? ('gone' as const) : undefined,
  }));
