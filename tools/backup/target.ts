import type { Manifest } from './manifest.ts';
import { collectionNames, objectKeys, type Stores } from './stores.ts';

/** Names what a restore would overwrite: databases with documents, and the bucket when it has images. */
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

/** Indexes go too: those of the archive may differ from what a newer release made. */
export async function emptyDatabases(stores: Stores, { databases }: Manifest): Promise<void> {
  for (const database of databases)
    for (const name of await collectionNames(stores, database))
      await stores.mongo.db(database).dropCollection(name);
}
