import { failedToParse, notSupported } from '../errors.ts';
import { encode } from '../bson/codec.ts';
import { type BsonValue, type Doc, fieldOf, isDoc } from '../bson/values.ts';
import { splitPipeline } from '../aggregation/pipeline.ts';
import { countRows, findRows } from '../query/find-rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { Command } from './command.ts';
import { countField, docField, flagField, hintField } from './fields.ts';
import { listField } from './list-fields.ts';
import { explainFound } from './explain.ts';
import { type Target, targetOf } from './target.ts';

function* docsOf(rows: Iterable<{ doc: Doc }>): Generator<Doc> {
  for (const { doc } of rows) yield doc;
}

function run(
  { database }: Storage,
  { collection }: Target,
  { pipeline, hint }: { pipeline: BsonValue[]; hint?: BsonValue },
): Iterable<Doc> {
  const { query, stages, fields, countAs } = splitPipeline(pipeline);
  if (countAs) return countAs(countRows(database, collection, { ...query, hint }));
  const found = docsOf(findRows(database, collection, { ...query, hint, fields }));
  return stages.reduce<Iterable<Doc>>((docs, stage) => stage(docs), found);
}

function* encoded(docs: Iterable<Doc>): Generator<Buffer> {
  for (const doc of docs) yield encode(doc);
}

export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'hint', 'allowDiskUse', 'explain', 'bypassDocumentValidation'],
  run(command, { storage, cursors }) {
    if (typeof fieldOf(command, 'aggregate') !== 'string')
      throw notSupported('aggregating without a collection');
    const target = targetOf(command, 'aggregate', storage);
    const pipeline = listField(command, 'pipeline');
    if (flagField(command, 'explain')) return explainFound(storage, target, splitPipeline(pipeline).query);
    const cursor = fieldOf(command, 'cursor');
    if (!isDoc(cursor))
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    const docs = run(storage, target, { pipeline, hint: hintField(command) });
    return {
      cursor: cursors.open({
        ns: target.ns,
        docs: encoded(docs),
        batchSize: countField(docField(command, 'cursor')!, 'batchSize'),
      }),
    };
  },
};
