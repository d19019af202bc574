import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import { compileFindProjection } from '../projection/find-projection.ts';
import { type Found, findRows, type Query } from '../query/find-rows.ts';
import { NO_FIELDS, projectedFields } from '../query/read-fields.ts';
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

function* encoded(rows: Iterable<Found>, project: ((doc: Doc) => Doc) | undefined): Generator<Buffer> {
  for (const { raw, doc } of rows) yield project ? encode(project(doc)) : raw;
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
    const projection = docField(command, 'projection');
    const project = compileFindProjection(projection);
    const fields = project ? projectedFields(projection) : NO_FIELDS;
    const rows = findRows(storage.database, collection, { ...queryOf(command), fields });
    const batchSize = countField(command, 'batchSize');
    return {
      cursor: cursors.open({
        ns,
        docs: encoded(rows, project),
        batchSize,
        single: flagField(command, 'singleBatch'),
      }),
    };
  },
};
