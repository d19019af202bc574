import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Claim, readClaim } from './credentials.ts';
import { S3Error } from './errors.ts';
import { header, type S3Request } from './request.ts';

export type Keys = { accessKey: string; secretKey: string; region: string };

/** Lets only requests signed (AWS Signature Version 4) with our key pass; throws S3Error for any other. */
export function authenticate(request: S3Request, keys: Keys): void {
  const claim = readClaim(request);
  if (claim.accessKey !== keys.accessKey) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The Access Key Id you provided does not exist.');
  }
  if (claim.region !== keys.region || !claim.signedHeaders.includes('host')) {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `The region must be ${keys.region}`);
  }
  const given = Buffer.from(claim.signature, 'hex');
  const right = sign(claim, canonicalRequest(request, claim), keys.secretKey);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature does not match the one we calculated.');
  }
}

function canonicalRequest(request: S3Request, claim: Claim): string {
  const query = [...request.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = claim.signedHeaders.map(
    (name) => `${name}:${header(request, name).trim().replace(/\s+/g, ' ')}`,
  );
  return [
    request.method,
    request.rawPath,
    query.join('&'),
    ...headers,
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
}

function sign(claim: Claim, canonical: string, secretKey: string): Buffer {
  const scope = `${claim.day}/${claim.region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, digest].join('\n');
  const key = [claim.day, claim.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${secretKey}`,
  );
  return hmac(key, text);
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** RFC 3986 encoding, as the signature wants it: encodeURIComponent leaves five characters too many. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
