import { BSONRegExp } from 'bson';
import { badValue } from '../errors.ts';
import { isTrue } from '../bson/truth.ts';
import { fieldOf, isDoc, isOperatorDoc } from '../bson/values.ts';
import { not, onValues } from './comparison-operators.ts';
import type { FieldOperator } from './predicate.ts';
import { regexOperand, regexTest } from './regex.ts';

const exists: FieldOperator = (operand, { path }) => {
  const present = onValues(path, (value) => value !== undefined);
  return isTrue(operand) ? present : not(present);
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
  $not: negation,
  $regex: regex,
  $options: options,
};
