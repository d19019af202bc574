import { compoundKey } from '../bson/key.ts';
import type { KeyPart } from '../bson/write-key.ts';
import type { BsonValue, Doc } from '../bson/values.ts';
import { compileFilter } from '../match/filter.ts';
import type { Predicate } from '../match/predicate.ts';
import type { IndexSpec } from './index-spec.ts';
import { keyRows } from './key-rows.ts';
import { readMultikey } from './multikey.ts';

/** An index at work. `_id` has one too: its keys stand in the table of the documents. */
export type Index = {
  id: number;
  spec: IndexSpec;
  fields: readonly string[];
  paths: readonly (readonly string[])[];
  directions: readonly (1 | -1)[];
  /** Of each field, whether a document led through an array: then one document may have several keys. */
  multikey: readonly boolean[];
  covers: Predicate;
  /** Where the keys stand. */
  table: string;
  column: string;
};

export type Entry = { key: Buffer; parts: KeyPart[] };

const covering = (spec: IndexSpec, paths: Index['paths']): Predicate => {
  if (spec.partialFilterExpression) return compileFilter(spec.partialFilterExpression);
  if (!spec.sparse) return () => true;
  // A sparse index leaves out the documents that have none of its fields.
  return (doc) => keyRows(doc, paths).rows.some((row) => row.some((part) => part !== undefined));
};

export function makeIndex(spec: IndexSpec, stored: { id: number; multikey: number }): Index {
  const fields = Object.keys(spec.key);
  const paths = fields.map((field) => field.split('.'));
  return {
    id: stored.id,
    multikey: readMultikey(stored.multikey, fields),
    spec,
    fields,
    paths,
    directions: Object.values(spec.key),
    covers: covering(spec, paths),
    table: `x${stored.id}`,
    column: 'key',
  };
}

/** The index that every collection has on `_id`. */
export const idIndex = (collectionId: number): Index => ({
  ...makeIndex({ name: '_id_', key: { _id: 1 } }, { id: 0, multikey: 0 }),
  table: `d${collectionId}`,
  column: 'id',
});

/** The entries of a document in an index, each key once. */
export function entriesOf(index: Index, doc: Doc): { entries: Entry[]; multikey: boolean[] } {
  if (!index.covers(doc)) return { entries: [], multikey: [] };
  const { rows, multikey } = keyRows(doc, index.paths);
  const entries = new Map<string, Entry>();
  for (const parts of rows) {
    const key = compoundKey(parts, index.directions);
    entries.set(key.toString('latin1'), { key, parts });
  }
  return { entries: [...entries.values()], multikey };
}

export const idKey = (id: BsonValue): Buffer => compoundKey([id], [1]);
