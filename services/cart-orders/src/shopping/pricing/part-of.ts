/** `parts` of `whole` parts of an amount, to the nearest centavo: `partOf(29_500, 10, 100)` is ten per cent. */
export const partOf = (cents: number, parts: number, whole: number): number =>
  Math.round((cents * parts) / whole);
