/**
 * Parses JSON whose ids may have more digits than a number keeps: such a whole number becomes a string.
 * @throws SyntaxError
 */
export const readJson = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown, context?: { source: string }) =>
    Number.isInteger(value) && !Number.isSafeInteger(value) ? context?.source : value,
  );
