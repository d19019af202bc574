import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { ArchivedCollection, Manifest } from './manifest.ts';
import { collectionNames, type Stores } from './stores.ts';
import type { Entry } from './tar.ts';

const { EJSON } = mongo.BSON;
/** A part of a collection is buffered before it is written, because an archive needs sizes first. */
const PART_BYTES = 4 * 1024 * 1024;

/** Every document of the shop as a line of canonical extended JSON, in parts; adds them to `manifest`. */
export async function* dumpCollections(stores: Stores, manifest: Manifest): AsyncGenerator<Entry> {
  for (const database of stores.databases)
    for (const name of await collectionNames(stores, database)) {
      const collection = { database, name, count: 0, indexes: '[]', parts: [] };
      manifest.collections.push(collection);
      yield* dumpCollection(stores, collection);
    }
}

async function* dumpCollection(stores: Stores, into: ArchivedCollection): AsyncGenerator<Entry> {
  const collection = stores.mongo.db(into.database).collection(into.name);
  into.indexes = EJSON.stringify((await collection.indexes()).filter(({ name }) => name !== '_id_'));
  // Numbers keep their stored type: a plain read would make 5.0 and a long 5 equal.
  const documents = collection.find({}, { promoteValues: false }).sort({ _id: 1 });
  for await (const { text, count } of inParts(documents)) {
    const body = Buffer.from(text);
    const number = String(into.parts.length + 1).padStart(5, '0');
    const file = `databases/${into.database}/${into.name}/${number}.jsonl`;
    into.parts.push({ file, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') });
    into.count += count;
    yield { name: file, size: body.length, body: [body] };
  }
}

async function* inParts(
  documents: AsyncIterable<mongo.Document>,
): AsyncGenerator<{ text: string; count: number }> {
  let lines: string[] = [];
  let length = 0;
  for await (const document of documents) {
    const line = `${EJSON.stringify(document, { relaxed: false })}\n`;
    lines.push(line);
    length += line.length;
    if (length < PART_BYTES) continue;
    yield { text: lines.join(''), count: lines.length };
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield { text: lines.join(''), count: lines.length };
}
