import type { Fact, Facts, FactValues } from '../facts.ts';

const ofEachPart = ({ parts }: { parts: object }) =>
  Object.fromEntries(Object.keys(parts).map((part, at) => [part, at + 1]));

/** A value of each kind. */
const VALUES: { [Kind in Fact['kind']]: (fact: Extract<Fact, { kind: Kind }>, name: string) => unknown } = {
  text: (_, name) => `Dicho de ${name}`,
  line: (_, name) => `Dicho de ${name}`,
  barcode: () => '7501234567893',
  color: () => '#aabbcc',
  choice: ({ choices }) => Object.keys(choices)[0],
  integer: () => 420,
  money: () => 98.5,
  taste: ofEachPart,
  amounts: ofEachPart,
  nutrition: ofEachPart,
  earlierPrice: () => ({ price: 345.5, from: '2026-11-01', until: '2026-11-30' }),
};

/** A value for every fact. */
export const saidFacts = <Rows extends Facts>(rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, fact]) => [
      name,
      (VALUES[fact.kind] as (fact: Fact, name: string) => unknown)(fact, name),
    ]),
  ) as FactValues<Rows>;
