import { badValue, typeMismatch } from '../errors.ts';
import { equal } from '../bson/compare.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, clone, isArray, isDoc, isOperatorDoc } from '../bson/values.ts';
import { elementTest } from '../match/array-operators.ts';
import { valueTest } from '../match/comparison-operators.ts';
import { compile } from '../match/filter.ts';
import type { UpdateOperator } from './change.ts';
import { push } from './push-operator.ts';

const addToSet: UpdateOperator = (operand) => {
  const several = isDoc(operand) && '$each' in operand ? operand['$each'] : [operand];
  if (!isArray(several)) throw typeMismatch('The argument to $each in $addToSet must be an array');
  return {
    creates: true,
    change(current, path) {
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

/** A document is a filter on the elements, everything else has to be equal. */
const pull: UpdateOperator = (operand) => {
  const asFilter = isDoc(operand) && (isOperatorDoc(operand) || Object.keys(operand).length > 0);
  const matches = asFilter ? elementTest(operand, compile) : valueTest(operand);
  return {
    creates: false,
    change(current) {
      if (current === undefined) return undefined;
      if (!isArray(current)) throw badValue('Cannot apply $pull to a non-array value');
      return current.filter((item) => !matches(item));
    },
  };
};

export const ARRAY_OPERATORS: Record<string, UpdateOperator> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
};
