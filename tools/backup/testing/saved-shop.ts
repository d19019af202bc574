import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { backing } from '@shop/service-kit/testing/backing';
import { mongo } from 'mongoose';
import { MANIFEST, readManifest, type Manifest } from '../manifest.ts';
import { readArchive } from '../read-archive.ts';
import { collectionNames, objectKeys, openStores, type Addresses, type Stores } from '../stores.ts';
import { packTar, type Entry } from '../tar.ts';

/** Four databases and a bucket, separate from others on the test run's stores. */
export async function someStores(): Promise<Stores> {
  const id = randomBytes(5).toString('hex');
  const { MONGODB_URI, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = backing();
  const addresses: Addresses = {
    MONGODB_URI,
    S3_ENDPOINT,
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
    S3_BUCKET: `saved-${id}`,
  };
  return openStores(
    addresses,
    ['orders', 'catalog', 'content', 'auth'].map((name) => `saved_${id}_${name}`),
  );
}

export async function dropStores(stores: Stores): Promise<void> {
  for (const database of stores.databases) await stores.mongo.db(database).dropDatabase();
  const keys: string[] = [];
  for await (const key of objectKeys(stores)) keys.push(key);
  if (keys.length > 0) await stores.s3.removeObjects(stores.bucket, keys);
  await stores.close();
}

/** Everything in the stores: documents as canonical extended JSON with every type, indexes, and objects by their key. */
export async function everythingIn(stores: Stores): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const database of stores.databases)
    for (const name of await collectionNames(stores, database)) {
      const collection = stores.mongo.db(database).collection(name);
      const documents = await collection.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
      const indexes = (await collection.indexes()).map(({ ns: _ns, ...index }: mongo.Document) => index);
      all[`${database}.${name}`] = { documents: documents.map(canonical), indexes };
    }
  for await (const key of objectKeys(stores)) {
    const { metaData } = await stores.s3.statObject(stores.bucket, key);
    const bytes = await buffer(await stores.s3.getObject(stores.bucket, key));
    all[key] = { type: String(metaData['content-type']), bytes: bytes.toString('base64') };
  }
  return all;
}

const canonical = (document: mongo.Document) => mongo.BSON.EJSON.stringify(document, { relaxed: false });

/** Runs a test with a temporary folder. */
export async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    await test(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes another manifest into an archive. */
export async function changeManifest(archive: string, change: (manifest: Manifest) => void): Promise<void> {
  const entries: Entry[] = [];
  for await (const { name, body } of readArchive(archive)) {
    let bytes: Buffer = await buffer(Readable.from(body));
    if (name === MANIFEST) {
      const manifest = readManifest(bytes.toString());
      change(manifest);
      bytes = Buffer.from(JSON.stringify(manifest));
    }
    entries.push({ name, size: bytes.length, body: [bytes] });
  }
  const packed = await buffer(packTar(Readable.from(entries)));
  writeFileSync(archive, gzipSync(packed));
}
