import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { filesOf, MANIFEST, readManifest, type ArchivedFile, type Manifest } from './manifest.ts';

type Unpacked = { name: string; size: number; body: AsyncIterable<Uint8Array> };

/** The files of an archive in their order; an unread body is skipped. @throws Error when it is damaged */
export async function* readArchive(file: string): AsyncGenerator<Unpacked> {
  const files = extract();
  // The loop throws these errors.
  pipeline(createReadStream(file), createGunzip(), files as unknown as Writable).catch(() => undefined);
  for await (const entry of files) {
    yield { name: entry.header.name, size: entry.header.size, body: entry as AsyncIterable<Uint8Array> };
    entry.resume();
  }
}

/**
 * Reads a whole archive and compares every byte with its manifest.
 * @throws Error in Spanish that describes the damage
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, ArchivedFile>();
  let manifest: Manifest | undefined;
  try {
    for await (const { name, size, body } of readArchive(file)) {
      if (name === MANIFEST) manifest = readManifest(await text(Readable.from(body)));
      else found.set(name, { file: name, bytes: size, sha256: await sha256Of(body) });
    }
  } catch (error) {
    throw new Error(`El respaldo está dañado o no es de esta tienda: ${(error as Error).message}`, {
      cause: error,
    });
  }
  if (!manifest) throw new Error(`El respaldo está incompleto: no contiene ${MANIFEST}.`);
  compare(manifest, found);
  return manifest;
}

async function sha256Of(body: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
}

function compare(manifest: Manifest, found: Map<string, ArchivedFile>): void {
  for (const { file, bytes, sha256 } of filesOf(manifest)) {
    const there = found.get(file);
    if (!there) throw new Error(`El respaldo está incompleto: falta ${file}.`);
    if (there.bytes !== bytes || there.sha256 !== sha256)
      throw new Error(`El respaldo está dañado: ${file} no es lo que se guardó.`);
    found.delete(file);
  }
  const [unknown] = found.keys();
  if (unknown !== undefined) throw new Error(`El respaldo fue modificado: ${unknown} no está en su lista.`);
}
