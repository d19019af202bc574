import { failedToParse } from '../errors.ts';
import type { Doc } from '../bson/values.ts';
import { findRows } from '../query/find-rows.ts';
import { removeDocument } from '../storage/documents.ts';
import type { Storage } from '../storage/storage.ts';
import type { Command } from './command.ts';
import { assertFields } from './allowed-fields.ts';
import { countField, docField, flagField, hintField } from './fields.ts';
import { docsField } from './list-fields.ts';
import { MAX_WRITES, runStatements } from './statements.ts';
import { type Target, targetOf } from './target.ts';

const STATEMENT_FIELDS = ['q', 'limit', 'hint'];

function assertStatement(statement: Doc): void {
  assertFields('delete.deletes', statement, STATEMENT_FIELDS);
  const limit = countField(statement, 'limit');
  if (limit !== 0 && limit !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
}

function deleteRows(storage: Storage, { collection }: Target, statement: Doc): number {
  const limit = countField(statement, 'limit');
  const query = { filter: docField(statement, 'q') ?? {}, limit, hint: hintField(statement) };
  const rows = Array.from(findRows(storage.database, collection, query));
  for (const row of rows) removeDocument(storage, collection!, row);
  return rows.length;
}

export const remove: Command = {
  fields: ['deletes', 'ordered'],
  writes: true,
  run(command, { storage }) {
    const statements = docsField(command, 'deletes', { most: MAX_WRITES });
    statements.forEach(assertStatement);
    const target = targetOf(command, 'delete', storage);
    let n = 0;
    const ordered = !('ordered' in command) || flagField(command, 'ordered');
    const errors = runStatements(statements, ordered, (statement) => {
      n += deleteRows(storage, target, statement);
    });
    return { n, ...errors, ok: 1 };
  },
};
