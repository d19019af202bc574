import { MongoError } from '../errors.ts';
import { encode } from '../bson/codec.ts';
import type { Collection } from './collection.ts';
import type { Database } from './database.ts';
import { idIndex, type Index, makeIndex } from './index.ts';

const MAX_NAME_BYTES = 255;

function assertName(db: string, name: string): void {
  const valid = name !== '' && !/[$\0]/.test(name) && !name.startsWith('.') && !name.endsWith('.');
  if (valid && Buffer.byteLength(`${db}.${name}`) <= MAX_NAME_BYTES) return;
  throw new MongoError(73, 'InvalidNamespace', `Invalid collection name: ${name}`);
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
  return makeIndex(spec, { id, multikey: 0 });
}

export function dropIndexTable(database: Database, index: Index): void {
  database.exec(`DROP TABLE ${index.table}`);
  database.query('DELETE FROM indexes WHERE id = ?').run(index.id);
}

/** Takes a collection with all its indexes out of the file. */
export function dropTables(database: Database, { id, indexes }: Collection): void {
  for (const index of indexes) dropIndexTable(database, index);
  database.exec(`DROP TABLE d${id}`);
  database.query('DELETE FROM collections WHERE id = ?').run(id);
}
