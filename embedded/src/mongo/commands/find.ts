import { encode } from '../bson/codec.ts';
import { pickFields } from '../bson/decode-fields.ts';
import type { Doc } from '../bson/values.ts';
import { compileFieldChoice, compileFindProjection } from '../projection/find-projection.ts';
import { type Found, findRows, type Query } from '../query/find-rows.ts';
import { type Fields, NO_FIELDS, projectedFields } from '../query/read-fields.ts';
import type { Command } from './command.ts';
import { countField, docField, flagField, hintField } from './fields.ts';
import { targetOf } from './target.ts';

/** What find, explain and count have in common. */
export const queryOf = (command: Doc, filterField = 'filter'): Query => ({
  filter: docField(command, filterField) ?? {},
  sort: docField(command, 'sort'),
  skip: countField(command, 'skip'),
  limit: countField(command, 'limit'),
  hint: hintField(command),
});

type Projected = { fields: Fields; of: (found: Found) => Buffer };

/** The part of a document that is sent. When it consists of whole fields, they are copied without decoding. */
function readProjection(spec: Doc | undefined): Projected {
  const project = compileFindProjection(spec);
  if (!spec || !project) return { fields: NO_FIELDS, of: ({ raw }) => raw };
  const isWanted = compileFieldChoice(spec);
  if (isWanted) return { fields: NO_FIELDS, of: ({ raw }) => pickFields(raw, isWanted) };
  return { fields: projectedFields(spec), of: ({ doc }) => encode(project(doc)) };
}

function* encoded(rows: Iterable<Found>, of: Projected['of']): Generator<Buffer> {
  for (const found of rows) yield of(found);
}

export const find: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'hint',
    'noCursorTimeout',
    'allowDiskUse',
  ],
  run(command, { storage, cursors }) {
    const { ns, collection } = targetOf(command, 'find', storage);
    const { fields, of } = readProjection(docField(command, 'projection'));
    const rows = findRows(storage.database, collection, { ...queryOf(command), fields });
    const batchSize = countField(command, 'batchSize');
    return {
      cursor: cursors.open({
        ns,
        docs: encoded(rows, of),
        batchSize,
        single: flagField(command, 'singleBatch'),
      }),
    };
  },
};
