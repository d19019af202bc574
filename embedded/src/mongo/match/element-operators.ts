import { BSONRegExp } from 'bson';
import { badValue } from '../errors.ts';
import { toNumber } from '../bson/numbers.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, fieldOf, isArray, isDoc, isNumber, isOperatorDoc } from '../bson/values.ts';
import { not, onValues } from './comparison-operators.ts';
import type { FieldOperator } from './predicate.ts';
import { regexOperand, regexTest } from './regex.ts';
import { typeOperator } from './type-operator.ts';

const exists: FieldOperator = (operand, { path }) => {
  const present = onValues(path, (value) => value !== undefined);
  return isTrue(operand) ? present : not(present);
};

const wholePart = (value: BsonValue | undefined): number => {
  if (!isNumber(value) || !Number.isFinite(toNumber(value)))
    throw badValue('malformed mod, divisor is not a number');
  return Math.trunc(toNumber(value));
};

const mod: FieldOperator = (operand, { path }) => {
  if (!isArray(operand) || operand.length !== 2)
    throw badValue('malformed mod, needs to be an array of two elements');
  const [divisor, remainder] = [wholePart(operand[0]), wholePart(operand[1])];
  if (divisor === 0) throw badValue('divisor cannot be 0');
  return onValues(path, (value) => isNumber(value) && Math.trunc(toNumber(value)) % divisor === remainder);
};

const negation: FieldOperator = (operand, { path, compile }) => {
  if (operand instanceof BSONRegExp) return not(onValues(path, regexTest(operand)));
  if (!isDoc(operand)) throw badValue('$not needs a regex or a document');
  if (!isOperatorDoc(operand)) throw badValue('$not cannot be empty');
  return not(compile.field(path, operand));
};

const regex: FieldOperator = (operand, { path, siblings }) =>
  onValues(path, regexTest(regexOperand(operand, fieldOf(siblings, '$options'))));

const options: FieldOperator = (_operand, { siblings }) => {
  if (!Object.hasOwn(siblings, '$regex')) throw badValue('$options needs a $regex');
  return () => true;
};

export const ELEMENT_OPERATORS: Record<string, FieldOperator> = {
  $exists: exists,
  $type: typeOperator,
  $mod: mod,
  $not: negation,
  $regex: regex,
  $options: options,
};
