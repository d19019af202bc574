import { hearChanges } from '@shop/service-kit/cache-tags/hear-changes';
import { createLog, type Log } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { listen, type Running } from '@shop/service-kit/run';
import { createApp } from './app.ts';
import { createMicroCache } from './cache/micro-cache.ts';
import type { GatewayConfig } from './config.ts';
import type { Pages } from './front-ends/pages.ts';
import { answerExpectations, answerMalformed } from './request/client-error.ts';

const LOOK_EVERY_MS = 1_000;

/** Listens; services and front ends may come and go. `more` is for tests. */
export async function startGateway(
  config: GatewayConfig,
  more: { now?: () => number; changed?: (tag?: string) => void; isTold?: () => boolean } = {},
): Promise<{ running: Running; log: Log }> {
  const log = createLog('gateway', config.LOG_LEVEL);
  const metrics = createMetrics();
  const cache = createMicroCache({
    isTold: more.isTold ?? (() => hearing.isLive()),
    ...(more.now && { now: more.now }),
  });
  const changed = (tag?: string) => {
    cache.expire(tag);
    gateway.pages.changed(tag);
    more.changed?.(tag);
  };
  const gateway = createApp({ config, log, metrics, cache, changed });
  const hearing = hearChanges({ url: config.REDIS_URL, log, changed, missed: changed });
  const running = await listen({
    app: gateway.listener,
    port: config.PORT,
    host: config.HOST,
    figures: { metrics, port: config.METRICS_PORT },
    // The missing Host header is refused with the shop's own answer; slow senders are looked for every 2 s.
    options: { requireHostHeader: false, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    // Browsers and proxies decide for themselves.
    idleSeconds: 65,
    onServer: (server) => {
      server.headersTimeout = 10_000;
      answerMalformed(server);
      answerExpectations(server);
    },
    onClose: async () => {
      stopWatching?.();
      hearing.close();
      gateway.close();
    },
  });
  // Only now: pages are rendered with what this very gateway answers.
  const stopWatching = config.NODE_ENV === 'development' ? undefined : watch(gateway.pages);
  log.info({ port: running.port }, 'listening');
  return { running, log };
}

/** Sees within a second that a front end was deployed. */
function watch(pages: Pages): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const later = () => {
    if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  const look = () =>
    void pages
      .look()
      // The shell may be on its way; requests that miss it are logged themselves.
      .catch(() => undefined)
      .finally(later);
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
