import { fillCollection, makeCollection, putImage } from './fill-stores.ts';
import type { Manifest } from './manifest.ts';
import { readArchive, verifyArchive } from './read-archive.ts';
import { objectKeys, type Stores } from './stores.ts';
import { emptyDatabases, whatIsThere } from './target.ts';

export type Restored = {
  manifest: Manifest;
  /** Documents that collided with others, because they were written during the backup. */
  leftOut: { database: string; collection: string; document: string }[];
};

/**
 * Restores a shop from an archive. The whole archive is verified before anything is written.
 * @param replace empties the databases and removes the images that are not in the archive
 * @throws Error in Spanish when the archive is damaged or the target is not empty
 */
export async function restoreArchive(stores: Stores, file: string, replace = false): Promise<Restored> {
  const manifest = await verifyArchive(file);
  const there = await whatIsThere(stores, manifest);
  if (there.length > 0 && !replace)
    throw new Error(`El destino no está vacío (${there.join(', ')}). Para sustituirlo usa --replace.`);
  await emptyDatabases(stores, manifest);
  for (const collection of manifest.collections) await makeCollection(stores, collection);
  if (!(await stores.s3.bucketExists(stores.bucket)))
    await stores.s3.makeBucket(stores.bucket, stores.region);
  const leftOut = await fill(stores, file, manifest);
  await count(stores, manifest, leftOut);
  await removeOthers(stores, manifest);
  return { manifest, leftOut };
}

async function fill(stores: Stores, file: string, manifest: Manifest): Promise<Restored['leftOut']> {
  const collections = new Map(manifest.collections.flatMap((c) => c.parts.map((part) => [part.file, c])));
  const images = new Map(manifest.images.map((image) => [image.file, image]));
  const leftOut: Restored['leftOut'] = [];
  for await (const { name, body } of readArchive(file)) {
    const image = images.get(name);
    if (image) await putImage(stores, image, body);
    const collection = collections.get(name);
    if (!collection) continue;
    for (const document of await fillCollection(stores, collection, body))
      leftOut.push({ database: collection.database, collection: collection.name, document });
  }
  return leftOut;
}

async function count({ mongo }: Stores, manifest: Manifest, leftOut: Restored['leftOut']): Promise<void> {
  for (const { database, name, count: saved } of manifest.collections) {
    const missing = leftOut.filter((one) => one.database === database && one.collection === name).length;
    const stored = await mongo.db(database).collection(name).countDocuments();
    if (stored !== saved - missing)
      throw new Error(
        `${database}.${name} tiene ${stored} documentos y el respaldo ${saved}: ¿hay servicios encendidos?`,
      );
  }
}

async function removeOthers(stores: Stores, manifest: Manifest): Promise<void> {
  const saved = new Set(manifest.images.map(({ key }) => key));
  const others: string[] = [];
  for await (const key of objectKeys(stores)) if (!saved.has(key)) others.push(key);
  if (others.length > 0) await stores.s3.removeObjects(stores.bucket, others);
}
