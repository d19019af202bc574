import { S3Error } from './errors.ts';
import type { Call } from './operation.ts';
import { readDocument } from './payload.ts';
import { replyEmpty, replyXml } from './reply.ts';

export async function makeBucket({ request, res, storage }: Call): Promise<void> {
  const { bucket } = request;
  await readDocument(request);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.');
  }
  if (storage.buckets.has(bucket)) {
    throw new S3Error(409, 'BucketAlreadyOwnedByYou', 'You already own the bucket you tried to create.');
  }
  storage.buckets.add(bucket);
  replyEmpty(res, 200, { location: `/${bucket}` });
}

export function headBucket({ res }: Call): void {
  replyEmpty(res, 200);
}

export function bucketLocation({ res, region }: Call): void {
  // S3's own oddity: the first region answers with an empty element.
  replyXml(res, { LocationConstraint: region === 'us-east-1' ? '' : region });
}
