import { badValue, notSupported, numbered } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import { type BsonValue, type Doc, isArray, isDoc, isNumber, type Maybe } from '../bson/values.ts';
import { valueAtFieldPath } from '../expression/field-path.ts';
import { elementTest } from '../match/array-operators.ts';
import { compile } from '../match/filter.ts';
import { project } from './apply.ts';
import { parseProjection } from './parse.ts';
import type { Leaf } from './tree.ts';

const integer = (value: Maybe): number => {
  const whole = isNumber(value) ? toInteger(value) : undefined;
  if (whole === undefined) throw numbered(28724, 'First argument to $slice must be an array, but is not');
  return whole;
};

/** $slice: a count from the start, a negative one from the end, or [skip, count]. */
function sliceLeaf(operand: BsonValue): Leaf {
  const [skip, count] = isArray(operand)
    ? [integer(operand[0]), integer(operand[1])]
    : [undefined, integer(operand)];
  if (skip !== undefined && count <= 0) throw numbered(28729, '$slice limit must be positive');
  const cut = (items: BsonValue[]): BsonValue[] => {
    if (skip === undefined) return count >= 0 ? items.slice(0, count) : items.slice(count);
    const start = skip >= 0 ? skip : Math.max(0, items.length + skip);
    return items.slice(start, start + count);
  };
  return { slice: (value: BsonValue) => (isArray(value) ? cut(value) : value) };
}

function elemMatchLeaf(path: string, operand: BsonValue): Leaf {
  if (!isDoc(operand)) throw badValue('elemMatch: Invalid argument, object required');
  if (path.includes('.')) throw numbered(31275, 'Cannot use $elemMatch projection on a nested field');
  const test = elementTest(operand, compile);
  return ({ root }) => {
    const items = valueAtFieldPath(root, [path]);
    const first = isArray(items) ? items.find(test) : undefined;
    return first === undefined ? undefined : [first];
  };
}

function ownRule(path: string, value: BsonValue): Leaf | undefined {
  if (!isDoc(value)) return undefined;
  if ('$slice' in value) return sliceLeaf(value['$slice']!);
  return '$elemMatch' in value ? elemMatchLeaf(path, value['$elemMatch']!) : undefined;
}

/** Compiles the projection of find and findAndModify; undefined when every field is wanted. */
export function compileFindProjection(spec: Doc | undefined): ((doc: Doc) => Doc) | undefined {
  if (!spec || Object.keys(spec).length === 0) return undefined;
  if (Object.keys(spec).some((path) => path.endsWith('.$')))
    throw notSupported('the positional projection .$');
  const projection = parseProjection(spec, ownRule);
  return (doc) => project(projection, doc);
}

/** Which whole fields a projection leaves in a document; undefined when it does more than that. */
export function compileFieldChoice(spec: Doc): ((name: string) => boolean) | undefined {
  const { tree, includes } = parseProjection(spec, ownRule);
  const isChoice = [...tree.values()].every((leaf) => leaf === 'keep' || leaf === 'drop');
  return isChoice ? (name) => (includes ? tree.get(name) === 'keep' : !tree.has(name)) : undefined;
}
