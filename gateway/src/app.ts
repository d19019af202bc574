import { createBaseApp } from '@shop/service-kit/app';
import { notFound } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import type { Express, RequestHandler } from 'express';
import { cachedReads, cacheFor, purgeOnChange } from './cache/cached-routes.ts';
import type { Config } from './config.ts';
import { forRobots } from './pages/for-robots.ts';
import { servePages, type PageOptions } from './pages/pages.ts';
import { filesOf, readFileOf } from './pages/web-source.ts';
import { forwardTo } from './proxy/forward.ts';
import { cleanRequest } from './request/clean-request.ts';
import { csrfGuard } from './request/csrf-guard.ts';
import { securityHeaders } from './request/security-headers.ts';
import { addressOf, serviceOf, type ServiceName } from './routing-table.ts';

export type Deps = { config: Config; log: Log; prerendered?: PageOptions['prerendered'] };

/** The one public door: guards, the services behind the routing table, the front ends' files, the pages. */
export function createApp({ config, log, prerendered }: Deps): Express {
  const cache = cacheFor(config);
  return createBaseApp({
    log,
    ready: async () => undefined,
    parseJson: false,
    first: [securityHeaders(config.PUBLIC_BASE_URL), cleanRequest(config.PUBLIC_BASE_URL)],
    mount: (app) => {
      app.use(csrfGuard(config.PUBLIC_BASE_URL));
      app.use(cachedReads(cache), purgeOnChange(cache));
      app.use(toServices(config, log));
      app.use(forRobots(config.PUBLIC_BASE_URL));
      mountRemotes(app, config, log);
      app.use(
        servePages({
          index: () => readFileOf(config.SHELL_SOURCE, 'index.html'),
          ...(prerendered ? { prerendered } : {}),
        }),
      );
      app.use(filesOf('shell', config.SHELL_SOURCE, log));
    },
  });
}

function toServices(config: Config, log: Log): RequestHandler {
  const names: ServiceName[] = ['catalog', 'cart-orders', 'content-media', 'auth', 'sandbox'];
  const forwards = new Map<string, RequestHandler>();
  for (const name of names) {
    const target = addressOf(config, name);
    if (target) forwards.set(name, forwardTo({ name, target, log }));
  }
  const uploads = forwardTo({ name: 'content-media', target: config.CONTENT_MEDIA_URL, log, upload: true });
  return (req, res, next) => {
    if (req.path === '/api/admin/upload-image') return uploads(req, res, next);
    const forward = forwards.get(serviceOf(req.path) ?? '');
    return forward ? forward(req, res, next) : next();
  };
}

function mountRemotes(app: Express, config: Config, log: Log): void {
  const remotes = {
    storefront: config.STOREFRONT_SOURCE,
    checkout: config.CHECKOUT_SOURCE,
    admin: config.ADMIN_SOURCE,
  };
  for (const [name, source] of Object.entries(remotes)) {
    const files = filesOf(name, source, log);
    // A development server has its files under the same path; a build folder at its root.
    if (source.startsWith('http'))
      app.use((req, res, next) => (req.path.startsWith(`/mf/${name}/`) ? files(req, res, next) : next()));
    else app.use(`/mf/${name}`, files);
  }
  app.use('/mf', () => {
    throw notFound();
  });
}
