import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { toNumber } from '../bson/numbers.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, isArray, isDoc, isNumber, isOperatorDoc } from '../bson/values.ts';
import { afterStrings, plainRegex, regexPrefix } from './regex-prefix.ts';

export type Limit = { value: BsonValue; inclusive: boolean };

/**
 * What every matching document must have at a path: one of some values, or a value within limits. The limits of a
 * regular expression apply to one and the same value; the same expression stored as a value matches beside them.
 * `exists`: the field exists. No key range can express this, but a partial index may.
 */
export type Condition = { in?: BsonValue[]; from?: Limit; to?: Limit; regex?: BSONRegExp; exists?: true };

/** `complete`: the conditions say all that the filter says. */
export type Conditions = { byPath: Map<string, Condition>; complete: boolean };

const isNaN = (value: BsonValue) => isNumber(value) && Number.isNaN(toNumber(value));

/** No key can stand for an array, which matches in two ways, or for a regular expression, which searches. */
const hasKey = (value: BsonValue): boolean => !isArray(value) && !(value instanceof BSONRegExp);
const isLimit = (value: BsonValue): boolean => {
  if (value === null || value instanceof MinKey || value instanceof MaxKey) return false;
  return hasKey(value) && !isDoc(value) && !isNaN(value);
};

type Reader = (condition: Condition, operand: BsonValue) => boolean;

const limit =
  (side: 'from' | 'to', inclusive: boolean): Reader =>
  (condition, value) => {
    if (!isLimit(value) || condition[side]) return false;
    condition[side] = { value, inclusive };
    return true;
  };

/** Matching strings share a prefix, which gives the limits. The filter still checks each, unless the prefix is all. */
const regex: Reader = (condition, operand) => {
  const expression = plainRegex(operand);
  const prefix = expression && regexPrefix(expression);
  const end = prefix && afterStrings(prefix.text);
  if (!prefix || end === undefined || condition.from || condition.to) return false;
  condition.regex = expression;
  condition.from = { value: prefix.text, inclusive: true };
  condition.to = { value: end, inclusive: false };
  return prefix.isAll;
};

const READERS: Record<string, Reader> = {
  $eq(condition, value) {
    if (!hasKey(value) || condition.in) return false;
    condition.in = [value];
    return true;
  },
  $in(condition, values) {
    if (!isArray(values) || !values.every(hasKey) || condition.in) return false;
    condition.in = values;
    return true;
  },
  $exists(condition, operand) {
    if (isTrue(operand)) condition.exists = true;
    return false;
  },
  $gt: limit('from', false),
  $gte: limit('from', true),
  $lt: limit('to', false),
  $lte: limit('to', true),
};

const shortFor = (condition: BsonValue): Doc =>
  condition instanceof BSONRegExp ? { $regex: condition } : { $eq: condition };

function readField(conditions: Conditions, path: string, condition: BsonValue): void {
  const known = conditions.byPath.get(path) ?? {};
  conditions.byPath.set(path, known);
  const operators = isOperatorDoc(condition) ? condition : shortFor(condition);
  for (const [operator, operand] of Object.entries(operators)) {
    const reader = operator === '$regex' && !operators['$options'] ? regex : READERS[operator];
    const understood = reader?.(known, operand) ?? false;
    conditions.complete &&= understood;
  }
  // Beside an equality the index ignores limits, so the filter checks them.
  if (known.in && (known.from ?? known.to)) conditions.complete = false;
}

function read(conditions: Conditions, filter: Doc): void {
  for (const [name, condition] of Object.entries(filter)) {
    if (!name.startsWith('$')) readField(conditions, name, condition);
    else if (name === '$and' && isArray(condition))
      condition.filter(isDoc).forEach((clause) => read(conditions, clause));
    else conditions.complete = false;
  }
}

/** The facts of a filter that an index can use. */
export function conditionsOf(filter: Doc): Conditions {
  const conditions: Conditions = { byPath: new Map(), complete: true };
  read(conditions, filter);
  return conditions;
}
