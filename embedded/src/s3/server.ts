import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../http/listen.ts';
import { noSuchBucket, S3Error } from './errors.ts';
import { makeBucket } from './buckets.ts';
import { replyXml } from './reply.ts';
import { readRequest } from './request.ts';
import { findOperation } from './routes.ts';
import { authenticate, type Keys } from './signature.ts';
import { openStorage, type Storage } from './storage.ts';

type S3Options = { dataDir: string; accessKey: string; secretKey: string; port?: number };
export type S3Server = { url: string; port: number; close(): Promise<void> };

const region = 'us-east-1';

/**
 * Serves the part of S3 that a shop uses, path style, to requests signed with these keys.
 * What it has answered with success is on disk; every call that it does not know is NotImplemented.
 */
export async function startS3({ dataDir, accessKey, secretKey, port }: S3Options): Promise<S3Server> {
  if (!accessKey || secretKey.length < 8)
    throw new Error('S3 needs an access key and a secret of 8+ characters');
  const storage = openStorage(dataDir);
  const keys = { accessKey, secretKey, region };
  const http = await listen((req, res) => {
    res.setHeader('x-amz-request-id', randomBytes(8).toString('hex').toUpperCase());
    answer(req, res, { storage, keys }).catch((error: unknown) => fail(req, res, error));
  }, port);
  const close = () => http.close().then(storage.close);
  return { url: http.url, port: http.port, close };
}

async function answer(req: IncomingMessage, res: ServerResponse, own: { storage: Storage; keys: Keys }) {
  const request = readRequest(req);
  authenticate(request, own.keys);
  const run = findOperation(request);
  if (run !== makeBucket && !own.storage.buckets.has(request.bucket)) throw noSuchBucket();
  if (Buffer.byteLength(request.key) > 1024)
    throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  await run({ request, res, storage: own.storage, region });
}

function fail(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  const known = error instanceof S3Error;
  if (!known) console.error('s3:', error);
  // The rest of a refused body is discarded, so that the client reads the answer.
  req.resume();
  const { status, code, message } = known
    ? error
    : new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.');
  if (req.method === 'HEAD') return void res.writeHead(status).end();
  replyXml(
    res,
    { Error: { Code: code, Message: message, Resource: (req.url ?? '').split('?')[0] ?? '' } },
    status,
  );
}
