import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PURGES_HEADER } from '@shop/service-kit/cache-tags/wire';
import type { Log } from '@shop/service-kit/log';
import { createProxyMiddleware, proxyEventsPlugin } from 'http-proxy-middleware';
import { pathOf } from '@shop/http/answer';
import { isUpload } from '../request/change.ts';
import { createAgent } from './agent.ts';
import { answerFailure } from './failure.ts';
import { fetchUpstream, type FetchOptions, type UpstreamResponse } from './fetch-upstream.ts';
import { createOutageHold } from '@shop/http/outage-hold';
import { beginExchange, type Lane, type ProxyExchange } from './proxy-exchange.ts';

export type Upstream = {
  /** Whether the service has its maximum of concurrent requests for paths like this one. */
  isCrowded: (path: string) => boolean;
  /** Sends a request to the service and its response back, streaming both ways. */
  forward: (req: IncomingMessage, res: ServerResponse) => void;
  /** Reads a whole public response of the service. @throws UpstreamError when the service is unavailable or late */
  fetch: (path: string, options?: FetchOptions) => Promise<UpstreamResponse>;
  close: () => void;
};
type UpstreamOptions = {
  name: string;
  target: string;
  log: Log;
  /** How long requests wait for an unavailable service, from the first failed request on. */
  holdMs: number;
  /** Concurrent requests to the service, and four times as many for important paths; one more is refused at once. */
  atOnce: number;
  /** Called when a success names a cache tag that it changed, before the client gets it. */
  changed: (tag: string) => void;
};

/** The proxy's events pass only the request. */
const EXCHANGE = Symbol('exchange');
type Proxied = IncomingMessage & { [EXCHANGE]?: ProxyExchange };

const TIMEOUT_MS = 5_500;
const UPLOAD_TIMEOUT_MS = 30_000;
/** Payments, their notifications, orders and the back office are served even when the shop is crowded. */
const FIRST = /^\/api\/(?:admin|checkout|orders|webhooks)(?:\/|$)/;

export function createUpstream({ name, target, log, holdMs, atOnce, changed }: UpstreamOptions): Upstream {
  const hold = createOutageHold({ holdMs });
  const agent = createAgent(target, { hold });
  const closing = new AbortController();
  const first: Lane = { busy: 0, most: 4 * atOnce };
  const others: Lane = { busy: 0, most: atOnce };
  const laneOf = (path: string) => (FIRST.test(path) ? first : others);
  const proxy = createProxyMiddleware<Proxied, ServerResponse>({
    // Parsed once, not three times per request.
    target: new URL(target),
    agent,
    // The other plugins log each response, which nobody reads, and add listeners that this proxy has itself.
    ejectPlugins: true,
    plugins: [proxyEventsPlugin],
    on: {
      proxyReq: (outgoing, req) => req[EXCHANGE]?.connected(outgoing),
      proxyRes: (incoming, req, res) => {
        req[EXCHANGE]?.answered();
        const tag = purgedBy(incoming);
        if (tag) changed(tag);
        cleanHeaders(incoming, req, res);
      },
      error: (error: NodeJS.ErrnoException, req, res) => {
        const exchange = req[EXCHANGE];
        if (!exchange || !isResponse(res) || res.destroyed || res.writableEnded) return;
        if (res.headersSent) return void res.destroy();
        if (exchange.mayRepeat(error)) return void proxy(req, res);
        const status = answerFailure(res, Object.assign(error, { late: exchange.isLate() }));
        log.warn({ service: name, code: error.code, status, reqId: req.headers['x-request-id'] }, 'upstream');
      },
    },
  });
  return {
    isCrowded: (path) => {
      const { busy, most } = laneOf(path);
      return busy >= most;
    },
    forward: (req: Proxied, res) => {
      const path = pathOf(req.url ?? '');
      const timeoutMs = isUpload(path) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
      req[EXCHANGE] = beginExchange({ req, res, timeoutMs, hold, lane: laneOf(path) });
      void proxy(req, res);
    },
    fetch: (path, options) =>
      fetchUpstream({
        url: new URL(path, target),
        agent,
        timeoutMs: TIMEOUT_MS,
        signal: closing.signal,
        ...options,
      }),
    close: () => {
      closing.abort();
      hold.close();
      agent.destroy();
    },
  };
}

const isResponse = (res: ServerResponse | Socket): res is ServerResponse => 'setHeader' in res;

/** The changed tag; only a success has changed anything. */
function purgedBy({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  const tag = headers[PURGES_HEADER];
  return statusCode >= 200 && statusCode < 300 && typeof tag === 'string' ? tag : undefined;
}

const HIDDEN = ['x-powered-by', 'server', 'keep-alive', PURGES_HEADER];

/** Headers about a service or its connection are removed; no service may open the shop to other origins. */
function cleanHeaders(incoming: IncomingMessage, req: IncomingMessage, res: ServerResponse): void {
  const { headers } = incoming;
  for (const name of Object.keys(headers))
    if (name.startsWith('access-control-') || HIDDEN.includes(name)) delete headers[name];
  // Either the client or this process closes the connection.
  const leaves = /close/i.test(req.headers.connection ?? '') || res.getHeader('connection') === 'close';
  headers.connection = leaves ? 'close' : 'keep-alive';
}
