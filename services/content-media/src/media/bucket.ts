import type { IncomingMessage } from 'node:http';
import { DEFAULT_REGION } from '@shop/service-kit/config';
import { unavailable } from '@shop/service-kit/errors';
import { withTimeout } from '@shop/service-kit/with-timeout';
import { createS3, type Access } from './s3.client.ts';

/** An object as it is stored; `etag` without quotes, `size` in bytes. */
export type StoredObject = { size: number; etag: string; contentType: string };
export type OpenObject = StoredObject & { body: IncomingMessage };
type ListedObject = { key: string; size: number };
export type Bucket = ReturnType<typeof createBucket>;

const TIMEOUT_MS = 2_500;
/** Who uploads waits for all of a picture's files, and a store at the other end of a slow line has to receive them. */
const PUT_TIMEOUT_MS = 4_000;

/** The shop's one bucket. Calls answer or fail within 2.5 s, `put` within 4. @throws AppError 503: the store is away */
export function createBucket(config: Access) {
  const { call, read, close } = createS3(config);
  const path = `/${config.S3_BUCKET}`;
  const at = (key: string) => `${path}/${key}`;
  const isThere = () => read({ method: 'HEAD', path }).then(() => true, unlessMissing);
  return {
    /** Creates the bucket where there is none. */
    ensure: () =>
      answerOf(async () => {
        const body = placed(config.S3_REGION);
        if (!(await isThere())) await read({ method: 'PUT', path, body }).catch(unlessMade);
      }),

    ping: () => answerOf(isThere),

    put: (key: string, body: Buffer, type: string) =>
      answerOf(() => read({ method: 'PUT', path: at(key), body, type }), PUT_TIMEOUT_MS),

    /** @returns undefined when there is no such object */
    open: (key: string): Promise<OpenObject | undefined> =>
      answerOf(async () => {
        const body = await call({ method: 'GET', path: at(key) });
        return { ...fromHeaders(body.headers), body };
      }),

    stat: (key: string): Promise<StoredObject | undefined> =>
      answerOf(async () => {
        const answer = await call({ method: 'HEAD', path: at(key) });
        return fromHeaders(answer.resume().headers);
      }),

    list: (prefix: string): Promise<ListedObject[]> =>
      answerOf(async () => {
        const found: ListedObject[] = [];
        for (let query = {}; ; query = { 'start-after': found.at(-1)!.key }) {
          const of = { 'list-type': '2', 'encoding-type': 'url', prefix, ...query };
          const page = await read({ method: 'GET', path, query: of });
          found.push(...listed(page));
          if (!page.includes('<IsTruncated>true<')) return found;
        }
      }),

    remove: (keys: string[]) =>
      answerOf(() => Promise.all(keys.map((key) => read({ method: 'DELETE', path: at(key) })))),

    close,
  };
}

const fromHeaders = (headers: IncomingMessage['headers']): StoredObject => ({
  size: Number(headers['content-length'] ?? 0),
  etag: (headers.etag ?? '').replaceAll('"', ''),
  contentType: headers['content-type'] ?? 'application/octet-stream',
});

/** Where a new bucket is to be; the default may not be named. */
const placed = (region: string): string =>
  region === DEFAULT_REGION
    ? ''
    : `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`;

const LISTED = /<Contents>.*?<Key>(.*?)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs;

const listed = (page: string): ListedObject[] =>
  [...page.matchAll(LISTED)].map(([, key = '', size]) => ({
    key: decodeURIComponent(key.replaceAll('+', ' ')),
    size: Number(size),
  }));

function unlessMissing(error: { code?: string }): false {
  if (error.code !== 'NotFound') throw error;
  return false;
}

/** Another copy that started at the same moment was quicker. */
function unlessMade(error: { code?: string }): void {
  if (error.code !== 'BucketAlreadyOwnedByYou') throw error;
}

const NOT_THERE = new Set(['NoSuchKey', 'NotFound']);

/** Whatever goes wrong means, to a caller, that the store is away. A second try would take the caller over its time. */
async function answerOf<T>(call: () => Promise<T>, limitMs?: number): Promise<T>;
async function answerOf<T>(call: () => Promise<T | undefined>, limitMs = TIMEOUT_MS): Promise<T | undefined> {
  try {
    return await withTimeout(call(), limitMs);
  } catch (error) {
    if (NOT_THERE.has((error as { code?: string }).code ?? '')) return undefined;
    throw Object.assign(unavailable(), { cause: error });
  }
}
