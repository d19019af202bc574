import { accessDenied, notImplemented, S3Error } from './errors.ts';
import { header, type S3Request } from './request.ts';

/** What a client claims: who signed, which headers the signature covers, when, and the signature itself. */
export type Claim = {
  accessKey: string;
  day: string;
  region: string;
  signedHeaders: string[];
  date: string;
  payloadHash: string;
  signature: string;
};

const headerForm =
  /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;
const clockSkewMs = 15 * 60_000;
const longestLinkSeconds = 7 * 24 * 3600;

/** Finds the SigV4 claim in the Authorization header or in the query of a presigned link. */
export function readClaim(request: S3Request): Claim {
  if (header(request, 'authorization')) return headerClaim(request);
  if (request.query.has('X-Amz-Signature')) return linkClaim(request);
  throw accessDenied();
}

function headerClaim(request: S3Request): Claim {
  const match = headerForm.exec(header(request, 'authorization'));
  if (!match) throw malformed('The authorization header is malformed');
  const [, credential = '', signed = '', signature = ''] = match;
  const date = header(request, 'x-amz-date');
  const payloadHash = header(request, 'x-amz-content-sha256');
  if (payloadHash.startsWith('STREAMING-')) throw notImplemented('A chunk-signed payload');
  if (Math.abs(Date.now() - readDate(date)) > clockSkewMs) {
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The request time and the server time differ too much.');
  }
  return { ...readScope(credential, date), signedHeaders: signed.split(';'), date, payloadHash, signature };
}

function linkClaim({ query }: S3Request): Claim {
  const date = query.get('X-Amz-Date') ?? '';
  const seconds = Number(query.get('X-Amz-Expires'));
  const signedAt = readDate(date);
  const valid = seconds > 0 && seconds <= longestLinkSeconds && signedAt < Date.now() + clockSkewMs;
  if (!valid || Date.now() > signedAt + seconds * 1000) throw accessDenied('Request has expired');
  return {
    ...readScope(query.get('X-Amz-Credential') ?? '', date),
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    date,
    payloadHash: 'UNSIGNED-PAYLOAD',
    signature: query.get('X-Amz-Signature') ?? '',
  };
}

function readScope(credential: string, date: string) {
  const [accessKey = '', day = '', region = '', service, end] = credential.split('/');
  const right = service === 's3' && end === 'aws4_request' && day.length === 8 && date.startsWith(day);
  if (!right) throw malformed('The credential scope is wrong');
  return { accessKey, day, region };
}

function readDate(text: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!match) throw accessDenied('AWS authentication requires a valid Date');
  const [, y, m, d, h, min, s] = match.map(Number);
  return Date.UTC(y ?? 0, (m ?? 1) - 1, d, h, min, s);
}

const malformed = (message: string) => new S3Error(400, 'AuthorizationHeaderMalformed', message);
