import { notSupported, numbered } from '../errors.ts';
import { keyOf } from '../bson/key.ts';
import { type BsonValue, isDoc, type Maybe } from '../bson/values.ts';
import type { Evaluate } from '../expression/evaluate.ts';
import { compileExpression } from '../expression/expression.ts';
import { ACCUMULATORS } from './accumulators.ts';
import type { ReadStage } from './stage.ts';

type Field = { name: string; operator: string; evaluate: Evaluate };
/** {a: 1, b: undefined} counts as {a: 1}: a missing part of a compound id is left out. */
type Group = { id: Maybe; values: BsonValue[] };

function readField([name, spec]: [string, BsonValue]): Field {
  if (name.includes('.')) throw numbered(40235, `The field name '${name}' cannot contain '.'`);
  const [operator, ...others] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined)
    throw numbered(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw numbered(40238, `The field '${name}' must specify one accumulator`);
  if (!Object.hasOwn(ACCUMULATORS, operator)) throw notSupported(`the accumulator ${operator}`);
  return { name, operator, evaluate: compileExpression(spec[operator]!) };
}

export const group: ReadStage = (operand) => {
  if (!isDoc(operand)) throw numbered(15947, "a group's fields must be specified in an object");
  const { _id: id, ...rest } = operand;
  if (id === undefined) throw numbered(15955, 'a group specification must include an _id');
  const groupId = compileExpression(id);
  const fields = Object.entries(rest).map(readField);
  return function* (docs) {
    const groups = new Map<string, Group>();
    for (const root of docs) {
      const value = groupId(root);
      const key = keyOf(value).toString('latin1');
      const found = groups.get(key) ?? {
        id: value,
        values: fields.map(({ operator }) => ACCUMULATORS[operator]!.initial),
      };
      groups.set(key, found);
      found.values = fields.map(({ operator, evaluate }, i) =>
        ACCUMULATORS[operator]!.add(found.values[i]!, evaluate(root)),
      );
    }
    for (const { id: own, values } of groups.values())
      yield { _id: own ?? null, ...Object.fromEntries(fields.map(({ name }, i) => [name, values[i]!])) };
  };
};
