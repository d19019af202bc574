import { numbered } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import { type BsonValue, isNumber } from '../bson/values.ts';
import { window } from '../query/find-rows.ts';
import type { ReadStage } from './stage.ts';

function wholeNumber(stage: string, operand: BsonValue, least: { value: number; code: number }): number {
  const value = isNumber(operand) ? toInteger(operand) : undefined;
  if (value === undefined)
    throw numbered(5107201, `invalid argument to ${stage} stage: expected a whole number`);
  if (value < least.value) throw numbered(least.code, `the ${stage} must be at least ${least.value}`);
  return value;
}

export const limit: ReadStage = (operand) => {
  const count = wholeNumber('$limit', operand, { value: 1, code: 15958 });
  return (docs) => window(docs, 0, count);
};

export const skip: ReadStage = (operand) => {
  const count = wholeNumber('$skip', operand, { value: 0, code: 5107200 });
  return (docs) => window(docs, count);
};
