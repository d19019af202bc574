import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';

/** A body, and its compressed forms for browsers; `etag` includes its quotes. */
export type Encoded = {
  contentType: string;
  etag: string;
  plain: Buffer;
  /** Compressed once, at the first request; absent when it would save nothing. */
  packed?: (encoding: Encoding) => Promise<Buffer>;
};
type Encoding = (typeof BEST_FIRST)[number];

const MIN_BYTES = 1_000;
const QUALITY = 5;
/** A window of 256 kB, more than a page needs. The default is 4 MB per body, which the process would keep. */
const WINDOW_BITS = 18;
const BEST_FIRST = ['br', 'gzip'] as const;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const PACK: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return toBrotli(plain, { params });
  },
  gzip: (plain) => toGzip(plain),
};

export function encode(plain: Buffer, contentType: string): Encoded {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (plain.length < MIN_BYTES) return { contentType, etag, plain };
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return { contentType, etag, plain, packed: (encoding) => (made[encoding] ??= PACK[encoding](plain)) };
}

/** Sends the best encoding, or 304 when the browser has the body already; browsers ask again each time. */
export async function sendEncoded(
  req: IncomingMessage,
  res: ServerResponse,
  { etag, contentType, plain, packed }: Encoded,
  status = 200,
): Promise<void> {
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('ETag', etag);
  res.appendHeader('Vary', 'Accept-Encoding');
  // Compares only the etag: a client with 'no-cache' and this very response need not get it again.
  const known = { 'if-none-match': req.headers['if-none-match'] };
  if (status === 200 && fresh(known, { etag })) return void res.writeHead(304).end();
  const accepted = packed ? new Negotiator(req).encodings(BEST_FIRST) : [];
  const best = BEST_FIRST.find((encoding) => accepted.includes(encoding));
  const body = best && packed ? await packed(best) : plain;
  if (best) res.setHeader('Content-Encoding', best);
  res.writeHead(status, { 'Content-Type': contentType, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}
