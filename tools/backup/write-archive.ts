import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dumpCollections } from './dump-collections.ts';
import { dumpImages } from './dump-images.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import type { Stores } from './stores.ts';
import { packTar, type Entry } from './tar.ts';

/**
 * Saves every database and image of a shop, which may go on selling, in one archive. Memory use does not depend on the
 * shop's size. The file appears under its name only when it is whole.
 * @throws Error when a store fails or the file exists
 */
export async function writeArchive(stores: Stores, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`Ya existe ${file}: elige otro nombre.`);
  const partial = `${file}.partial`;
  try {
    // The archive holds names, addresses and password hashes: it is for the one who made it.
    const manifest = await streamArchive(stores, createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, file);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The same into a stream, which is ended. */
export async function streamArchive(stores: Stores, out: Writable): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    databases: stores.databases,
    collections: [],
    images: [],
  };
  await pipeline(packTar(entries(stores, manifest)), createGzip(), out);
  return manifest;
}

async function* entries(stores: Stores, manifest: Manifest): AsyncGenerator<Entry> {
  yield* dumpCollections(stores, manifest);
  // After the catalogue and the pages: every picture that they name is still to come.
  yield* dumpImages(stores, manifest);
  const body = Buffer.from(JSON.stringify(manifest, null, 1));
  yield { name: MANIFEST, size: body.length, body: [body] };
}
