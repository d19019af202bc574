import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { mongo } from 'mongoose';
import type { ArchivedCollection, ArchivedImage } from './manifest.ts';
import type { Stores } from './stores.ts';

const { EJSON } = mongo.BSON;
const BATCH = 500;
const DUPLICATE = 11_000;

/** Makes a collection with its indexes, empty. */
export async function makeCollection({ mongo }: Stores, made: ArchivedCollection): Promise<void> {
  const collection = mongo.db(made.database).collection(made.name);
  await mongo.db(made.database).createCollection(made.name);
  const indexes = EJSON.parse(made.indexes) as (mongo.IndexDescription & { v?: number; ns?: string })[];
  const wanted = indexes.map(({ v: _v, ns: _ns, ...index }) => index);
  if (wanted.length > 0) await collection.createIndexes(wanted);
}

/** Stores the documents of one part. @returns the lines that a unique index refuses */
export async function fillCollection(
  { mongo }: Stores,
  { database, name }: ArchivedCollection,
  body: AsyncIterable<Uint8Array>,
): Promise<string[]> {
  const collection = mongo.db(database).collection(name);
  // A part is small. `readline` would also end a line at U+2028, which texts of shoppers may contain.
  const lines = (await text(Readable.from(body))).split('\n').filter(Boolean);
  const refused: string[] = [];
  for (let at = 0; at < lines.length; at += BATCH)
    refused.push(...(await insert(collection, lines.slice(at, at + BATCH))));
  return refused;
}

/**
 * In a shop that sells during the backup, a unique value may move to a document that is read later. The
 * later document is left out and reported, so that the archive stays usable.
 */
async function insert(collection: mongo.Collection, lines: string[]): Promise<string[]> {
  const documents = lines.map((line) => EJSON.parse(line, { relaxed: false }) as mongo.Document);
  try {
    await collection.insertMany(documents, { ordered: false });
    return [];
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const failures = [error.writeErrors].flat();
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE)) throw error;
    return failures.map(({ index }) => lines[index] ?? '');
  }
}

export async function putImage(
  { s3, bucket }: Stores,
  { key, bytes, headers }: ArchivedImage,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  await s3.putObject(bucket, key, Readable.from(body, { objectMode: false }), bytes, headers);
}
