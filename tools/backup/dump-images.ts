import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Manifest } from './manifest.ts';
import { objectKeys, type Stores } from './stores.ts';
import type { Entry } from './tar.ts';

/** Every object, unchanged; adds them to `manifest`. Archive file names are numbers: a key may be anything. */
export async function* dumpImages(stores: Stores, manifest: Manifest): AsyncGenerator<Entry> {
  for await (const key of objectKeys(stores)) {
    const opened = await open(stores, key);
    if (!opened) continue;
    const file = `images/${String(manifest.images.length + 1).padStart(7, '0')}`;
    const bytes = Number(opened.headers['content-length']);
    const hash = createHash('sha256');
    yield { name: file, size: bytes, body: hashed(opened, hash) };
    manifest.images.push({ file, key, bytes, sha256: hash.digest('hex'), headers: keptHeaders(opened) });
  }
}

/** Undefined for an object that was deleted after it was listed. */
async function open({ s3, bucket }: Stores, key: string): Promise<IncomingMessage | undefined> {
  try {
    return (await s3.getObject(bucket, key)) as IncomingMessage;
  } catch (error) {
    if ((error as { code?: string }).code === 'NoSuchKey') return undefined;
    throw error;
  }
}

async function* hashed(body: IncomingMessage, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}

/** The headers that were stored with the object. */
function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => ['content-type', 'cache-control'].includes(name) || name.startsWith('x-amz-meta-'),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
