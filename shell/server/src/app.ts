import type { RequestListener } from 'node:http';
import { isFile } from '@shop/http/answer';
import { createBaseApp } from '@shop/service-kit/app';
import type { Metrics } from '@shop/service-kit/metrics';
import type { Express, RequestHandler } from 'express';
import { redirectToBlend, whereIsNow } from './blends.ts';
import { crawlerFiles } from './crawlers.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';
import { pageRoutes, servePagesManifest } from './pages.routes.ts';

type Deps = Omit<Parameters<typeof pageRoutes>[0], 'whereIsNow'> & {
  metrics: Metrics;
  /** Serves the files of the shell's releases. */
  files: RequestListener;
  /** The folder of the product feeds. */
  feedFolder: string;
};

/** The shell's server: its files, the files for robots, and every page of the shop. */
export function createApp({ metrics, files, feedFolder, ...pages }: Deps): Express {
  const { apiUrl, publicBaseUrl } = pages;
  const serveFiles: RequestHandler = (req, res, next) =>
    isFile(req.path) || req.path.startsWith('/@') ? files(req, res) : next();
  return createBaseApp({
    log: pages.log,
    metrics,
    // Gateways ask every second, so these requests are not logged.
    first: [servePagesManifest(pages.releases)],
    ready: async () => undefined,
    parseJson: false,
    mount: (app) => {
      const site = { base: publicBaseUrl, apiUrl, brand: pages.brand };
      app.use('/feeds', feedRoutes({ ...site, folder: feedFolder, log: pages.log }));
      app.use(
        crawlerFiles(site),
        serveFiles,
        redirectToBlend(apiUrl),
        pageRoutes({ ...pages, whereIsNow: whereIsNow(apiUrl) }),
      );
    },
  });
}
