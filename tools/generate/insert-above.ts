import { GenerateError } from './names.ts';

/**
 * The text of `file` with new lines above `anchor`, which must occur once.
 * @throws GenerateError when it does not: a person must find the new place
 */
export function insertAbove(text: string, { file, anchor }: { file: string; anchor: string }, lines: string) {
  const parts = text.split(anchor);
  if (parts.length !== 2)
    throw new GenerateError(
      `${file} has ${parts.length - 1} times, and not once, what new lines are put above:\n${anchor}\nPut them there by hand:\n${lines}`,
    );
  return parts.join(`${lines}\n${anchor}`);
}
