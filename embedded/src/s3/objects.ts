import { pipeline } from 'node:stream/promises';
import { noSuchKey } from './errors.ts';
import type { Call } from './operation.ts';
import { keptHeaders, readDocument, storeBody } from './payload.ts';
import { type Range, readRange } from './range.ts';
import { type Headers, replyEmpty, replyXml } from './reply.ts';
import { header } from './request.ts';
import type { StoredObject } from './objects.store.ts';
import { texts } from './xml.ts';

export async function putObject({ request, res, storage }: Call): Promise<void> {
  const { bucket, key } = request;
  const stored = await storeBody(request, storage);
  storage.blobs.drop(storage.objects.put(bucket, { key, ...stored, headers: keptHeaders(request) }));
  replyEmpty(res, 200, { etag: `"${stored.etag}"` });
}

/** Answers GET and HEAD, whole or a range, or 304 when the client's copy is the same. */
export async function getObject({ request, res, storage }: Call): Promise<void> {
  const object = storage.objects.get(request.bucket, request.key);
  if (!object) throw noSuchKey();
  if (isSame(header(request, 'if-none-match'), object)) {
    return replyEmpty(res, 304, { etag: `"${object.etag}"` });
  }
  const range = readRange(header(request, 'range'), object.size);
  const body = request.method === 'GET' ? storage.blobs.read(object.blob, object.size, range) : undefined;
  res.writeHead(range ? 206 : 200, describe(object, range));
  if (!body) return void res.end();
  // A client that disconnects is no fault of the server.
  await pipeline(body, res).catch(() => res.destroy());
}

function describe(object: StoredObject, range?: Range): Headers {
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  return {
    ...object.headers,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${object.size}` }),
  };
}

function isSame(condition: string, object: StoredObject): boolean {
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(`"${object.etag}"`);
}

/** Removing what is not there is no error in S3. */
export function removeObject({ request, res, storage }: Call): void {
  storage.blobs.drop(storage.objects.remove(request.bucket, request.key));
  replyEmpty(res, 204);
}

export async function removeObjects({ request, res, storage }: Call): Promise<void> {
  const keys = texts(await readDocument(request), 'Key');
  for (const key of keys) storage.blobs.drop(storage.objects.remove(request.bucket, key));
  replyXml(res, { DeleteResult: { Deleted: keys.map((key) => ({ Key: key })) } });
}
