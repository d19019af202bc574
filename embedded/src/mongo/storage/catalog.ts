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
  /** The number of changes so far. */
  changes: () => number;
  /** Reads everything again, after a transaction that changed something here was undone. */
  reload: () => void;
};

type IndexCatalog = Pick<Catalog, 'addIndex' | 'dropIndex' | 'markMultikey'>;

const indexCatalog = (database: Database, count: () => void): IndexCatalog => ({
  addIndex(collection, spec) {
    count();
    const index = createIndexTable(database, collection, spec);
    collection.indexes.push(index);
    return index;
  },
  dropIndex(collection, index) {
    count();
    dropIndexTable(database, index);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  },
  markMultikey(index, multikey) {
    count();
    index.multikey = index.multikey.map((isArray, at) => isArray || multikey[at] === true);
    database
      .query('UPDATE indexes SET multikey = ? WHERE id = ?')
      .run(storedMultikey(index.multikey), index.id);
  },
});

export function openCatalog(database: Database): Catalog {
  let collections = readAll(database);
  let changes = 0;
  const count = () => void changes++;
  return {
    ...indexCatalog(database, count),
    find: (db, name) => collections.get(nameOf({ db, name })),
    all: () => [...collections.values()],
    changes: () => changes,
    create(db, name) {
      count();
      const collection = createTable(database, db, name);
      collections.set(nameOf(collection), collection);
      return collection;
    },
    drop(collection) {
      count();
      dropTables(database, collection);
      collections.delete(nameOf(collection));
    },
    reload: () => {
      collections = readAll(database);
    },
  };
}
