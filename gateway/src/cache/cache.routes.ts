import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerError, pathOf } from '../answer.ts';
import { failureOf } from '../proxy/failure.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { sendEncoded } from './encoded.ts';
import { tagOfRead } from './kept-reads.ts';
import type { MicroCache } from './micro-cache.ts';

const JSON_TYPE = 'application/json';

/** Answers a public read out of the cache; false when this is none. */
export function answerFromCache(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  cache: MicroCache,
  upstream: Upstream,
): boolean {
  const path = pathOf(req.url ?? '');
  const tag = req.method === 'GET' || req.method === 'HEAD' ? tagOfRead(path) : undefined;
  if (!tag) return false;
  const load = upstream.ask.bind(undefined, path);
  cache.read({ key: path, tags: [tag], contentType: JSON_TYPE, load }).then(
    ({ status, encoded }) => sendEncoded(req, res, encoded, status),
    (error: NodeJS.ErrnoException & { late?: boolean }) => {
      const { status, message, retryAfter } = failureOf(error, error.late === true);
      answerError(res, status, message, retryAfter);
    },
  );
  return true;
}
