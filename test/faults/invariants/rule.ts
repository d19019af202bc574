import type { Books } from './books.ts';

export type Offence = { id: string; why: string };
export type Verdict = { looked: number; offences: Offence[] };
export type Rule = {
  id: string;
  says: string;
  /** `graceMs`: how young something may be and still be under way; 0 when the shop is known to be at rest. */
  judge: (books: Books, graceMs: number) => Verdict;
};

/** Judges each thing by a list of reasons, which is empty when all is well. */
export function judgeEach<T>(
  things: T[],
  idOf: (thing: T) => string,
  faults: (thing: T) => string[],
): Verdict {
  const offences = things.flatMap((thing) => faults(thing).map((why) => ({ id: idOf(thing), why })));
  return { looked: things.length, offences };
}

/** Things by a key; several may share one. */
export function groupBy<T>(things: T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** Things by each of their keys. */
export function groupByEach<T>(things: T[], keysOf: (thing: T) => string[]): Map<string, T[]> {
  const pairs = things.flatMap((thing) => keysOf(thing).map((key) => ({ key, thing })));
  const groups = groupBy(pairs, ({ key }) => key);
  return new Map([...groups].map(([key, all]) => [key, all.map(({ thing }) => thing)]));
}

export const when = (isWrong: boolean, why: string): string[] => (isWrong ? [why] : []);

export const sumOf = <T>(all: T[], value: (one: T) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);
