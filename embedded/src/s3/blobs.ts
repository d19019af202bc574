import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { entityTooLarge } from './errors.ts';

export type Received = { blob: string; size: number; md5: Buffer; sha256: string };
export type Blobs = ReturnType<typeof openBlobs>;

/** One file per stored body, under a random name: no key of a client ever becomes a path. */
export function openBlobs(dataDir: string) {
  const kept = join(dataDir, 'blobs');
  const arriving = join(dataDir, 'arriving');
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  mkdirSync(arriving, { recursive: true, mode: 0o700 });

  /** Streams a body to disk and has it there, synced and under its final name, when it resolves. */
  async function receive(body: Readable, limit: number): Promise<Received> {
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

  return {
    receive,
    /** Opens at once, so that a blob dropped a moment later can still be read to its end. */
    read: (blob: string, range?: { start: number; end: number }) =>
      createReadStream('', { fd: openSync(join(kept, blob), 'r'), ...range }),
    drop: (blob: string | undefined) => {
      if (blob) rmSync(join(kept, blob), { force: true });
    },
    /** Removes what a crash left: half-received bodies, and blobs that no row names. */
    sweep(named: Set<string>): void {
      for (const file of readdirSync(arriving)) rmSync(join(arriving, file));
      for (const file of readdirSync(kept)) if (!named.has(file)) rmSync(join(kept, file));
    },
  };
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
  await folder.sync().finally(() => folder.close());
}
