import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';

/** One file of an archive; the body has exactly `size` bytes. */
export type Entry = { name: string; size: number; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** The bytes of an archive, produced as the entries arrive. Fails when a body's length is not its announced size. */
export function packTar(entries: AsyncIterable<Entry>): Readable {
  const tar = pack();
  fill(tar, entries).catch((error: Error) => tar.destroy(error));
  return tar as unknown as Readable;
}

async function fill(tar: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, size, body } of entries) {
    const file = tar.entry({ name, size, mode: 0o600 }) as unknown as Writable;
    await pipeline(Readable.from(body), file);
  }
  tar.finalize();
}
