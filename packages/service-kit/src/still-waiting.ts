import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const current = new AsyncLocalStorage<ServerResponse>();
/** Shorter than the gateway's timeout, even if one sign is late. */
const TELL_EVERY_MS = 2_500;

/** Lets all code that a request runs find its response (below). */
export const requestContext: RequestHandler = (_req, res, next) => current.run(res, next);

/**
 * Tells the sender of the current request that the response takes longer, because this service waits for another one
 * that is being replaced: the gateway's timeout starts again. (102 Processing; outside of a request nothing.)
 */
export function stillWaiting(): void {
  const res = current.getStore();
  if (res && !res.headersSent && !res.destroyed) res.writeProcessing();
}

/** Repeats it while something is awaited. */
export async function tellWhile<T>(waiting: Promise<T>, everyMs = TELL_EVERY_MS): Promise<T> {
  const telling = setInterval(stillWaiting, everyMs);
  return waiting.finally(() => clearInterval(telling));
}
