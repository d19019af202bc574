import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';

/** A request as S3 reads it: path style, so the first path segment is the bucket and the rest the key. */
export type S3Request = {
  http: IncomingMessage;
  method: string;
  /** Still percent-encoded, because the signature covers exactly these characters. */
  rawPath: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
};

export function readRequest(http: IncomingMessage): S3Request {
  const [rawPath = '/', search = ''] = split(http.url ?? '/', '?');
  const [bucket = '', key = ''] = split(rawPath.slice(1), '/');
  return {
    http,
    method: http.method ?? 'GET',
    rawPath,
    bucket: decode(bucket),
    key: decode(key),
    query: new URLSearchParams(search),
  };
}

export function header(request: S3Request, name: string): string {
  return String(request.http.headers[name] ?? '');
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}
