import { isSaid, type Fact, type Facts, type Said } from '@shop/contracts/facts';
import { Schema } from 'mongoose';

/** The contract has checked what is in them; they have no ids of their own. */
const typeOf = (fact: Fact) => ('parts' in fact ? Schema.Types.Mixed : String);

/** How facts are stored. */
export const storedFacts = (rows: Facts) =>
  Object.fromEntries(Object.entries(rows).map(([name, fact]) => [name, typeOf(fact)]));

/** What was said of a stored row: earlier releases kept what was taken back as '', {} or a taste of nothing. */
export const saidOf = <Rows extends Facts>(row: Said<Rows>, rows: Rows): Said<Rows> => {
  const names = Object.keys(rows) as (keyof Rows)[];
  return Object.fromEntries(
    names.filter((name) => isSaid(row[name])).map((name) => [name, row[name]]),
  ) as Said<Rows>;
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
