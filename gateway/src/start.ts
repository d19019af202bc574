import { hearChanges } from '@shop/service-kit/cache-tags/hear-changes';
import { createLog, type Log } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { listen, type Running } from '@shop/service-kit/run';
import { createApp } from './app.ts';
import { createMicroCache } from './cache/micro-cache.ts';
import type { GatewayConfig } from './config.ts';
import { answerExpectations, answerMalformed } from './request/client-error.ts';
import { startMirrors } from './mirror/mirrors.ts';
import type { Prerendered } from './pages/pages.ts';
import { readSources } from './pages/source.ts';
import { createPrerender } from './prerender/prerender.ts';

/** Checks that the front ends are there and listens; services may come and go. */
export async function startGateway(
  config: GatewayConfig,
  more: { prerendered?: Prerendered; changed?: (tag?: string) => void } = {},
): Promise<{ running: Running; log: Log }> {
  const log = createLog('gateway', config.LOG_LEVEL);
  const sources = readSources(config);
  const closeMirrors = await startMirrors(sources, log);
  let port = 0;
  // Pages are drawn from what this very gateway answers, as browsers would.
  const prerender = createPrerender({
    sources,
    log,
    publicBaseUrl: config.PUBLIC_BASE_URL,
    waitMs: config.DRAWING_WAIT_MS,
    apiBase: () => `http://127.0.0.1:${port}/api`,
  });
  const metrics = createMetrics();
  const cache = createMicroCache({ isTold: () => hearing.isLive() });
  const changed = (tag?: string) => {
    cache.expire(tag);
    (more.changed ?? prerender?.changed)?.(tag);
  };
  const hearing = hearChanges({ url: config.REDIS_URL, log, changed, missed: changed });
  const gateway = createApp({
    config,
    log,
    metrics,
    sources,
    cache,
    changed,
    prerendered: more.prerendered ?? prerender?.page,
  });
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
      hearing.close();
      prerender?.close();
      gateway.close();
      await closeMirrors();
    },
  });
  port = running.port;
  log.info({ port: running.port }, 'listening');
  return { running, log };
}
