import { MongoError } from '../errors.ts';
import { equal } from '../bson/compare.ts';
import { BSONRegExp } from 'bson';
import { type BsonValue, clone, type Doc, isArray, isDoc, isOperatorDoc } from '../bson/values.ts';
import { changeAt } from './change-at.ts';
import { updatePathParts } from './path.ts';

type Equality = { path: string; value: BsonValue };

function ofField(path: string, condition: BsonValue): Equality[] {
  if (condition instanceof BSONRegExp) return [];
  if (!isOperatorDoc(condition)) return [{ path, value: condition }];
  const { $eq: eq, $all: all, $in: list } = condition;
  if (eq !== undefined) return [{ path, value: eq }];
  const single = [all, list].find((values) => isArray(values) && values.length === 1);
  const value = isArray(single) ? single[0]! : undefined;
  return value === undefined || isOperatorDoc(value) ? [] : ofField(path, value);
}

/** The equalities that a filter demands of a document. */
function equalities(filter: Doc): Equality[] {
  return Object.entries(filter).flatMap(([name, condition]) => {
    const clauses = isArray(condition) ? condition.filter(isDoc) : [];
    if (name === '$and' || (name === '$or' && clauses.length === 1)) return clauses.flatMap(equalities);
    return name.startsWith('$') ? [] : ofField(name, condition);
  });
}

const conflict = (path: string) =>
  new MongoError(
    54,
    'NotSingleValueField',
    `cannot infer query fields to set, path '${path}' is matched twice`,
  );

function assertSingle(all: Equality[]): void {
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const inside = a.path.startsWith(`${b.path}.`) || b.path.startsWith(`${a.path}.`);
      if (inside || a.path === b.path) throw conflict(a.path);
    }
  }
}

/** The document that an upsert starts from: the equalities of its filter. Error 54 when they conflict. */
export function upsertSeed(filter: Doc): Doc {
  const found = equalities(filter);
  assertSingle(found);
  const seed: Doc = {};
  for (const { path, value } of found) {
    changeAt(seed, updatePathParts(path), { creates: true, change: () => clone(value) });
  }
  return seed;
}

/** The start of a replacing upsert: of the filter only the `_id` counts. */
export const replacementSeed = (filter: Doc): Doc => {
  const id = equalities(filter).find(({ path }) => path === '_id');
  return id === undefined || equal(id.value, undefined) ? {} : { _id: id.value };
};
