import type { CacheTag } from '@shop/contracts/endpoints/endpoint';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { requestedCall } from '../requested-call.ts';
import { CHANNEL, PURGES_HEADER } from './wire.ts';

type Deps = { redis: Pick<Redis, 'publish'>; log: Log };

/**
 * Publishes each successful change of this service, so that every gateway drops its cached responses. The row
 * of a call names the tag (`purges`). A gateway that misses the message relies on the age of its cache.
 */
export const publishChanges =
  (deps: Deps): RequestHandler =>
  (_req, res, next) => {
    const tag = requestedCall(res)?.purges;
    if (tag)
      beforeSuccess(res, () => {
        res.setHeader(PURGES_HEADER, tag);
        publishChange(deps, tag);
      });
    next();
  };

/** For changes that no request's row announces. */
export function publishChange({ redis, log }: Deps, tag: CacheTag): void {
  redis.publish(CHANNEL, tag).catch((error: Error) => {
    log.warn({ err: error.message, tag }, 'a change was not published to the gateways');
  });
}

/** Calls `act` just before a success is sent, while headers can still be set. */
function beforeSuccess(res: Parameters<RequestHandler>[1], act: () => void): void {
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => typeof res;
  const watched = (status: number, ...rest: unknown[]) => {
    if (status >= 200 && status < 300) act();
    return writeHead(status, ...rest);
  };
  res.writeHead = watched as typeof res.writeHead;
}
