import { invalidArgument } from './errors.ts';
import type { StoredObject } from './objects.store.ts';
import type { Call } from './operation.ts';
import { replyXml } from './reply.ts';
import type { S3Request } from './request.ts';
import { encode } from './signature.ts';
import type { Storage } from './storage.ts';

type ListRequest = {
  prefix: string;
  delimiter: string;
  limit: number;
  startAfter: string;
  from: string;
  encoded: boolean;
};
type Page = { objects: StoredObject[]; prefixes: string[]; next: string; more: boolean };

const lastCharacter = '\u{10ffff}';

/** ListObjectsV2. The continuation token is the place in the order of keys where the next page begins. */
export function listObjects({ request, res, storage }: Call): void {
  const listing = readListRequest(request.query);
  const page = collect(storage, request.bucket, listing);
  const shown = (text: string) => (listing.encoded ? encode(text) : text);
  replyXml(res, {
    ListBucketResult: {
      Name: request.bucket,
      Prefix: shown(listing.prefix),
      MaxKeys: listing.limit,
      ...(listing.delimiter && { Delimiter: shown(listing.delimiter) }),
      ...(listing.encoded && { EncodingType: 'url' }),
      KeyCount: page.objects.length + page.prefixes.length,
      IsTruncated: page.more,
      ...(page.more && { NextContinuationToken: Buffer.from(page.next).toString('base64url') }),
      Contents: page.objects.map((object) => describe(object, shown)),
      CommonPrefixes: page.prefixes.map((prefix) => ({ Prefix: shown(prefix) })),
    },
  });
}

function readListRequest(query: S3Request['query']): ListRequest {
  const limit = Number(query.get('max-keys') || 1000);
  if (!Number.isInteger(limit) || limit < 0) throw invalidArgument('max-keys must be a whole number');
  const prefix = query.get('prefix') ?? '';
  const startAfter = query.get('start-after') ?? '';
  const token = query.get('continuation-token');
  const from = token ? Buffer.from(token, 'base64url').toString() : startAfter && `${startAfter}\0`;
  return {
    prefix,
    delimiter: query.get('delimiter') ?? '',
    limit: Math.min(limit, 1000),
    startAfter,
    from: from > prefix ? from : prefix,
    encoded: query.get('encoding-type') === 'url',
  };
}

function collect(storage: Storage, bucket: string, { prefix, delimiter, ...listing }: ListRequest): Page {
  const page: Page = { objects: [], prefixes: [], next: listing.from, more: false };
  for (;;) {
    const object = storage.objects.next(bucket, page.next);
    if (!object?.key.startsWith(prefix)) return page;
    if (page.objects.length + page.prefixes.length >= listing.limit)
      return { ...page, more: listing.limit > 0 };
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const common = object.key.slice(0, cut + delimiter.length);
    if (cut < 0) page.objects.push(object);
    else if (common > listing.startAfter) page.prefixes.push(common);
    // A common prefix stands for every key below it: go on behind them all.
    page.next = cut < 0 ? `${object.key}\0` : common + lastCharacter;
  }
}

function describe(object: StoredObject, shown: (text: string) => string) {
  return {
    Key: shown(object.key),
    LastModified: new Date(object.modified).toISOString(),
    ETag: `"${object.etag}"`,
    Size: object.size,
    StorageClass: 'STANDARD',
  };
}
