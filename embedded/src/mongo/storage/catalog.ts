import { type Collection, nameOf } from './collection.ts';
import type { Database } from './database.ts';
import type { Index } from './index.ts';
import { createIndexTable, createTable, readAll } from './tables.ts';

/** The names of collections and indexes, in memory and in the file. */
export type Catalog = {
  find: (db: string, name: string) => Collection | undefined;
  all: () => Collection[];
  create: (db: string, name: string) => Collection;
  drop: (collection: Collection) => void;
  addIndex: (collection: Collection, spec: Index['spec']) => Index;
  dropIndex: (collection: Collection, index: Index) => void;
  markMultikey: (index: Index) => void;
  /** Reads everything again, after a transaction that changed names was undone. */
  reload: () => void;
};

export function openCatalog(database: Database): Catalog {
  let collections = readAll(database);
  const dropIndex = (collection: Collection, index: Index) => {
    database.exec(`DROP TABLE ${index.table}`);
    database.query('DELETE FROM indexes WHERE id = ?').run(index.id);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  };
  return {
    find: (db, name) => collections.get(nameOf({ db, name })),
    all: () => [...collections.values()],
    create(db, name) {
      const collection = createTable(database, db, name);
      collections.set(nameOf(collection), collection);
      return collection;
    },
    drop(collection) {
      for (const index of collection.indexes) dropIndex(collection, index);
      database.exec(`DROP TABLE d${collection.id}`);
      database.query('DELETE FROM collections WHERE id = ?').run(collection.id);
      collections.delete(nameOf(collection));
    },
    addIndex(collection, spec) {
      const index = createIndexTable(database, collection, spec);
      collection.indexes.push(index);
      return index;
    },
    dropIndex,
    markMultikey(index) {
      index.multikey = true;
      database.query('UPDATE indexes SET multikey = 1 WHERE id = ?').run(index.id);
    },
    reload: () => {
      collections = readAll(database);
    },
  };
}
