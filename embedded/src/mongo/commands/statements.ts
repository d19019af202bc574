import { MongoError } from '../errors.ts';
import type { Doc } from '../bson/values.ts';

export const MAX_WRITES = 100_000;

type WriteError = { index: number; code: number; errmsg: string };

/**
 * Runs the statements of a write one by one and collects what fails. `ordered` stops at the first error.
 * @returns {writeErrors} when there are any, as they belong into the reply
 */
export function runStatements(
  statements: readonly Doc[],
  ordered: boolean,
  run: (statement: Doc, index: number) => void,
): { writeErrors?: WriteError[] } {
  const writeErrors: WriteError[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}
