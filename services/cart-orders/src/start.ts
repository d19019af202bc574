import { startBounces } from '@shop/mail/bounces/start-bounces';
import { startSending } from '@shop/mail/start-sending';
import { createBaseApp } from '@shop/service-kit/app';
import { createLog, type Log } from '@shop/service-kit/log';
import { startLoop } from '@shop/service-kit/lease-queue/start-loop';
import { repeat } from '@shop/service-kit/repeat';
import { listen, type Running } from '@shop/service-kit/run';
import { createApp } from './app.ts';
import type { CartOrdersConfig } from './config.ts';
import { closeDeps, migrations, openDeps, ready } from './deps.ts';
import { withHttpParts } from './http-parts.ts';
import { tellLowStock } from './orders/mail/tell-low-stock.ts';
import { startPaymentWorker } from './payments/queue/payment.worker.ts';
import { startReconciling } from './payments/settle/start-reconciling.ts';
import { forgetAllOld } from './retention/forget-old.ts';
import { collectVisits } from './shopping/funnel/collect-visits.ts';
import { followSettings } from './shopping/settings/follow-settings.ts';
import { reportShopMetrics } from './shop-metrics.ts';
import { startDelivering } from './webhooks/start-delivering.ts';

/** Figures are this much behind. */
const COLLECT_EVERY_MS = 10_000;
/** How often the nightly job is checked. */
const FORGET_EVERY_MS = 600_000;

const LOW_STOCK_EVERY_MS = 30_000;

type Started = { running: Running; log: Log };

/** The HTTP side. */
export async function startHttp(config: CartOrdersConfig): Promise<Started> {
  const log = createLog('cart-orders', config.LOG_LEVEL);
  const deps = withHttpParts(await openDeps(config, log));
  const stopFollowing = await followSettings(deps.settings);
  const running = await listen({
    app: createApp(deps),
    port: config.PORT,
    host: config.HOST,
    reporting: { metrics: deps.metrics, port: config.METRICS_PORT },
    onClose: async () => {
      stopFollowing();
      await deps.closeHttp();
      await closeDeps(deps);
    },
  });
  log.info({ port: running.port }, 'listening');
  return { running, log };
}

/** The worker side: settles payments and sends mails; over HTTP it only says whether it is well. */
export async function startWorker(config: CartOrdersConfig): Promise<Started> {
  const log = createLog('cart-orders-worker', config.LOG_LEVEL);
  const deps = await openDeps(config, log);
  const stopFollowing = await followSettings(deps.settings);
  reportShopMetrics(deps);
  const stopCollecting = repeat(() => collectVisits(deps).catch(() => undefined), COLLECT_EVERY_MS);
  const worker = startPaymentWorker(deps);
  const reconciling = startReconciling(deps);
  const sending = startSending({ mails: deps.mails, config, log });
  const delivering = startDelivering(deps);
  const bounces = startBounces({ mails: deps.mails, config, log });
  const forgetting = startLoop((signal) => forgetAllOld(deps, signal), {
    ...{ name: 'retention', everyMs: FORGET_EVERY_MS, log },
  });
  const lowStock = startLoop(() => tellLowStock(deps), {
    name: 'low-stock',
    everyMs: LOW_STOCK_EVERY_MS,
    log,
  });
  const migrating = (await migrations(deps.mongo, config, log)).startInBackground();
  const running = await listen({
    app: createBaseApp({ log, metrics: deps.metrics, ready: () => ready(deps), mount: () => {} }),
    port: config.PORT,
    host: config.HOST,
    reporting: { metrics: deps.metrics, port: config.METRICS_PORT },
    onClose: async () => {
      stopFollowing();
      stopCollecting();
      const loops = [
        worker,
        reconciling,
        sending,
        delivering,
        forgetting,
        lowStock,
        migrating,
        ...(bounces ? [bounces] : []),
      ];
      await Promise.all(loops.map((loop) => loop.close()));
      await closeDeps(deps);
    },
  });
  log.info({ port: running.port }, 'listening');
  return { running, log };
}
