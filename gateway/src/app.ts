import type { RequestListener } from 'node:http';
import { createBaseApp } from '@shop/service-kit/app';
import { notFound } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import type { Metrics } from '@shop/service-kit/metrics';
import type { RequestHandler } from 'express';
import { answerFromCache } from './cache/cache.routes.ts';
import type { MicroCache } from './cache/micro-cache.ts';
import { createClientAddress } from './request/client-address.ts';
import type { GatewayConfig } from './config.ts';
import { guardEdge } from './request/edge.ts';
import { cspOfPage, type CspOptions } from './request/csp.ts';
import { createPageLimit } from './request/page-limit.ts';
import { createUpstream, type Upstream } from './proxy/upstream.ts';
import { addressesOf, isApi, serviceOf, type ServiceName } from './routing-table.ts';
import type { Prerendered } from './pages/pages.ts';
import type { Sources } from './pages/source.ts';
import { createRegistry } from './pages/registry.ts';
import { webRoutes } from './pages/web.routes.ts';

export type Deps = {
  config: GatewayConfig;
  log: Log;
  metrics: Metrics;
  sources: Sources;
  cache: MicroCache;
  /** Draws public pages ahead; without it browsers draw all of them. */
  prerendered?: Prerendered | undefined;
  /** Told when a service says that it changed what has this cache tag. */
  changed: (tag: string) => void;
};
export type Gateway = { listener: RequestListener; close: () => void };

/** The shop's one public door: guards, the routing table, the micro-cache, files and pages. */
export function createApp({ config, log, metrics, sources, cache, prerendered, changed }: Deps): Gateway {
  const opened: Upstream[] = [];
  const connect = (name: string, target: string): Upstream => {
    const upstream = createUpstream({ name, target, log, holdMs: config.SERVICE_WAIT_MS, changed });
    opened.push(upstream);
    return upstream;
  };
  const services = connectServices(config, connect);
  const toService: RequestHandler = (req, res, next) => {
    const name = serviceOf(req.path);
    const upstream = name && services[name];
    if (!upstream) return isApi(req.path) ? next(notFound()) : next();
    if (!answerFromCache({ req, res }, cache, upstream)) upstream.forward(req, res);
  };
  const csp = cspOptions(config, sources);
  const app = createBaseApp({
    log,
    metrics,
    // A service that is down must not take the whole shop out of rotation: pages and files are served without it.
    ready: async () => undefined,
    parseJson: false,
    mount: (mounted) => {
      mounted.use(toService);
      mounted.use(
        webRoutes({
          sources,
          publicBaseUrl: config.PUBLIC_BASE_URL,
          connect,
          registry: createRegistry(config.REMOTES_FILE, log),
          ...(prerendered && { prerendered }),
          cspOf: (path, extra) => cspOfPage(path, csp, extra),
          waitOf: createPageLimit(config.PAGES_PER_MINUTE),
        }),
      );
    },
  });
  const clientOf = createClientAddress(config.TRUSTED_PROXIES, () =>
    log.warn(
      'a proxy on this machine names its clients, but TRUSTED_PROXIES does not: all have one address here',
    ),
  );
  return {
    listener: guardEdge(app, { publicBaseUrl: new URL(config.PUBLIC_BASE_URL), clientOf }),
    close: () => opened.forEach((upstream) => upstream.close()),
  };
}

type Services = Partial<Record<ServiceName, Upstream>>;
const connectServices = (config: GatewayConfig, connect: (name: string, url: string) => Upstream): Services =>
  Object.fromEntries(
    Object.entries(addressesOf(config)).flatMap(([name, url]) => (url ? [[name, connect(name, url)]] : [])),
  );

const cspOptions = (config: GatewayConfig, sources: Sources): CspOptions => ({
  publicOrigin: new URL(config.PUBLIC_BASE_URL).origin,
  sdkOrigin: new URL(config.MERCADOPAGO_SDK_URL).origin,
  development: Object.values(sources).some(({ kind }) => kind === 'server'),
});
