import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Log } from './log.ts';

/** Of an id in a path, as links of mails have it: whoever reads it may do what the link does. */
const SIGNATURE = /\.[\w-]{43}(?![\w-])/;

/**
 * One line for each request, when it is answered or broken off. It is written on every call of the shop, so that it is
 * put together once, and holds nothing that would have to be hidden: no header, and no query, which may carry signed
 * links and payment ids. Some paths are signed as well: the signature is left out.
 */
export function requestLog(log: Log): RequestHandler {
  const lines = log.child({}, { redact: [] });
  return (req, res, next) => {
    req.headers['x-request-id'] ??= randomUUID();
    const began = performance.now();
    const url = req.originalUrl.split('?', 1)[0]!.replace(SIGNATURE, '.…');
    res.once('close', () => {
      const { statusCode, writableFinished } = res;
      const line = {
        req: { id: req.headers['x-request-id'], method: req.method, url },
        res: { statusCode },
        responseTime: Math.round(performance.now() - began),
      };
      const isFailure = statusCode >= 500;
      lines[isFailure ? 'error' : 'info'](line, writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
}
