import { endpoints } from '@shop/contracts/endpoints';
import type { CacheTag, Endpoint } from '@shop/contracts/endpoints/endpoint';
import { pathOf } from '@shop/http/answer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFailure, type UpstreamError } from '../proxy/failure.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { sendEncoded } from './encoded.ts';
import { type ServiceName, serviceOf } from '../routing-table.ts';
import type { MicroCache } from './micro-cache.ts';

/** A GET whose response is the same for everyone; no other is cached. */
type KeptRead = { path: string; tag: CacheTag; parameters?: readonly string[] | undefined };

const PARAMETER = /\{\w+\}/;

function pathsOf(template: string, { values }: Endpoint): string[] {
  if (!PARAMETER.test(template)) return [template];
  if (!values) throw new Error(`${template} cannot be kept: nobody knows how many of it there are`);
  return values.map((value) => template.replace(PARAMETER, value));
}

const READS: KeptRead[] = Object.entries(endpoints).flatMap(([route, endpoint]) => {
  const { cache: tag, parameters } = endpoint;
  if (!tag) return [];
  return pathsOf(route.replace(/^GET /, ''), endpoint).map((path) => ({ path, tag, parameters }));
});
const BY_PATH = new Map(READS.map((read) => [read.path, read]));
/** Fixed paths match case-insensitively. */
const FIXED = new Map(
  READS.filter(({ path }) => `GET ${path}` in endpoints).map((read) => [read.path.toLowerCase(), read]),
);

/**
 * The cached read at an address without its query, in any notation: with percent codes, a slash at the end
 * or another case. So nobody can bypass the cache or fill it with variants.
 */
export function keptReadAt(path: string): KeptRead | undefined {
  const exact = BY_PATH.get(path);
  if (exact) return exact;
  const plain = decodeURIComponent(path).replace(/\/$/, '');
  return BY_PATH.get(plain) ?? FIXED.get(plain.toLowerCase());
}

/**
 * One address for one page: the path with the parameters that change the page, always in the same order.
 * @param url path and query as the browser sent them
 */
export function addressOf(url: string, parameters: readonly string[] = []): string {
  const path = pathOf(url);
  const given = new URLSearchParams(url.slice(path.length));
  const said = parameters.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return said.length > 0 ? `${path}?${new URLSearchParams(said).toString()}` : path;
}

/** Remembers the `max` most recently used keys, and calls `forget` for a key that falls out. */
export function createLatest(max: number, forget: (key: string) => void): (key: string) => void {
  const keys = new Set<string>();
  return (key) => {
    keys.delete(key);
    keys.add(key);
    const [oldest] = keys;
    if (keys.size <= max || oldest === undefined) return;
    keys.delete(oldest);
    forget(oldest);
  };
}

type Exchange = { req: IncomingMessage; res: ServerResponse };

type Services = Partial<Record<ServiceName, Upstream>>;

/** Anybody can invent parameters: only this number of responses with parameters stays, the most recently requested. */
const MAX_WITH_PARAMETERS = 100;

/** Answers public reads of services from the cache; false for other requests. */
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
    cache
      .read({ key: address, tags: [tag], contentType: 'application/json', load })
      .then(({ status, encoded }) => sendEncoded(req, res, encoded, status))
      .catch((error: UpstreamError) => answerFailure(res, error));
    return true;
  };
}
