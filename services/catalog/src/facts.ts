import { isSaid, type EarlierPrice, type Fact, type Facts, type FactValues } from '@shop/contracts/facts';
import { toCentavos, toPesos } from '@shop/contracts/money';
import { Schema } from 'mongoose';

/** The contract has checked what is in them; they have no ids of their own. */
const typeOf = (fact: Fact) => {
  if ('parts' in fact) return Schema.Types.Mixed;
  return fact.kind === 'integer' || fact.kind === 'money' ? Number : String;
};

/** How facts are stored. */
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

/** What was said on the wire, as it is stored: money in centavos. */
export const inCentavos = <Fields extends object>(fields: Fields, rows: Facts) =>
  convertMoney(fields, rows, toCentavos);

/** What was said of a stored row: earlier releases kept what was taken back as '', {} or a taste of nothing. */
export const saidOf = <Rows extends Facts>(row: FactValues<Rows>, rows: Rows): FactValues<Rows> => {
  const names = Object.keys(rows) as (keyof Rows)[];
  const said = names.filter((name) => isSaid(row[name])).map((name) => [name, row[name]]);
  return convertMoney(Object.fromEntries(said) as FactValues<Rows>, rows, toPesos);
};

type Written<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> };

/** Without the facts that were taken back. */
export const withoutNull = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Written<Fields>;

/** A change as it is stored: null takes a fact out of the row. */
export const factsChange = (fields: object) => ({
  $set: withoutNull(fields),
  $unset: Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value === null)
      .map(([name]) => [name, 1]),
  ),
});
