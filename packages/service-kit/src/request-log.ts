import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Log } from './log.ts';

/** The signature of an id in a path, as in links of mails: with it anybody can do what the link does. */
const SIGNATURE = /\.[\w-]{43}(?![\w-])/;

/**
 * One line for each request, when it is answered or aborted. Every call of the shop writes it, so its format is
 * prepared once, and it contains nothing secret: no headers, and no query, which may hold signed links and payment
 * ids. Some paths are signed too: their signature is removed.
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
