import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { entityTooLarge, invalidArgument, noSuchUpload, S3Error } from './errors.ts';
import type { Call } from './operation.ts';
import { keptHeaders, largestObject, readDocument, storeBody } from './payload.ts';
import { replyEmpty, replyXml } from './reply.ts';
import { encode } from './signature.ts';
import type { Part, Upload } from './uploads.store.ts';
import { texts } from './xml.ts';

const smallestPart = 5 * 1024 * 1024;

export async function startUpload({ request, res, storage }: Call): Promise<void> {
  const { bucket, key } = request;
  await readDocument(request);
  const id = randomBytes(16).toString('hex');
  storage.uploads.add({ id, bucket, key, started: Date.now(), headers: keptHeaders(request) });
  replyXml(res, { InitiateMultipartUploadResult: { Bucket: bucket, Key: key, UploadId: id } });
}

/** Clients use it to find an upload of the same key that they can continue. */
export function listUploads({ request, res, storage }: Call): void {
  const prefix = request.query.get('prefix') ?? '';
  const uploads = storage.uploads.inBucket(request.bucket).filter(({ key }) => key.startsWith(prefix));
  replyXml(res, {
    ListMultipartUploadsResult: {
      Bucket: request.bucket,
      IsTruncated: false,
      Upload: uploads.map(({ id, key, started }) => ({
        Key: encode(key),
        UploadId: id,
        Initiated: new Date(started).toISOString(),
      })),
    },
  });
}

export function listParts(call: Call): void {
  const parts = call.storage.uploads.parts(find(call).id);
  replyXml(call.res, {
    ListPartsResult: {
      IsTruncated: false,
      Part: parts.map(({ number, etag, size, modified }) => ({
        PartNumber: number,
        LastModified: new Date(modified).toISOString(),
        ETag: `"${etag}"`,
        Size: size,
      })),
    },
  });
}

export async function putPart(call: Call): Promise<void> {
  const { request, res, storage } = call;
  const { id } = find(call);
  const number = Number(request.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > 10_000)
    throw invalidArgument('partNumber is wrong');
  const part = await storeBody(request, storage);
  if (!storage.uploads.get(id, request.bucket, request.key)) {
    // The upload was ended meanwhile.
    storage.blobs.drop(part.blob);
    throw noSuchUpload();
  }
  storage.blobs.drop(storage.uploads.putPart(id, number, part));
  replyEmpty(res, 200, { etag: `"${part.etag}"` });
}

export function abortUpload(call: Call): void {
  discard(call, find(call));
  replyEmpty(call.res, 204);
}

/** Joins the parts into one object; nothing of the old object changes before the new one is on disk. */
export async function completeUpload(call: Call): Promise<void> {
  const { request, res, storage } = call;
  const { bucket, key } = request;
  const upload = find(call);
  const parts = pick(storage.uploads.parts(upload.id), await readDocument(request));
  const { blob, size } = await storage.blobs.receive(Readable.from(read(call, parts)), largestObject);
  const etag = joinedEtag(parts);
  storage.blobs.drop(storage.objects.put(bucket, { key, blob, size, etag, headers: upload.headers }));
  discard(call, upload);
  replyXml(res, {
    CompleteMultipartUploadResult: {
      Location: `/${bucket}/${encode(key)}`,
      Bucket: bucket,
      Key: key,
      ETag: `"${etag}"`,
    },
  });
}

function find({ request, storage }: Call): Upload {
  const upload = storage.uploads.get(request.query.get('uploadId') ?? '', request.bucket, request.key);
  if (!upload) throw noSuchUpload();
  return upload;
}

function pick(arrived: Part[], body: string): Part[] {
  const numbers = texts(body, 'PartNumber').map(Number);
  const etags = texts(body, 'ETag').map((etag) => etag.replaceAll('"', ''));
  const parts = numbers.map((number, i) => arrived.find((p) => p.number === number && p.etag === etags[i]));
  const whole = parts.filter((part) => part !== undefined);
  const tooSmall = whole.slice(0, -1).some(({ size }) => size < smallestPart);
  if (!whole.length || whole.length < parts.length || tooSmall) {
    throw new S3Error(400, 'InvalidPart', 'A part could not be found, has another ETag, or is too small.');
  }
  if (whole.reduce((sum, { size }) => sum + size, 0) > largestObject) throw entityTooLarge();
  return whole;
}

async function* read({ storage }: Call, parts: Part[]): AsyncGenerator<Buffer> {
  for (const { blob, size } of parts) yield* storage.blobs.read(blob, size);
}

function joinedEtag(parts: Part[]): string {
  const md5 = createHash('md5');
  for (const { etag } of parts) md5.update(Buffer.from(etag, 'hex'));
  return `${md5.digest('hex')}-${parts.length}`;
}

function discard({ storage }: Call, { id }: Upload): void {
  for (const { blob } of storage.uploads.parts(id)) storage.blobs.drop(blob);
  storage.uploads.remove(id);
}
