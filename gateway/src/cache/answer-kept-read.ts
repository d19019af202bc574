import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '@shop/http/answer';
import { answerFailure, type UpstreamError } from '../proxy/failure.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { sendEncoded } from './encoded.ts';
import { keptReadAt } from './kept-reads.ts';
import { serviceOf, type ServiceName } from '../routing-table.ts';
import type { MicroCache } from './micro-cache.ts';

type Exchange = { req: IncomingMessage; res: ServerResponse };

type Services = Partial<Record<ServiceName, Upstream>>;

/** Answers a public read of a service out of the cache; false when this is none. */
export function answerKeptRead({ req, res }: Exchange, cache: MicroCache, services: Services): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const kept = isRead ? keptReadAt(pathOf(req.url ?? '')) : undefined;
  if (!kept) return false;
  const { path, tag } = kept;
  const upstream = services[serviceOf(path)!];
  if (!upstream) return false;
  const load = upstream.fetch.bind(undefined, path);
  cache.read({ key: path, tags: [tag], contentType: 'application/json', load }).then(
    ({ status, encoded }) => sendEncoded(req, res, encoded, status),
    (error: UpstreamError) => answerFailure(res, error),
  );
  return true;
}
