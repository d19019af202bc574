import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body in the encodings that browsers take, made once; `etag` with its quotes. */
export type Encoded = { contentType: string; etag: string; plain: Buffer; gzip?: Buffer; br?: Buffer };

const MIN_BYTES = 1_000;
const QUALITY = 5;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function encode(plain: Buffer, contentType: string): Promise<Encoded> {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (plain.length < MIN_BYTES) return { contentType, etag, plain };
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const [br, zipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)]);
  return { contentType, etag, plain, br, gzip: zipped };
}

function bodyFor(req: IncomingMessage, encoded: Encoded): { body: Buffer; encoding?: string } {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  if (encoded.br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted))
    return { body: encoded.br, encoding: 'br' };
  if (encoded.gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted))
    return { body: encoded.gzip, encoding: 'gzip' };
  return { body: encoded.plain };
}

const isKnown = (req: IncomingMessage, etag: string): boolean =>
  (req.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Answers with the best encoding, or 304 when the browser has it already; browsers ask again each time. */
export function sendEncoded(req: IncomingMessage, res: ServerResponse, encoded: Encoded, status = 200): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('ETag', encoded.etag);
  res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(req, encoded.etag)) return void res.writeHead(304).end();
  const { body, encoding } = bodyFor(req, encoded);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.writeHead(status, { 'Content-Type': encoded.contentType, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
