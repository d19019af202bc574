/** The lines of a block, without those that are empty. */
export const linesOf = (block: string): string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
