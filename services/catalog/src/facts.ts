import { isSaid, type EarlierPrice, type Fact, type Facts, type FactValues } from '@shop/contracts/facts';
import { toCentavos, toPesos } from '@shop/contracts/money';
import { Schema } from 'mongoose';

/** The contract has checked the contents; the parts get no ids of their own. */
const typeOf = (fact: Fact) => {
  if ('parts' in fact) return Schema.Types.Mixed;
  return fact.kind === 'integer' || fact.kind === 'money' ? Number : String;
};

/** The schema types of facts. */
export const storedFacts = (rows: Facts) =>
  Object.fromEntries(Object.entries(rows).map(([name, fact]) => [name, typeOf(fact)]));

/** An emptied cell leaves a part undefined; earlier releases stored that as null. */
const saidParts = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== null));

type Convert = (money: number) => number;
const converted = (fact: Fact | undefined, value: unknown, convert: Convert) => {
  if (fact?.kind === 'money') return typeof value === 'number' ? convert(value) : value;
  if (!fact || !('parts' in fact) || typeof value !== 'object' || !value) return value;
  const parts = saidParts(value);
  if (fact.kind !== 'earlierPrice') return parts;
  const { price, ...days }: EarlierPrice = parts;
  return { ...(price !== undefined && { price: convert(price) }), ...days };
};
const convertMoney = <Fields extends object>(fields: Fields, rows: Facts, convert: Convert) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, converted(rows[name], value, convert)]),
  ) as Fields;

/** Facts from the wire as they are stored: money in centavos. */
export const inCentavos = <Fields extends object>(fields: Fields, rows: Facts) =>
  convertMoney(fields, rows, toCentavos);

/** The facts that a row has: earlier releases stored removed ones as '', {} or a taste of zeros. */
export const saidOf = <Rows extends Facts>(row: FactValues<Rows>, rows: Rows): FactValues<Rows> => {
  const names = Object.keys(rows) as (keyof Rows)[];
  const said = names.filter((name) => isSaid(row[name])).map((name) => [name, row[name]]);
  return convertMoney(Object.fromEntries(said) as FactValues<Rows>, rows, toPesos);
};

type Written<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> };

/** Leaves out facts that were removed. */
export const withoutNull = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Written<Fields>;

/** The update of a change: null removes a fact from the row. */
export const factsChange = (fields: object) => ({
  $set: withoutNull(fields),
  $unset: Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value === null)
      .map(([name]) => [name, 1]),
  ),
});
