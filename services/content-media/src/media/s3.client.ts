import { createHash, createHmac } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { urlToHttpOptions } from 'node:url';
import type { s3Env } from '@shop/service-kit/config';
import type * as z from 'zod';

export type Access = z.output<z.ZodObject<typeof s3Env>>;
/** `path` begins behind the address of the store and is not encoded yet: /bucket/a key. */
type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: Buffer | string;
  type?: string;
};

/** `code` is S3's own word, such as NoSuchKey; an answer without a body has none but NotFound. */
class S3Error extends Error {
  readonly code: string;
  constructor(status: number, code: string) {
    super(`The object store answered ${status} ${code}`);
    this.name = 'S3Error';
    this.code = code;
  }
}

/**
 * Calls of an S3 store, signed (AWS Signature Version 4), with buckets in the path. By hand: the usual clients take as much memory and
 * time of a start as the database's does.
 */
export function createS3(access: Access) {
  const address = addressOf(access);
  const { protocol, hostname, port } = urlToHttpOptions(address);
  const isSafe = protocol === 'https:';
  const request = isSafe ? httpsRequest : httpRequest;
  // Shorter than S3 servers keep idle sockets, so that a reused one is never just being closed there.
  const options = { keepAlive: true, maxSockets: 64, timeout: 4_000 };
  const agent = isSafe ? new HttpsAgent(options) : new HttpAgent(options);

  /** The answer with its body still to be read. @throws S3Error when it is a refusal */
  async function call({ method, path, query = {}, body = '', type }: Call): Promise<IncomingMessage> {
    const target = { method, path: path.split('/').map(encode).join('/'), query: canonicalQuery(query) };
    const headers = {
      ...sign({ ...target, host: address.host, body }, access),
      'content-length': Buffer.byteLength(body),
      ...(type && { 'content-type': type }),
    };
    const whole = target.query ? `${target.path}?${target.query}` : target.path;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request({ protocol, hostname, port, path: whole, method, headers, agent })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
    const answer = await promise;
    const { statusCode = 0 } = answer;
    if (statusCode < 300) return answer;
    const [, code = statusCode === 404 ? 'NotFound' : ''] = /<Code>(\w+)/.exec(await text(answer)) ?? [];
    throw new S3Error(statusCode, code);
  }

  return {
    call,
    /** The same for who wants nothing but that it is done, or what it says. */
    read: async (one: Call): Promise<string> => text(await call(one)),
    close: () => agent.destroy(),
  };
}

/** Amazon's common address answers for one region only. */
function addressOf({ S3_ENDPOINT, S3_REGION }: Access): URL {
  const address = new URL(S3_ENDPOINT);
  if (address.hostname === 's3.amazonaws.com') address.hostname = `s3.${S3_REGION}.amazonaws.com`;
  return address;
}

type Signed = { method: string; path: string; query: string; host: string; body: Buffer | string };

function sign({ method, path, query, host, body }: Signed, access: Access): Record<string, string> {
  const date = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const parts = [date.slice(0, 8), access.S3_REGION, 's3', 'aws4_request'];
  const headers = { host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': date };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`);
  const canonical = [method, path, query, ...lines, '', names, headers['x-amz-content-sha256']].join('\n');
  const scope = parts.join('/');
  const key = parts.reduce<Buffer | string>(hmac, `AWS4${access.S3_SECRET_KEY}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString(
    'hex',
  );
  const credential = `Credential=${access.S3_ACCESS_KEY}/${scope}`;
  const authorization = `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...headers, authorization };
}

const sha256 = (what: Buffer | string): string => createHash('sha256').update(what).digest('hex');
const hmac = (key: Buffer | string, what: string): Buffer => createHmac('sha256', key).update(what).digest();

const canonicalQuery = (query: Record<string, string>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');

/** RFC 3986, as the signature wants it: encodeURIComponent leaves five characters too many. */
const encode = (part: string): string =>
  encodeURIComponent(part).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
