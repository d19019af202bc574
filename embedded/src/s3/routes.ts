import { bucketLocation, headBucket, makeBucket } from './buckets.ts';
import { notImplemented } from './errors.ts';
import { listObjects } from './list.ts';
import * as multipart from './multipart.ts';
import { getObject, putObject, removeObject, removeObjects } from './objects.ts';
import type { Operation } from './operation.ts';
import type { S3Request } from './request.ts';

/** `needs` are the query names that tell this call from others, `takes` those that it may have besides. */
type Route = { method: string; on: 'bucket' | 'object'; needs?: string[]; takes?: string[]; run: Operation };

const listing = ['prefix', 'delimiter', 'max-keys', 'continuation-token', 'start-after', 'encoding-type'];
const uploadListing = ['prefix', 'delimiter', 'max-uploads', 'key-marker', 'upload-id-marker'];

const routes: Route[] = [
  { method: 'HEAD', on: 'bucket', run: headBucket },
  { method: 'PUT', on: 'bucket', run: makeBucket },
  { method: 'GET', on: 'bucket', needs: ['location'], run: bucketLocation },
  { method: 'GET', on: 'bucket', needs: ['list-type'], takes: listing, run: listObjects },
  { method: 'GET', on: 'bucket', needs: ['uploads'], takes: uploadListing, run: multipart.listUploads },
  { method: 'POST', on: 'bucket', needs: ['delete'], run: removeObjects },
  { method: 'GET', on: 'object', run: getObject },
  { method: 'HEAD', on: 'object', run: getObject },
  { method: 'PUT', on: 'object', run: putObject },
  { method: 'DELETE', on: 'object', run: removeObject },
  { method: 'POST', on: 'object', needs: ['uploads'], run: multipart.startUpload },
  { method: 'PUT', on: 'object', needs: ['uploadId', 'partNumber'], run: multipart.putPart },
  { method: 'GET', on: 'object', needs: ['uploadId'], run: multipart.listParts },
  { method: 'POST', on: 'object', needs: ['uploadId'], run: multipart.completeUpload },
  { method: 'DELETE', on: 'object', needs: ['uploadId'], run: multipart.abortUpload },
];

const knownAmzHeaders = /^x-amz-(date|content-sha256|meta-.+)$/;
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/** Finds the operation; a query name or header that we do not know is refused, never ignored. */
export function findOperation(request: S3Request): Operation {
  refuseUnknownHeaders(request);
  const on = request.key ? 'object' : 'bucket';
  const names = [...request.query.keys()].filter((name) => !name.startsWith('X-Amz-'));
  const route = routes.find(
    ({ method, on: where, needs = [], takes = [] }) =>
      method === request.method &&
      where === on &&
      needs.every((name) => names.includes(name)) &&
      names.every((name) => needs.includes(name) || takes.includes(name)),
  );
  if (!route || !request.bucket)
    throw notImplemented(`${request.method} of this ${on} with [${names.join(' ')}]`);
  return route.run;
}

function refuseUnknownHeaders({ http }: S3Request): void {
  const unknown = Object.keys(http.headers).find(
    (name) => (name.startsWith('x-amz-') && !knownAmzHeaders.test(name)) || conditions.includes(name),
  );
  if (unknown) throw notImplemented(`The header ${unknown}`);
}
