/** Files of earlier releases say that some field led through an array, not which: it may be any of them. */
const SOME = 1;
const bitOf = (at: number): number => 2 << at;

/** As the file keeps it: a bit for each field. */
export const storedMultikey = (multikey: readonly boolean[]): number =>
  multikey.reduce((bits, isArray, at) => (isArray ? bits | bitOf(at) : bits), 0);

export const readMultikey = (stored: number, fields: readonly string[]): boolean[] =>
  fields.map((_, at) => (stored & (SOME | bitOf(at))) !== 0);
