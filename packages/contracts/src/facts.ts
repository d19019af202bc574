import type { Taste } from './taste.ts';

/** An earlier price, and the first and last day on which pages show it beside the price. */
export type EarlierPrice = {
  price?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/** One kind of fact. `parts` are titled as spreadsheets have them, `units` as screens do. */
export type Fact =
  | { kind: 'text'; label: string; limit: number; column?: string }
  | { kind: 'line'; label: string; limit: number }
  | { kind: 'barcode'; label: string }
  | { kind: 'color'; label: string }
  | { kind: 'integer'; label: string; limit: number; unit: string }
  | { kind: 'money'; label: string }
  | { kind: 'choice'; label: string; choices: Record<string, string>; ask: string }
  | { kind: 'taste'; label: string; parts: Record<keyof Taste, string> }
  | { kind: 'earlierPrice'; label: string; parts: Record<keyof EarlierPrice, string> }
  | { kind: 'nutrition'; label: string; parts: Record<string, string> }
  | { kind: 'amounts'; label: string; parts: Record<string, string>; units: Record<string, string> };
export type Facts = Record<string, Fact>;
/** The section of a product's form that a fact stands in. */
export type FactGroup = 'pictures' | 'menu' | 'page' | 'label' | 'price' | 'shipping';
export type ProductFact = Fact & { group: FactGroup };

type ValueOf<One> = One extends { kind: 'amounts' | 'nutrition'; parts: infer Parts }
  ? { [Part in keyof Parts]?: number | undefined }
  : One extends { kind: 'taste' }
    ? Taste
    : One extends { kind: 'earlierPrice' }
      ? EarlierPrice
      : One extends { kind: 'integer' | 'money' }
        ? number
        : One extends { choices: infer Choices }
          ? keyof Choices
          : string;
/** Facts as they are read: an unset one is absent. */
export type FactValues<Rows> = { [Name in keyof Rows]?: ValueOf<Rows[Name]> | undefined };
/** Facts as they are written: null clears one, and an absent one stays as it is. */
export type FactChanges<Rows> = { [Name in keyof Rows]?: ValueOf<Rows[Name]> | null | undefined };

/** False for '', for no amounts, for an empty taste and for a table of zeros. */
export const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(Boolean) : Boolean(value);

const emptyOf = (fact: Fact) => {
  if (fact.kind === 'integer' || fact.kind === 'money') return null;
  if (!('parts' in fact)) return '';
  return fact.kind === 'taste' ? Object.fromEntries(Object.keys(fact.parts).map((part) => [part, 0])) : {};
};
/** Unset facts, as a form has them. */
export const emptyFacts = <Rows extends Facts>(rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, fact]) => [name, emptyOf(fact)])) as {
    [Name in keyof Rows]: ValueOf<Rows[Name]> extends number ? number | null : ValueOf<Rows[Name]>;
  };
