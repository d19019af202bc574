import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { badValue } from '../errors.ts';
import { compare, equal } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { rankOf } from '../bson/ranks.ts';
import { type BsonValue, isArray, isNumber, isOperatorDoc } from '../bson/values.ts';
import { someValue, type Test } from './path-values.ts';
import type { FieldOperator, Predicate } from './predicate.ts';
import { regexTest } from './regex.ts';

const isNaN = (value: unknown): boolean => isNumber(value) && Number.isNaN(toNumber(value));

/** A predicate that holds when some value at the path passes, elements of an array included. */
export const onValues = (path: string, test: Test): Predicate => {
  const target = { parts: path.split('.'), test, openLast: true };
  return (doc) => someValue(doc, target);
};

export const not =
  (predicate: Predicate): Predicate =>
  (doc) =>
    !predicate(doc);

/** Equality as a plain value in a filter means it: a regular expression searches. */
export const valueTest = (operand: BsonValue): Test =>
  operand instanceof BSONRegExp ? regexTest(operand) : (value) => equal(value, operand);

type Order = (order: number) => boolean;

const orderTest = (operand: BsonValue, accepts: Order): Test => {
  if (operand instanceof BSONRegExp) throw badValue("Can't have RegEx as arg to predicate over field");
  if (operand instanceof MinKey || operand instanceof MaxKey)
    return (value) => value !== undefined && accepts(compare(value, operand));
  if (isNaN(operand)) return (value) => accepts(0) && isNaN(value);
  const rank = rankOf(operand);
  // Only values of the operand's own type are compared, and NaN with NaN alone.
  return (value) => rankOf(value) === rank && !isNaN(value) && accepts(compare(value, operand));
};

const ordered =
  (accepts: Order): FieldOperator =>
  (operand, { path }) =>
    onValues(path, orderTest(operand, accepts));

const listTest = (name: string, operand: BsonValue): Test => {
  if (!isArray(operand)) throw badValue(`${name} needs an array`);
  if (operand.some(isOperatorDoc)) throw badValue(`cannot nest $ under ${name}`);
  const tests = operand.map(valueTest);
  return (value) => tests.some((test) => test(value));
};

const equality =
  (operand: BsonValue): Test =>
  (value) =>
    equal(value, operand);

export const COMPARISON_OPERATORS: Record<string, FieldOperator> = {
  $eq: (operand, { path }) => onValues(path, equality(operand)),
  $ne: (operand, { path }) => {
    if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
    return not(onValues(path, equality(operand)));
  },
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $in: (operand, { path }) => onValues(path, listTest('$in', operand)),
  $nin: (operand, { path }) => not(onValues(path, listTest('$nin', operand))),
};
