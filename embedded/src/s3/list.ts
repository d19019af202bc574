import { invalidArgument } from './errors.ts';
import type { StoredObject } from './objects.store.ts';
import type { Call } from './operation.ts';
import { replyXml } from './reply.ts';
import type { S3Request } from './request.ts';
import { encode } from './signature.ts';
import type { Storage } from './storage.ts';

type Asked = {
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
  const asked = readAsked(request.query);
  const page = collect(storage, request.bucket, asked);
  const shown = (text: string) => (asked.encoded ? encode(text) : text);
  replyXml(res, {
    ListBucketResult: {
      Name: request.bucket,
      Prefix: shown(asked.prefix),
      MaxKeys: asked.limit,
      ...(asked.delimiter && { Delimiter: shown(asked.delimiter) }),
      ...(asked.encoded && { EncodingType: 'url' }),
      KeyCount: page.objects.length + page.prefixes.length,
      IsTruncated: page.more,
      ...(page.more && { NextContinuationToken: Buffer.from(page.next).toString('base64url') }),
      Contents: page.objects.map((object) => describe(object, shown)),
      CommonPrefixes: page.prefixes.map((prefix) => ({ Prefix: shown(prefix) })),
    },
  });
}

function readAsked(query: S3Request['query']): Asked {
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

function collect(storage: Storage, bucket: string, { prefix, delimiter, ...asked }: Asked): Page {
  const page: Page = { objects: [], prefixes: [], next: asked.from, more: false };
  for (;;) {
    const object = storage.objects.next(bucket, page.next);
    if (!object?.key.startsWith(prefix)) return page;
    if (page.objects.length + page.prefixes.length >= asked.limit) return { ...page, more: asked.limit > 0 };
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const common = object.key.slice(0, cut + delimiter.length);
    if (cut < 0) page.objects.push(object);
    else if (common > asked.startAfter) page.prefixes.push(common);
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
