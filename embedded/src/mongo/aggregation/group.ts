import { notSupported, numbered } from '../errors.ts';
import { keyOf } from '../bson/key.ts';
import { type BsonValue, type Doc, isDoc, type Maybe } from '../bson/values.ts';
import { compileExpression, type Evaluate } from '../expression/expression.ts';
import { type Accumulator, ACCUMULATORS } from './accumulators.ts';
import type { ReadStage } from './stage.ts';

type Field = { name: string; create: () => Accumulator; evaluate: Evaluate };
type Group = { id: Maybe; accumulators: Accumulator[] };

function readField([name, spec]: [string, BsonValue]): Field {
  if (name.includes('.')) throw numbered(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, ...others] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined)
    throw numbered(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw numbered(40238, `The field '${name}' must specify one accumulator`);
  const create = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (!create) throw notSupported(`the accumulator ${operator}`);
  return { name, create, evaluate: compileExpression(spec[operator]!) };
}

/** {a: 1, b: undefined} counts as {a: 1}: a missing part of a compound id is left out. */
const resultOf = (group: Group, fields: Field[]): Doc => ({
  _id: group.id ?? null,
  ...Object.fromEntries(fields.map(({ name }, i) => [name, group.accumulators[i]!.result()])),
});

export const group: ReadStage = (operand) => {
  if (!isDoc(operand)) throw numbered(15947, "a group's fields must be specified in an object");
  const { _id: id, ...rest } = operand;
  if (id === undefined) throw numbered(15955, 'a group specification must include an _id');
  const groupId = compileExpression(id);
  const fields = Object.entries(rest).map(readField);
  return function* (docs) {
    const groups = new Map<string, Group>();
    for (const doc of docs) {
      const value = groupId(doc);
      const key = keyOf(value).toString('latin1');
      const found = groups.get(key) ?? { id: value, accumulators: fields.map(({ create }) => create()) };
      groups.set(key, found);
      fields.forEach(({ evaluate }, i) => found.accumulators[i]!.add(evaluate(doc)));
    }
    for (const found of groups.values()) yield resultOf(found, fields);
  };
};
