import type { CacheTag, Endpoints } from '@shop/contracts/endpoints/endpoint';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { createRouteMatcher } from '../route-matcher.ts';
import { CHANNEL, PURGES_HEADER } from './wire.ts';

type Deps = { endpoints: Endpoints; redis: Pick<Redis, 'publish'>; log: Log };

/**
 * Publishes each successful change of this service, so that every gateway drops what it keeps of it. Which change
 * concerns what stands at its endpoint (`purges`). A gateway that hears nothing goes on by the age of what it keeps.
 */
export function publishChanges({ endpoints, redis, log }: Deps): RequestHandler {
  const purges = createMatcher(endpoints);
  return (req, res, next) => {
    const tag = purges(req.method, req.path);
    if (tag)
      beforeSuccess(res, () => {
        res.setHeader(PURGES_HEADER, tag);
        publishChange({ redis, log }, tag);
      });
    next();
  };
}

/** For what changes without a request that says so. */
export function publishChange({ redis, log }: Pick<Deps, 'redis' | 'log'>, tag: CacheTag): void {
  redis.publish(CHANNEL, tag).catch((error: Error) => {
    log.warn({ err: error.message, tag }, 'a change was not published to the gateways');
  });
}

/** The tag that an address purges. */
function createMatcher(endpoints: Endpoints) {
  const routeOf = createRouteMatcher(Object.keys(endpoints).filter((route) => endpoints[route]?.purges));
  return (method: string, path: string): CacheTag | undefined =>
    endpoints[routeOf(method, path) ?? '']?.purges;
}

/** Calls `act` when a success is about to be answered, while headers can still be set. */
function beforeSuccess(res: Parameters<RequestHandler>[1], act: () => void): void {
  const writeHead = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => typeof res;
  const watched = (status: number, ...rest: unknown[]) => {
    if (status >= 200 && status < 300) act();
    return writeHead(status, ...rest);
  };
  res.writeHead = watched as typeof res.writeHead;
}
