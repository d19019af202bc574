import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { equal } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, clone, isArray, isDoc, isNumber, isOperatorDoc } from '../bson/values.ts';
import { elementTest } from '../match/array-operators.ts';
import { valueTest } from '../match/comparison-operators.ts';
import { compile } from '../match/filter.ts';
import type { Test } from '../match/path-values.ts';
import type { UpdateOperator } from './change.ts';
import { push } from './push-operator.ts';

const addToSet: UpdateOperator = (operand) => {
  const several = isDoc(operand) && '$each' in operand ? operand['$each'] : [operand];
  if (!isArray(several)) throw typeMismatch('The argument to $each in $addToSet must be an array');
  return {
    creates: true,
    change(current, { path }) {
      const items = current ?? [];
      if (current === null || !isArray(items)) {
        throw badValue(
          `Cannot apply $addToSet to a non-array field. Field named '${path}' is ${typeOf(current)}`,
        );
      }
      return several.reduce<BsonValue[]>(
        (set, item) => (set.some((known) => equal(known, item)) ? set : [...set, clone(item)]),
        [...items],
      );
    },
  };
};

const pop: UpdateOperator = (operand) => {
  const end = isNumber(operand) ? toNumber(operand) : undefined;
  if (end !== 1 && end !== -1) throw failedToParse('$pop expects 1 or -1');
  return {
    creates: false,
    change(current, { path }) {
      if (current === undefined) return undefined;
      if (!isArray(current))
        throw typeMismatch(`Path '${path}' contains an element of non-array type '${typeOf(current)}'`);
      return end === 1 ? current.slice(0, -1) : current.slice(1);
    },
  };
};

const removing = (operator: string, matches: Test): ReturnType<UpdateOperator> => ({
  creates: false,
  change(current) {
    if (current === undefined) return undefined;
    if (!isArray(current)) throw badValue(`Cannot apply ${operator} to a non-array value`);
    return current.filter((item) => !matches(item));
  },
});

/** A document is a filter on the elements, everything else has to be equal. */
const pull: UpdateOperator = (operand) => {
  const asFilter = isDoc(operand) && (isOperatorDoc(operand) || Object.keys(operand).length > 0);
  return removing('$pull', asFilter ? elementTest(operand, compile) : valueTest(operand));
};

const pullAll: UpdateOperator = (operand) => {
  if (!isArray(operand)) throw badValue('$pullAll requires an array argument');
  return removing('$pullAll', (item) => operand.some((value) => equal(value, item)));
};

export const ARRAY_OPERATORS: Record<string, UpdateOperator> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};
