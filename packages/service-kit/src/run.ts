import {
  listen as listenAt,
  stopOnSignal,
  type Listen as ListenAt,
  type ListeningServer,
} from '@shop/http/listen';
import { ConfigError, drainEnv, prepareEnv, readConfig, tracingEnv } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { startTracing } from './tracing/tracing.ts';
import * as z from 'zod';

export type Listen = ListenAt & {
  /** Serves metrics on a separate port, when there is one. */
  reporting?: { metrics: Metrics; port: number | undefined };
};
export type RunningServer = ListeningServer & { metricsPort?: number };

export type StartedService = { running: Pick<RunningServer, 'close'> & Partial<RunningServer>; log: Log };

/** Listens as every program of the shop does (@shop/http), and serves metrics when they have a port. */
export async function listen({ reporting, ...options }: Listen): Promise<RunningServer> {
  const running = await listenAt(options);
  if (reporting?.port === undefined) return running;
  const metricsServer = await serveMetrics({
    metrics: reporting.metrics,
    port: reporting.port,
    host: options.host,
  }).catch(async (error: unknown) => {
    await running.close();
    throw error;
  });
  const close = async () => void (await Promise.all([running.close(), metricsServer.close()]));
  return { ...running, metricsPort: metricsServer.port, close };
}

/**
 * Runs `start` as the process's main: one clear line and exit code 1 when it fails, a graceful end on SIGTERM and SIGINT,
 * or an end at once when the process only prepares its stores.
 * @param piece its name in traces
 */
export function runMain(piece: string, start: () => Promise<StartedService>): void {
  const begin = async () => {
    const config = readConfig(z.object({ ...drainEnv, ...prepareEnv, ...tracingEnv }));
    const { DRAIN_MS, PREPARE_ONLY } = config;
    const endTracing = await startTracing(piece, config);
    const started = await start();
    if (PREPARE_ONLY === '1') {
      await started.running.close();
      started.log.info('prepared');
      process.exit(0);
    }
    const close = async () => {
      await started.running.close();
      await endTracing();
    };
    return { log: started.log, running: { ...started.running, close }, drainMs: DRAIN_MS };
  };
  begin().then(
    ({ running, log, drainMs }) => {
      const error = (err: unknown) => log.error({ err }, 'stopping failed');
      stopOnSignal(running, drainMs, { info: (text) => log.info(text), error });
    },
    (error: Error) => {
      console.error(error instanceof ConfigError ? error.message : `Start failed: ${error.message}`);
      process.exit(1);
    },
  );
}
