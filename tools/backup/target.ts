import type { Manifest } from './manifest.ts';
import { collectionNames, objectKeys, type Stores } from './stores.ts';

/** What a restore would overwrite: databases with documents, and a bucket with images. */
export async function whatIsThere(stores: Stores, { databases }: Manifest): Promise<string[]> {
  const there: string[] = [];
  for (const database of databases)
    for (const name of await collectionNames(stores, database))
      if (
        await stores.mongo
          .db(database)
          .collection(name)
          .findOne({}, { projection: { _id: 1 } })
      ) {
        there.push(database);
        break;
      }
  for await (const _key of objectKeys(stores)) return [...there, `imágenes en ${stores.bucket}`];
  return there;
}

/** Indexes are dropped too: those of a newer release may differ from the archive's. */
export async function emptyDatabases(stores: Stores, { databases }: Manifest): Promise<void> {
  for (const database of databases)
    for (const name of await collectionNames(stores, database))
      await stores.mongo.db(database).dropCollection(name);
}
