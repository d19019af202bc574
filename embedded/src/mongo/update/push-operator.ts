import { badValue, notSupported } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, clone, type Doc, isArray, isDoc, isNumber } from '../bson/values.ts';
import type { UpdateOperator } from './change.ts';

type Step = (items: BsonValue[]) => BsonValue[];

function slicing(slice: BsonValue): Step {
  const count = isNumber(slice) ? toInteger(slice) : undefined;
  if (count === undefined) throw badValue('The value for $slice must be an integer value');
  if (count === 0) return () => [];
  return (items) => (count > 0 ? items.slice(0, count) : items.slice(count));
}

/** $each, and what $slice leaves of the whole. */
function several({ $each: added, $slice: slice, ...others }: Doc): Step {
  const [unknown] = Object.keys(others);
  if (unknown) throw notSupported(`${unknown} in $push`);
  if (!isArray(added)) throw badValue('The argument to $each in $push must be an array');
  const cut = slice === undefined ? (items: BsonValue[]) => items : slicing(slice);
  return (items) => cut([...items, ...added.map(clone)]);
}

export const push: UpdateOperator = (operand) => {
  const step: Step =
    isDoc(operand) && '$each' in operand ? several(operand) : (items) => [...items, clone(operand)];
  return {
    creates: true,
    change(current, path) {
      const items = current ?? [];
      if (current === null || !isArray(items)) {
        throw badValue(`The field '${path}' must be an array but is of type ${typeOf(current)}`);
      }
      return step(items);
    },
  };
};
