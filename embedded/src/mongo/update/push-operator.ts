import { badValue } from '../errors.ts';
import { compare } from '../bson/compare.ts';
import { toInteger, toNumber } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, clone, type Doc, isArray, isDoc, isNumber, type Maybe } from '../bson/values.ts';
import { parseSort, sortBy } from '../query/sort.ts';
import type { UpdateOperator } from './change.ts';

type Step = (items: BsonValue[]) => BsonValue[];

const MODIFIERS = ['$each', '$position', '$slice', '$sort'];

const integer = (name: string, value: BsonValue): number => {
  const whole = isNumber(value) ? toInteger(value) : undefined;
  if (whole === undefined) throw badValue(`The value for ${name} must be an integer value`);
  return whole;
};

const insertion = (added: BsonValue[], position: Maybe): Step => {
  if (position === undefined) return (items) => [...items, ...added];
  const at = integer('$position', position);
  return (items) => items.toSpliced(at, 0, ...added);
};

const slicing = (slice: Maybe): Step => {
  if (slice === undefined) return (items) => items;
  const count = integer('$slice', slice);
  if (count === 0) return () => [];
  return (items) => (count > 0 ? items.slice(0, count) : items.slice(count));
};

function sorting(sort: Maybe): Step {
  if (sort === undefined) return (items) => items;
  if (isNumber(sort)) {
    const direction = toNumber(sort);
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return (items) => items.toSorted((a, b) => compare(a, b) * direction);
  }
  if (!isDoc(sort) || Object.keys(sort).length === 0)
    throw badValue('The $sort is invalid: use 1/-1 or a pattern');
  const fields = parseSort(sort);
  return (items) => sortBy(items, fields, (item) => (isDoc(item) ? item : {}));
}

/** $each with its modifiers: first into place, then sorted, then cut. */
function steps(operand: Doc): Step[] {
  const unknown = Object.keys(operand).find((name) => !MODIFIERS.includes(name));
  if (unknown) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const added = operand['$each'];
  if (!isArray(added)) throw badValue('The argument to $each in $push must be an array');
  return [
    insertion(added.map(clone), operand['$position']),
    sorting(operand['$sort']),
    slicing(operand['$slice']),
  ];
}

export const push: UpdateOperator = (operand) => {
  const todo =
    isDoc(operand) && '$each' in operand ? steps(operand) : [insertion([clone(operand)], undefined)];
  return {
    creates: true,
    change(current, { path }) {
      const items = current ?? [];
      if (current === null || !isArray(items)) {
        throw badValue(`The field '${path}' must be an array but is of type ${typeOf(current)}`);
      }
      return todo.reduce((result, step) => step(result), items);
    },
  };
};
