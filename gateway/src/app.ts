import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SERVICE_NAMES } from '@shop/contracts/endpoints';
import { PAGE_REPORTS } from '@shop/contracts/page-report';
import { createBaseApp } from '@shop/service-kit/app';
import { urlVariable } from '@shop/service-kit/url-variable';
import { notFound } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import type { Metrics } from '@shop/service-kit/metrics';
import { tracingOf } from '@shop/service-kit/tracing/tracing';
import type { RequestHandler } from 'express';
import type { Canaries } from './canary/canaries.ts';
import { pageReportRoutes } from './page-reports/page-reports.routes.ts';
import { createKeptReads } from './cache/kept-reads.ts';
import type { MicroCache } from './cache/micro-cache.ts';
import { createClientAddress } from './request/client-address.ts';
import { paymentBrowsers, type GatewayConfig } from './config.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { guardEdge } from './request/edge.ts';
import { cspOfPage, type CspOptions } from './request/csp.ts';
import { createPageLimit } from './request/page-limit.ts';
import { createCrowdRefusal } from './proxy/refuse-crowd.ts';
import { createUpstream, type Upstream } from './proxy/upstream.ts';
import { createRouteNames, isApi, serviceOf, type ServiceName } from './routing-table.ts';
import { frontEndRoutes, type FrontEnds } from './front-ends/front-end.routes.ts';
import { createPages, type Pages } from './front-ends/pages.ts';
import { createPageAnswer } from './front-ends/answer-page.ts';
import { createNewVisitor, isOpened, type VisitCounter } from './front-ends/visits.ts';

export type Deps = {
  config: GatewayConfig;
  log: Log;
  metrics: Metrics;
  cache: MicroCache;
  /** Called when a service has changed data with this cache tag. */
  changed: (tag: string) => void;
  visits: Pick<VisitCounter, 'count'>;
  canaries: Canaries;
};
/** Per address: a document sends two or three reports; programs that send more are ignored. */
const REPORTS_PER_MINUTE = 60;

export type Gateway = { listener: RequestListener; pages: Pages; close: () => void };

/** The shop's one public entry point: guards, the routing table, the micro-cache. */
export function createApp({ config, log, metrics, cache, changed, visits, canaries }: Deps): Gateway {
  const opened: Upstream[] = [];
  const connect = (name: string, target: string): Upstream => {
    const { SERVICE_WAIT_MS: holdMs, SERVICE_REQUESTS: atOnce } = config;
    const upstream = createUpstream({ name, target, log, holdMs, atOnce, changed });
    opened.push(upstream);
    return upstream;
  };
  const services = connectServices(config, connect);
  const toService: RequestHandler = (req, res, next) => {
    const name = serviceOf(req.path);
    const upstream = name && services[name];
    if (!upstream) return isApi(req.path) ? next(notFound()) : next();
    upstream.forward(req, res);
  };
  const answerKeptRead = createKeptReads(cache, services);
  const frontEnds = connectFrontEnds(config, connect);
  const csp = cspOptions(config);
  const fetchShell = csp.overrides ? permitting(frontEnds.shell.fetch) : frontEnds.shell.fetch;
  const pages = createPages({ cache, fetchShell, log, heard: canaries.list });
  const answerPage = createPageAnswer({
    read: pages.read,
    isNew: createNewVisitor(config.PUBLIC_BASE_URL),
    cspOf: (path, extra) => cspOfPage(path, csp, extra),
    waitOf: createPageLimit(config.PAGES_PER_MINUTE),
    choose: (exchange) => canaries.choose(exchange),
    answered: (req, path, chosen) => {
      visits.count(req, path);
      if (chosen && isOpened(req)) canaries.viewed(chosen);
    },
  });
  const developmentPages: RequestHandler = (req, res) => {
    res.set('Content-Security-Policy', cspOfPage(req.path, csp));
    frontEnds.shell.forward(req, res);
  };
  /** Most responses are the same for everyone and ready: they are sent without a log line. */
  const answerKept = (req: IncomingMessage, res: ServerResponse): boolean => {
    const exchange = { req, res };
    if (!answerKeptRead(exchange) && (csp.development || !answerPage(exchange))) return false;
    metrics.time(res, 'kept');
    return true;
  };
  const refuseCrowd = createCrowdRefusal(services, metrics);
  const app = createBaseApp({
    log,
    metrics,
    // A service that is down must not take the whole shop out of rotation: pages and files work without it.
    ready: async () => undefined,
    parseJson: false,
    beginTraces: tracingOf() && createRouteNames(),
    mount: (mounted) => {
      if (config.API_DOCS === 'on') mounted.use('/api/docs', docsRoutes());
      mounted.use(PAGE_REPORTS, pageReportRoutes({ metrics, canaries, perMinute: REPORTS_PER_MINUTE }));
      mounted.use(toService);
      mounted.use(frontEndRoutes({ frontEnds, ...(csp.development && { developmentPages }) }));
    },
  });
  const clientOf = createClientAddress(config.TRUSTED_PROXIES, () =>
    log.warn('TRUSTED_PROXIES does not name the proxy on this machine: its clients share one address'),
  );
  return {
    listener: guardEdge((req, res) => void (answerKept(req, res) || refuseCrowd(req, res) || app(req, res)), {
      publicBaseUrl: new URL(config.PUBLIC_BASE_URL),
      clientOf,
      hasWorker: config.SERVICE_WORKER === 'on',
    }),
    pages,
    close: () => opened.forEach((upstream) => upstream.close()),
  };
}

type Connect = (name: string, url: string) => Upstream;
type Services = Partial<Record<ServiceName, Upstream>>;
/** A service without an address gets no route. */
const connectServices = (config: GatewayConfig, connect: Connect): Services =>
  Object.fromEntries(
    [...SERVICE_NAMES, 'sandbox' as const].flatMap((name) => {
      const url = config[urlVariable(name)];
      return url ? [[name, connect(name, url)]] : [];
    }),
  );

const connectFrontEnds = (config: GatewayConfig, connect: Connect): FrontEnds => ({
  shell: connect('shell', config.SHELL_URL),
  storefront: connect('storefront', config.STOREFRONT_URL),
  checkout: connect('checkout', config.CHECKOUT_URL),
  admin: connect('admin', config.ADMIN_URL),
});

/** Tells pages that their policy allows remotes of the visitor's own machine: elsewhere `?remoto=` must do nothing. */
const permitting =
  (fetch: Upstream['fetch']): Upstream['fetch'] =>
  (path, options) =>
    fetch(path, { ...options, headers: { ...options?.headers, 'x-remote-overrides': 'on' } });

const cspOptions = (config: GatewayConfig): CspOptions => ({
  publicOrigin: new URL(config.PUBLIC_BASE_URL).origin,
  payments: paymentBrowsers(config.PAYMENT_PROVIDER, config),
  overrides: config.REMOTE_OVERRIDES === 'on',
  development: config.NODE_ENV === 'development',
});
