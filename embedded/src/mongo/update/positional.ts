import { badValue, notSupported } from '../errors.ts';
import { type BsonValue, type Doc, isArray, isDoc, isOperatorDoc } from '../bson/values.ts';
import { compileField, compileFilter } from '../match/filter.ts';
import type { Predicate } from '../match/predicate.ts';
import { valueAt } from './change-at.ts';

// The operators that one element can meet, which gives its position. All elements together meet a negation.
const PLACING = ['$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$elemMatch', '$all', '$regex'];

/** A path below the array, seen from an element: 'items.sku' below 'items' is 'element.sku'. */
function behind(path: string, array: string): string | undefined {
  if (path === array) return 'element';
  return path.startsWith(`${array}.`) ? `element.${path.slice(array.length + 1)}` : undefined;
}

function fieldTests(path: string, condition: BsonValue): Predicate[] {
  if (!isOperatorDoc(condition)) return [compileField(path, condition)];
  const { $options: options, ...operators } = condition;
  return Object.entries(operators)
    .filter(([operator]) => PLACING.includes(operator))
    .map(([operator, operand]) =>
      compileField(path, {
        [operator]: operand,
        ...(operator === '$regex' && options && { $options: options }),
      }),
    );
}

/** The conditions of a filter that lead into the array; of an $or the first clause that holds. */
function testsFor(filter: Doc, array: string, doc: Doc): Predicate[] {
  return Object.entries(filter).flatMap(([name, condition]): Predicate[] => {
    const clauses = isArray(condition) ? condition.filter(isDoc) : [];
    if (name === '$and') return clauses.flatMap((clause) => testsFor(clause, array, doc));
    if (name === '$or') {
      const holding = clauses.find((clause) => compileFilter(clause)(doc));
      return holding ? testsFor(holding, array, doc) : [];
    }
    const path = name.startsWith('$') ? undefined : behind(name, array);
    return path === undefined ? [] : fieldTests(path, condition);
  });
}

/**
 * Which element `$` means: the first one that fulfils the filter's conditions on the array.
 * Conditions that point to different elements are refused, MongoDB leaves open which one counts.
 */
export function matchedPosition(filter: Doc, doc: Doc, arrayParts: readonly string[]): number {
  const items = valueAt(doc, arrayParts);
  const tests = isArray(items) ? testsFor(filter, arrayParts.join('.'), doc) : [];
  const positions = new Set(
    tests.map((test) => (items as BsonValue[]).findIndex((item) => test({ element: [item] }))),
  );
  positions.delete(-1);
  if (positions.size > 1) throw notSupported('a positional $ whose conditions match different elements');
  const [position] = positions;
  if (position !== undefined) return position;
  throw badValue('The positional operator did not find the match needed from the query.');
}
