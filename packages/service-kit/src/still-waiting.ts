import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const current = new AsyncLocalStorage<ServerResponse>();
/** Shorter than the gateway's timeout, also where one of them is late. */
const TELL_EVERY_MS = 2_500;

/** Lets whatever a request leads to speak of it (below). */
export const requestContext: RequestHandler = (_req, res, next) => current.run(res, next);

/**
 * Informs the sender of the present request that its answer takes longer through no fault of this service, which waits for
 * another one that is being replaced: the gateway's timeout begins anew. (102 Processing; outside of a request nothing.)
 */
export function stillWaiting(): void {
  const res = current.getStore();
  if (res && !res.headersSent && !res.destroyed) res.writeProcessing();
}

/** The same again and again, for as long as something takes. */
export async function tellWhile<T>(waiting: Promise<T>, everyMs = TELL_EVERY_MS): Promise<T> {
  const telling = setInterval(stillWaiting, everyMs);
  return waiting.finally(() => clearInterval(telling));
}
