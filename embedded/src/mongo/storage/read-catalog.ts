import { decode } from '../bson/codec.ts';
import { type Collection, nameOf } from './collection.ts';
import type { Database } from './database.ts';
import { idIndex, makeIndex } from './index.ts';
import { parseIndexSpec } from './index-spec.ts';

type CollectionRow = { id: number; db: string; name: string };
type IndexRow = { id: number; collection: number; spec: Uint8Array; multikey: number };

/** All collections of the file with their indexes, by their whole names. */
export function readAll(database: Database): Map<string, Collection> {
  const rows = database.query('SELECT id, db, name FROM collections ORDER BY id').all() as CollectionRow[];
  const collections = rows.map((row): Collection => ({ ...row, idIndex: idIndex(row.id), indexes: [] }));
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  for (const row of database.query('SELECT * FROM indexes ORDER BY id').all() as IndexRow[]) {
    const stored = { id: row.id, multikey: row.multikey };
    byId.get(row.collection)?.indexes.push(makeIndex(parseIndexSpec(decode(row.spec)), stored));
  }
  return new Map(collections.map((collection) => [nameOf(collection), collection]));
}
