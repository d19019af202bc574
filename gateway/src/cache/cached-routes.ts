import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.ts';
import { addressOf, serviceOf } from '../routing-table.ts';
import { createMicroCache, isEntry, type Entry, type Fetched, type MicroCache } from './micro-cache.ts';

/** Public lists that are the same for everybody. Admin lists under the same nouns have other paths or queries. */
const CACHED = /^\/api\/(elixirs\/predesigned\/all|flowers|content\/[a-z]+(\/[a-z]+)?)$/;
/** What a change under a path makes stale. */
const PURGES: [RegExp, string[]][] = [
  [/^\/api\/elixirs/, ['/api/elixirs']],
  [/^\/api\/flowers/, ['/api/flowers']],
  [/^\/api\/admin\/content/, ['/api/content']],
];
const FETCH_MS = 5_500;

/** A cache in front of the services' public GETs. */
export const cacheFor = (config: Config): MicroCache =>
  createMicroCache({ fetch: (path) => fetchFrom(config, path) });

async function fetchFrom(config: Config, path: string): Promise<Fetched> {
  const service = serviceOf(path);
  const base = service && addressOf(config, service);
  if (!base) throw new Error(`no service for ${path}`);
  const answer = await fetch(base + path, { signal: AbortSignal.timeout(FETCH_MS) });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type') ?? 'application/json', body };
}

/** Answers public lists from the cache. */
export const cachedReads =
  (cache: MicroCache): RequestHandler =>
  async (req, res, next) => {
    if (req.method !== 'GET' || req.url.includes('?') || !CACHED.test(req.path)) return next();
    try {
      send(req, res, await cache.get(req.path));
    } catch {
      res.set('Retry-After', '2');
      res.status(503).json({ message: 'El servicio no está disponible por el momento. Intenta de nuevo.' });
    }
  };

/** Forgets what a successful change makes stale, before the caller hears of its success. */
export const purgeOnChange =
  (cache: MicroCache): RequestHandler =>
  (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const prefixes = PURGES.filter(([path]) => path.test(req.path)).flatMap(([, stale]) => stale);
    if (prefixes.length > 0) {
      const writeHead = res.writeHead.bind(res);
      res.writeHead = ((...args: Parameters<typeof writeHead>) => {
        cache.purge(prefixes);
        return writeHead(...args);
      }) as typeof res.writeHead;
    }
    next();
  };

function send(req: Request, res: Response, answer: Entry | Fetched): void {
  if (!isEntry(answer)) return void res.status(answer.status).type(answer.type).send(answer.body);
  res.set({
    ETag: answer.etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Type': answer.type,
  });
  if (req.get('if-none-match') === answer.etag) return void res.status(304).end();
  const accepted = req.get('accept-encoding') ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (encoding) res.set('Content-Encoding', encoding);
  const body = encoding ? answer[encoding] : answer.plain;
  res.set('Content-Length', String(body.length)).end(body);
}
