import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entityTooLarge } from './errors.ts';

export type Received = { blob: string; size: number; md5: Buffer; sha256: string };
type Folders = { kept: string; arriving: string };

/** One file per stored body, under a random name: no key of a client ever becomes a path. */
export function openBlobs(dataDir: string) {
  const folders: Folders = { kept: join(dataDir, 'blobs'), arriving: join(dataDir, 'arriving') };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = (blob: string) => join(folders.kept, blob);
  return {
    receive: (body: Readable, limit: number) => receive(folders, body, limit),
    /**
     * Opens at once, so that a blob dropped a moment later can still be read to its end.
     * @throws Error when a damaged disk left another size than was stored
     */
    read(blob: string, size: number) {
      const fd = openSync(path(blob), 'r');
      if (fstatSync(fd).size === size) return createReadStream('', { fd });
      closeSync(fd);
      throw new Error(`${path(blob)} is damaged: restore a backup, or upload the picture again`);
    },
    drop: (blob: string | undefined) => blob && rmSync(path(blob), { force: true }),
    /** Removes what a crash left: half-received bodies, and blobs that no row names. */
    sweep(named: Set<string>): void {
      for (const file of readdirSync(folders.arriving)) rmSync(join(folders.arriving, file));
      for (const file of readdirSync(folders.kept)) if (!named.has(file)) rmSync(path(file));
    },
  };
}

/** Streams a body to disk and has it there, synced and under its final name, when it resolves. */
async function receive({ kept, arriving }: Folders, body: Readable, limit: number): Promise<Received> {
  const blob = randomBytes(16).toString('hex');
  const file = join(arriving, blob);
  const meter = measure(limit);
  try {
    await pipeline(body, meter.stream, createWriteStream(file, { mode: 0o600, flush: true }));
    await rename(file, join(kept, blob));
    await syncFolder(kept);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { blob, ...meter.result() };
}

function measure(limit: number) {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(entityTooLarge());
      md5.update(chunk);
      sha256.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, md5: md5.digest(), sha256: sha256.digest('hex') }) };
}

// A rename is durable only once the folder itself is synced.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
