/** A stretch of text that both have, or that only the old (`gone`) or the new one (`come`) has. */
export type Stretch = { text: string; only?: 'gone' | 'come' };

// A word with the blanks behind it; line ends stand for themselves.
const wordsOf = (text: string): string[] => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];

/** Lengths of the longest common runs of words of what follows each pair of places. */
const commonLengths = (old: string[], now: string[]): Uint16Array[] => {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        old[i] === now[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
};

/** What was taken out of a text and what was put in, word by word. */
export const wordDiff = (before: string, after: string): Stretch[] => {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(old, now);
  const stretches: Stretch[] = [];
  const add = (text: string, only?: Stretch['only']) => {
    const last = stretches.at(-1);
    if (last && last.only === only) last.text += text;
    else stretches.push({ text, ...(only && { only }) });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add(old[i]!);
      i += 1;
      j += 1;
    } else if (j === now.length || (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      add(old[i]!, 'gone');
      i += 1;
    } else {
      add(now[j]!, 'come');
      j += 1;
    }
  }
  return stretches;
};
