import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerError } from '../answer.ts';
import { failureOf } from '../proxy/failure.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { nounOfRead } from './cacheable.ts';
import { sendEncoded } from './encoded.ts';
import type { MicroCache } from './micro-cache.ts';

/** Answers a public read out of the cache; false when this is none. */
export function answerFromCache(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  cache: MicroCache,
  upstream: Upstream,
): boolean {
  const url = req.url ?? '';
  const noun = req.method === 'GET' || req.method === 'HEAD' ? nounOfRead(url) : undefined;
  if (!noun) return false;
  cache.read(url, noun, upstream.ask).then(
    ({ status, encoded }) => sendEncoded(req, res, encoded, status),
    (error: NodeJS.ErrnoException & { late?: boolean }) => {
      const { status, message, retryAfter } = failureOf(error, error.late === true);
      answerError(res, status, message, retryAfter);
    },
  );
  return true;
}
