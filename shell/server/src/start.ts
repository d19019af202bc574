import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOffered } from '@shop/contracts/pages';
import { renderedPages } from '@shop/contracts/pages/all';
import { createLog, bufferedOutput, type Log } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { repeat } from '@shop/service-kit/repeat';
import { listen, type RunningServer } from '@shop/service-kit/run';
import { openFrontEnd } from '@shop/http/front-end';
import { createApp } from './app.ts';
import { createBrand, type ReadBrand } from './brand.ts';
import type { ShellConfig } from './config.ts';
import type { Bundle } from './pages.routes.ts';
import { createRegistry } from './registry.ts';
import { watchReleases, type Releases } from './releases.ts';

/** The wait for a missing micro-frontend is limited, so that it does not block the others. */
const FIRST_LOOK_MS = 5_000;

/** Loads everything for rendering before it listens, so that the first page is not slower than the others. */
export async function startShell(config: ShellConfig): Promise<{ running: RunningServer; log: Log }> {
  const log = createLog('shell', config.LOG_LEVEL, bufferedOutput(config.LOG_FD));
  const { WEB_ROOT: root, RELEASES_DIR: store, KEEP_RELEASES: keep, PUBLIC_BASE_URL: publicBaseUrl } = config;
  const say = (text: string) => log.warn(text);
  const { release, app: files } = await openFrontEnd({ root, store, keep, say });
  const bundle = createRequire(import.meta.url)(join(root, 'dist-ssr', 'app.cjs')) as Bundle;
  const template = await readFile(join(store, release, 'index.html'), 'utf8');
  const releases = watchReleases({
    own: release,
    remotes: { storefront: config.STOREFRONT_URL, checkout: config.CHECKOUT_URL },
    registry: createRegistry(config.REMOTES_FILE, log),
    load: bundle.loadRelease,
    log,
  });
  await firstLook(releases);
  const brand = createBrand({ apiUrl: config.API_URL, publicBaseUrl }, log);
  await warmUp(bundle, config, brand);
  const metrics = createMetrics();
  const feedFolder = await mkdtemp(join(tmpdir(), 'feeds-'));
  const running = await listen({
    app: createApp({
      log,
      metrics,
      publicBaseUrl,
      apiUrl: config.API_URL,
      files,
      template,
      bundle,
      brand,
      releases,
      feedFolder,
    }),
    port: config.PORT,
    host: config.HOST,
    reporting: { metrics, port: config.METRICS_PORT },
    onClose: async () => {
      stop();
      await rm(feedFolder, { recursive: true, force: true });
    },
  });
  // Started last: a server that cannot listen must leave no timer in a shared process.
  const stop = repeat(releases.look, config.LOOK_EVERY_MS);
  log.info({ port: running.port, release: releases.current().id }, 'listening');
  return { running, log };
}

/** Retries, because the front ends may start at the same time. */
async function firstLook(releases: Releases): Promise<void> {
  const end = Date.now() + FIRST_LOOK_MS;
  while (!(await releases.look()) && Date.now() < end) await sleep(200);
}

/** The first rendering of a process takes ten times as long as the others. Missing data is ignored here. */
async function warmUp(bundle: Bundle, config: ShellConfig, brand: ReadBrand): Promise<void> {
  const { API_URL: apiBase, PUBLIC_BASE_URL: origin } = config;
  const { shop } = await brand({ isWarmUp: true });
  const offered = renderedPages.filter((page) => isOffered(page, shop));
  await Promise.allSettled(offered.map(({ path }) => bundle.render(path, { apiBase, origin, shop })));
}
