import { BodyTooLarge, readBody } from '../http/body.ts';
import { entityTooLarge, S3Error } from './errors.ts';
import type { KeptHeaders, Blob } from './objects.store.ts';
import { header, type S3Request } from './request.ts';
import type { Storage } from './storage.ts';

const keptNames = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];
const unsigned = 'UNSIGNED-PAYLOAD';
const largestDocument = 1024 * 1024;

/** The largest object that is taken, in bytes; a shop's images are far below it. */
export const largestObject = 64 * 1024 * 1024;

/** Stores the body and checks it against the hashes that the client signed or sent. */
export async function storeBody(request: S3Request, storage: Storage): Promise<Blob> {
  if (Number(header(request, 'content-length')) > largestObject) throw entityTooLarge();
  const { blob, size, md5, sha256 } = await storage.blobs.receive(request.http, largestObject);
  const wanted = header(request, 'x-amz-content-sha256') || unsigned;
  const wantedMd5 = header(request, 'content-md5');
  const wrong =
    (wanted !== unsigned && wanted !== sha256) || (wantedMd5 && wantedMd5 !== md5.toString('base64'));
  if (wrong) {
    storage.blobs.drop(blob);
    throw new S3Error(400, 'BadDigest', 'The hash you specified did not match what we received.');
  }
  return { blob, size, etag: md5.toString('hex') };
}

/** Reads a small XML body. */
export async function readDocument(request: S3Request): Promise<string> {
  try {
    return (await readBody(request.http, largestDocument)).toString('utf8');
  } catch (error) {
    throw error instanceof BodyTooLarge ? entityTooLarge() : error;
  }
}

export function keptHeaders({ http }: S3Request): KeptHeaders {
  const kept = Object.entries(http.headers)
    .filter(([name]) => keptNames.includes(name) || name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name, String(value)]);
  return {
    'content-type': http.headers['content-type'] ?? 'binary/octet-stream',
    ...Object.fromEntries(kept),
  };
}
