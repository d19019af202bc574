import { pipeline } from 'node:stream/promises';
import { noSuchKey } from './errors.ts';
import type { Call } from './operation.ts';
import { keptHeaders, readDocument, storeBody } from './payload.ts';
import { replyEmpty, replyXml } from './reply.ts';
import { texts } from './xml.ts';

export async function putObject({ request, res, storage }: Call): Promise<void> {
  const { bucket, key } = request;
  const stored = await storeBody(request, storage);
  storage.blobs.drop(storage.objects.put(bucket, { key, ...stored, headers: keptHeaders(request) }));
  replyEmpty(res, 200, { etag: `"${stored.etag}"` });
}

/** Answers GET and HEAD. */
export async function getObject({ request, res, storage }: Call): Promise<void> {
  const object = storage.objects.get(request.bucket, request.key);
  if (!object) throw noSuchKey();
  const body = request.method === 'GET' ? storage.blobs.read(object.blob, object.size) : undefined;
  res.writeHead(200, {
    ...object.headers,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modified).toUTCString(),
    'content-length': object.size,
  });
  if (!body) return void res.end();
  // A client that disconnects is no fault of the server.
  await pipeline(body, res).catch(() => res.destroy());
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
