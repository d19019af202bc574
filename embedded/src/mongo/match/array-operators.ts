import { badValue } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import {
  type BsonValue,
  type Doc,
  fieldOf,
  isArray,
  isDoc,
  isNumber,
  isOperatorDoc,
} from '../bson/values.ts';
import { onValues, valueTest } from './comparison-operators.ts';
import { someValue, type Test } from './path-values.ts';
import type { Compiler, FieldOperator, Predicate } from './predicate.ts';

/** Tests the value at the path itself, an array as a whole. */
const onWhole = (path: string, test: Test): Predicate => {
  const target = { parts: path.split('.'), test, openLast: false };
  return (doc) => someValue(doc, target);
};

const LOGICAL = ['$and', '$or', '$nor'];
const describesValue = (condition: Doc) =>
  isOperatorDoc(condition) && !LOGICAL.includes(Object.keys(condition)[0]!);

/** The test of one element: of its value for {$gt: 1}, of a document for {sku: 1}. */
export function elementTest(condition: Doc, compile: Compiler): Test {
  if (describesValue(condition)) {
    const ofValue = compile.field('value', condition);
    // An element that is an array is tested as a whole: a path that ends with an index does not open it.
    const ofArray = compile.field('value.0', condition);
    return (item) =>
      item !== undefined && (isArray(item) ? ofArray({ value: [item] }) : ofValue({ value: item }));
  }
  const ofDoc = compile.filter(condition);
  return (item) => isDoc(item) && ofDoc(item);
}

const elemMatch: FieldOperator = (operand, { path, compile }) => {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const test = elementTest(operand, compile);
  return onWhole(path, (value) => isArray(value) && value.some(test));
};

const isElemMatch = (item: BsonValue): item is Doc =>
  isDoc(item) && fieldOf(item, '$elemMatch') !== undefined;

const all: FieldOperator = (operand, field) => {
  if (!isArray(operand)) throw badValue('$all needs an array');
  if (operand.some(isElemMatch) && !operand.every(isElemMatch)) throw badValue('no $ expressions in $all');
  const each = operand.map((item) => {
    if (isElemMatch(item)) return elemMatch(item['$elemMatch']!, field);
    if (isOperatorDoc(item)) throw badValue('no $ expressions in $all');
    return onValues(field.path, valueTest(item));
  });
  return (doc) => each.length > 0 && each.every((predicate) => predicate(doc));
};

const size: FieldOperator = (operand, { path }) => {
  const length = isNumber(operand) ? toInteger(operand) : undefined;
  if (length === undefined) throw badValue(`Failed to parse $size. Expected an integer`);
  if (length < 0) throw badValue(`Failed to parse $size. Expected a non-negative number`);
  return onWhole(path, (value) => isArray(value) && value.length === length);
};

export const ARRAY_OPERATORS: Record<string, FieldOperator> = {
  $elemMatch: elemMatch,
  $all: all,
  $size: size,
};
