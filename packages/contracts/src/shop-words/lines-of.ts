/** The lines of a block, without empty ones. */
export const linesOf = (block: string): string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
