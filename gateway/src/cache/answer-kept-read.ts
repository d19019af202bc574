import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from '@shop/http/answer';
import { answerFailure, type UpstreamError } from '../proxy/failure.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { sendEncoded } from './encoded.ts';
import { keptReadAt } from './kept-reads.ts';
import { addressOf, createLatest } from './query-address.ts';
import { serviceOf, type ServiceName } from '../routing-table.ts';
import type { MicroCache } from './micro-cache.ts';

type Exchange = { req: IncomingMessage; res: ServerResponse };

type Services = Partial<Record<ServiceName, Upstream>>;

/** Anybody can make up an answer with parameters: that many are kept, those that were requested last. */
const MAX_WITH_PARAMETERS = 100;

/** Answers public reads of services out of the cache; false when it is none. */
export function createKeptReads(cache: MicroCache, services: Services): (exchange: Exchange) => boolean {
  const keepLatest = createLatest(MAX_WITH_PARAMETERS, cache.forget);
  return ({ req, res }) => {
    const url = req.url ?? '';
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const kept = isRead ? keptReadAt(pathOf(url)) : undefined;
    if (!kept) return false;
    const { path, tag, parameters } = kept;
    const upstream = services[serviceOf(path)!];
    if (!upstream) return false;
    const address = parameters ? addressOf(path + url.slice(pathOf(url).length), parameters) : path;
    if (address !== path) keepLatest(address);
    const load = upstream.fetch.bind(undefined, address);
    cache.read({ key: address, tags: [tag], contentType: 'application/json', load }).then(
      ({ status, encoded }) => sendEncoded(req, res, encoded, status),
      (error: UpstreamError) => answerFailure(res, error),
    );
    return true;
  };
}
