import { type Collection, nameOf } from './collection.ts';
import type { Database } from './database.ts';
import type { Index } from './index.ts';
import { storedMultikey } from './multikey.ts';
import { readAll } from './read-catalog.ts';
import { createIndexTable, createTable, dropIndexTable, dropTables } from './tables.ts';

/** The names of collections and indexes, in memory and in the file. */
export type Catalog = {
  find: (db: string, name: string) => Collection | undefined;
  all: () => Collection[];
  create: (db: string, name: string) => Collection;
  drop: (collection: Collection) => void;
  addIndex: (collection: Collection, spec: Index['spec']) => Index;
  dropIndex: (collection: Collection, index: Index) => void;
  /** Adds the fields that led through an array. */
  markMultikey: (index: Index, multikey: readonly boolean[]) => void;
  /** Reads everything again, after a transaction that changed names was undone. */
  reload: () => void;
};

type IndexCatalog = Pick<Catalog, 'addIndex' | 'dropIndex' | 'markMultikey'>;

const indexCatalog = (database: Database): IndexCatalog => ({
  addIndex(collection, spec) {
    const index = createIndexTable(database, collection, spec);
    collection.indexes.push(index);
    return index;
  },
  dropIndex(collection, index) {
    dropIndexTable(database, index);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  },
  markMultikey(index, multikey) {
    index.multikey = index.multikey.map((isArray, at) => isArray || multikey[at] === true);
    database
      .query('UPDATE indexes SET multikey = ? WHERE id = ?')
      .run(storedMultikey(index.multikey), index.id);
  },
});

export function openCatalog(database: Database): Catalog {
  let collections = readAll(database);
  return {
    ...indexCatalog(database),
    find: (db, name) => collections.get(nameOf({ db, name })),
    all: () => [...collections.values()],
    create(db, name) {
      const collection = createTable(database, db, name);
      collections.set(nameOf(collection), collection);
      return collection;
    },
    drop(collection) {
      dropTables(database, collection);
      collections.delete(nameOf(collection));
    },
    reload: () => {
      collections = readAll(database);
    },
  };
}
