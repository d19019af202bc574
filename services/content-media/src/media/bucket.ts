import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { s3Env } from '@shop/service-kit/config';
import { unavailable } from '@shop/service-kit/errors';
import { withTimeout } from '@shop/service-kit/with-timeout';
import { Client } from 'minio';
import type * as z from 'zod';

/** An object as stored; `etag` without quotes, `size` in bytes. */
export type StoredObject = { size: number; etag: string; contentType: string };
export type OpenObject = StoredObject & { body: IncomingMessage };
type ListedObject = { key: string; size: number };
export type Bucket = ReturnType<typeof createBucket>;

const TIMEOUT_MS = 2_500;
/** Longer than other calls: a store on a slow line must receive the file, and the uploader waits for all files. */
const PUT_TIMEOUT_MS = 4_000;

type Access = z.output<z.ZodObject<typeof s3Env>>;

/** The shop's bucket. Calls answer or fail within 2.5 s, `put` within 4. @throws AppError 503 when the store is down */
export function createBucket(config: Access) {
  const name = config.S3_BUCKET;
  const { client, agent } = connect(config);
  return {
    /** Creates the bucket if it is missing. */
    ensure: () =>
      answerOf(async () => {
        if (!(await client.bucketExists(name)))
          await client.makeBucket(name, config.S3_REGION).catch(unlessMade);
      }),

    ping: () => answerOf(() => client.bucketExists(name)),

    put: (key: string, body: Buffer, contentType: string) =>
      answerOf(
        () => client.putObject(name, key, body, body.length, { 'Content-Type': contentType }),
        PUT_TIMEOUT_MS,
      ),

    /** @returns undefined when there is no such object */
    open: (key: string): Promise<OpenObject | undefined> =>
      answerOf(async () => {
        const body = (await client.getObject(name, key)) as IncomingMessage;
        return { ...fromHeaders(body.headers), body };
      }),

    stat: (key: string): Promise<StoredObject | undefined> =>
      answerOf(async () => {
        const { size, etag, metaData } = await client.statObject(name, key);
        return { size, etag, contentType: String(metaData['content-type'] ?? 'application/octet-stream') };
      }),

    list: (prefix: string): Promise<ListedObject[]> => answerOf(() => collect(client, name, prefix)),

    remove: (keys: string[]) => answerOf(() => client.removeObjects(name, keys)),

    close: () => agent.destroy(),
  };
}

function connect(config: Access) {
  const { protocol, hostname, port } = new URL(config.S3_ENDPOINT);
  const useSSL = protocol === 'https:';
  // Shorter than S3 servers keep idle sockets, so that a reused socket is not just being closed there.
  const options = { keepAlive: true, maxSockets: 64, timeout: 4_000 };
  const agent = useSSL ? new HttpsAgent(options) : new HttpAgent(options);
  const client = new Client({
    endPoint: hostname,
    useSSL,
    ...(port && { port: Number(port) }),
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    region: config.S3_REGION,
    transportAgent: agent,
    // A retry would exceed the caller's time limit; the person at the browser can try again.
    retryOptions: { disableRetry: true },
  });
  return { client, agent };
}

const fromHeaders = (headers: IncomingMessage['headers']): StoredObject => ({
  size: Number(headers['content-length'] ?? 0),
  etag: (headers.etag ?? '').replaceAll('"', ''),
  contentType: headers['content-type'] ?? 'application/octet-stream',
});

async function collect(client: Client, bucket: string, prefix: string): Promise<ListedObject[]> {
  const found: ListedObject[] = [];
  for await (const item of client.listObjectsV2(bucket, prefix, true) as AsyncIterable<{
    name?: string;
    size: number;
  }>)
    if (item.name) found.push({ key: item.name, size: item.size });
  return found;
}

/** Ignores that another instance created the bucket at the same moment. */
function unlessMade(error: { code?: string }): void {
  if (error.code !== 'BucketAlreadyOwnedByYou') throw error;
}

const NOT_THERE = new Set(['NoSuchKey', 'NotFound']);

/** The minio client has no timeout. Any of its errors means to callers that the store is down. */
async function answerOf<T>(call: () => Promise<T>, limitMs?: number): Promise<T>;
async function answerOf<T>(call: () => Promise<T | undefined>, limitMs = TIMEOUT_MS): Promise<T | undefined> {
  try {
    return await withTimeout(call(), limitMs);
  } catch (error) {
    if (NOT_THERE.has((error as { code?: string }).code ?? '')) return undefined;
    throw Object.assign(unavailable(), { cause: error });
  }
}
