import { createCanaryStore } from '@shop/service-kit/canary-store';
import { hearChanges } from '@shop/service-kit/cache-tags/hear-changes';
import { createLog, bufferedOutput, type Log } from '@shop/service-kit/log';
import { connectRedis } from '@shop/service-kit/redis';
import { addVisits } from '@shop/service-kit/visits';
import { createMetrics } from '@shop/service-kit/metrics';
import { repeat } from '@shop/service-kit/repeat';
import { listen, type RunningServer } from '@shop/service-kit/run';
import { createApp } from './app.ts';
import { createMicroCache } from './cache/micro-cache.ts';
import { createCanaries } from './canary/canaries.ts';
import type { GatewayConfig } from './config.ts';
import { createVisitCounter } from './front-ends/visits.ts';

/** A deployed front end appears within this time. */
const LOOK_EVERY_MS = 10_000;
const COUNT_EVERY_MS = 5_000;
/** A failing canary is switched off within this time of the report that proves it. */
const JUDGE_EVERY_MS = 2_000;

/** Starts listening; services and front ends may come and go. `more` is for tests. */
export async function startGateway(
  config: GatewayConfig,
  more: { now?: () => number; changed?: (tag?: string) => void; hearsChanges?: () => boolean } = {},
): Promise<{ running: RunningServer; log: Log }> {
  const log = createLog('gateway', config.LOG_LEVEL, bufferedOutput(config.LOG_FD));
  const metrics = createMetrics();
  const cache = createMicroCache({
    hearsChanges: more.hearsChanges ?? (() => hearing.isLive()),
    ...(more.now && { now: more.now }),
  });
  const changed = (tag?: string) => {
    cache.expire(tag);
    gateway.pages.changed(tag);
    more.changed?.(tag);
  };
  const redis = connectRedis(config.REDIS_URL, log);
  const visits = createVisitCounter((count) => addVisits(redis, count));
  const https = config.PUBLIC_BASE_URL.startsWith('https:');
  const canaries = createCanaries({ store: createCanaryStore(redis), log, metrics, https });
  const gateway = createApp({ config, log, metrics, cache, changed, visits, canaries });
  const hearing = hearChanges({ url: config.REDIS_URL, log, changed, missed: changed });
  const letGo = () => {
    redis.disconnect();
    hearing.close();
    gateway.close();
  };
  const running = await listen({
    app: gateway.listener,
    port: config.PORT,
    host: config.HOST,
    reporting: { metrics, port: config.METRICS_PORT },
    // A missing Host header gets the shop's own error; slow senders are checked every 2 s.
    options: { requireHostHeader: false, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    // Browsers and proxies decide for themselves.
    idleSeconds: 65,
    onServer: (server) => void (server.headersTimeout = 10_000),
    onClose: async () => {
      stopWatching?.();
      stopCounting();
      stopJudging();
      await visits.flush();
      letGo();
    },
  }).catch((error: unknown) => {
    // Frees everything, because programs in a shared process try again.
    letGo();
    throw error;
  });
  // Only after listening, because pages are rendered with responses of this very gateway.
  const stopWatching =
    config.NODE_ENV === 'development' ? undefined : repeat(gateway.pages.look, LOOK_EVERY_MS);
  void redis.connect().catch(() => undefined);
  const stopCounting = repeat(visits.flush, COUNT_EVERY_MS);
  const stopJudging = repeat(canaries.look, JUDGE_EVERY_MS);
  log.info({ port: running.port }, 'listening');
  return { running, log };
}
