import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const current = new AsyncLocalStorage<ServerResponse>();

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
