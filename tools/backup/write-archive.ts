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
 * Saves all databases and images of a shop, which may go on selling, in one archive. Memory use does not depend on the
 * shop's size. The file gets its name only when it is complete.
 * @throws Error when a store fails or the file exists
 */
export async function writeArchive(stores: Stores, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new Error(`Ya existe ${file}: elige otro nombre.`);
  const partial = `${file}.partial`;
  try {
    // The archive contains names, addresses and password hashes: only its creator may read it.
    const manifest = await streamArchive(stores, createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, file);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The same into a stream, which it ends. */
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
  // After catalogue and pages, so that every picture they name is still included.
  yield* dumpImages(stores, manifest);
  const body = Buffer.from(JSON.stringify(manifest, null, 1));
  yield { name: MANIFEST, size: body.length, body: [body] };
}
