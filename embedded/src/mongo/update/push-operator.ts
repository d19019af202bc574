import { badValue, notSupported } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, clone, type Doc, isArray, isDoc, isNumber, type Maybe } from '../bson/values.ts';
import type { UpdateOperator } from './change.ts';

type Step = (items: BsonValue[]) => BsonValue[];

const slicing = (slice: Maybe): Step => {
  if (slice === undefined) return (items) => items;
  const count = isNumber(slice) ? toInteger(slice) : undefined;
  if (count === undefined) throw badValue('The value for $slice must be an integer value');
  if (count === 0) return () => [];
  return (items) => (count > 0 ? items.slice(0, count) : items.slice(count));
};

/** $each, and then what is cut. */
function adding({ $each: added, $slice: slice, ...others }: Doc): Step {
  const [other] = Object.keys(others);
  if (other) throw notSupported(`${other} in $push`);
  if (!isArray(added)) throw badValue('The argument to $each in $push must be an array');
  const cut = slicing(slice);
  return (items) => cut([...items, ...added.map(clone)]);
}

export const push: UpdateOperator = (operand) => {
  const add: Step =
    isDoc(operand) && '$each' in operand ? adding(operand) : (items) => [...items, clone(operand)];
  return {
    creates: true,
    change(current, { path }) {
      const items = current ?? [];
      if (current === null || !isArray(items)) {
        throw badValue(`The field '${path}' must be an array but is of type ${typeOf(current)}`);
      }
      return add(items);
    },
  };
};
