import { MongoError } from '../errors.ts';
import { decode, encode } from '../bson/codec.ts';
import { type Collection, nameOf } from './collection.ts';
import type { Database } from './database.ts';
import { idIndex, type Index, makeIndex } from './index.ts';
import { parseIndexSpec } from './index-spec.ts';

const MAX_NAME_BYTES = 255;

function assertName(db: string, name: string): void {
  const valid = name !== '' && !/[$\0]/.test(name) && !name.startsWith('.') && !name.endsWith('.');
  if (valid && Buffer.byteLength(`${db}.${name}`) <= MAX_NAME_BYTES) return;
  throw new MongoError(73, 'InvalidNamespace', `Invalid collection name: ${name}`);
}

type CollectionRow = { id: number; db: string; name: string };
type IndexRow = { id: number; collection: number; spec: Uint8Array; multikey: number };

/** All collections of the file with their indexes, by their whole names. */
export function readAll(database: Database): Map<string, Collection> {
  const rows = database.query('SELECT id, db, name FROM collections ORDER BY id').all() as CollectionRow[];
  const collections = rows.map((row): Collection => ({ ...row, idIndex: idIndex(row.id), indexes: [] }));
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  for (const row of database.query('SELECT * FROM indexes ORDER BY id').all() as IndexRow[]) {
    const stored = { id: row.id, multikey: row.multikey !== 0 };
    byId.get(row.collection)?.indexes.push(makeIndex(parseIndexSpec(decode(row.spec)), stored));
  }
  return new Map(collections.map((collection) => [nameOf(collection), collection]));
}

export function createTable(database: Database, db: string, name: string): Collection {
  assertName(db, name);
  const { lastInsertRowid } = database.query('INSERT INTO collections(db, name) VALUES(?, ?)').run(db, name);
  const id = Number(lastInsertRowid);
  database.exec(
    `CREATE TABLE d${id}(rid INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL) STRICT`,
  );
  return { id, db, name, idIndex: idIndex(id), indexes: [] };
}

export function createIndexTable(database: Database, collection: Collection, spec: Index['spec']): Index {
  const insert = database.query('INSERT INTO indexes(collection, spec) VALUES(?, ?)');
  const id = Number(insert.run(collection.id, encode(spec)).lastInsertRowid);
  database.exec(
    `CREATE TABLE x${id}(key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(key, rid)) STRICT, WITHOUT ROWID`,
  );
  return makeIndex(spec, { id, multikey: false });
}
