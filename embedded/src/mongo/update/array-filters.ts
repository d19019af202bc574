import { failedToParse } from '../errors.ts';
import { type BsonValue, type Doc, isArray, isDoc } from '../bson/values.ts';
import { compileFilter } from '../match/filter.ts';
import type { Test } from '../match/path-values.ts';

export type ArrayFilters = ReadonlyMap<string, Test>;

/** The names that a filter's conditions begin with. */
function identifiersOf(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([name, condition]) => {
    if (!name.startsWith('$')) return [name.split('.')[0]!];
    return isArray(condition) ? condition.filter(isDoc).flatMap(identifiersOf) : [];
  });
}

function identifierOf(filter: Doc): string {
  const names = [...new Set(identifiersOf(filter))];
  const [name] = names;
  if (names.length === 1 && name !== undefined && /^[a-z][A-Za-z0-9]*$/.test(name)) return name;
  throw failedToParse('Error parsing array filter: expected a single top-level field name');
}

/** Reads arrayFilters: each has one identifier, each identifier one filter, and all are used in `paths`. */
export function parseArrayFilters(filters: readonly BsonValue[], paths: readonly string[]): ArrayFilters {
  const tests = new Map<string, Test>();
  for (const filter of filters) {
    if (!isDoc(filter)) throw failedToParse('arrayFilters must be objects');
    const name = identifierOf(filter);
    if (tests.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    if (!paths.some((path) => path.split('.').includes(`$[${name}]`))) {
      throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
    }
    const matches = compileFilter(filter);
    tests.set(name, (item) => item !== undefined && matches({ [name]: item }));
  }
  return tests;
}
