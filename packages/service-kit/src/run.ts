import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import {
  listen as listenAt,
  stopOnSignal,
  type Listen as ListenAt,
  type Running as Listening,
} from '@shop/web-server/listen';
import { ConfigError, drainEnv, readConfig } from './config.ts';
import { createHandover } from './handover.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import * as z from 'zod';

export type Listen = ListenAt & {
  /** Tells the figures at a port of their own, when there is one. */
  figures?: { metrics: Metrics; port: number | undefined };
};
export type Running = Listening & {
  /** Somebody other than a probe has asked within the last moments. */
  isBusy: () => boolean;
  metricsPort?: number;
};

type Started = { running: Pick<Running, 'close'> & Partial<Running>; log: Log };

const PROBES = new Set(['/healthz', '/readyz']);
const BUSY_MS = 2_000;
/** With DRAIN_MS and the 8 s for what is in flight this stays below the time that containers get to stop. */
const HANDOVER_MS = 15_000;

/** Listens, notes whether anybody asks, and tells the figures where they have a port. */
export async function listen({ app, figures, ...options }: Listen): Promise<Running> {
  let askedAt = -Infinity;
  const running = await listenAt({
    ...options,
    app: (req, res) => {
      if (!PROBES.has(req.url ?? '')) askedAt = performance.now();
      app(req, res);
    },
  });
  const isBusy = () => performance.now() - askedAt < BUSY_MS;
  if (figures?.port === undefined) return { ...running, isBusy };
  const told = await serveMetrics({ metrics: figures.metrics, port: figures.port, host: options.host }).catch(
    async (error: unknown) => {
      await running.close();
      throw error;
    },
  );
  const close = async () => void (await Promise.all([running.close(), told.close()]));
  return { ...running, isBusy, metricsPort: told.port, close };
}

/** Runs `start` as the process's main: one clear line and exit code 1 when it fails, a graceful end on SIGTERM and SIGINT. */
export function runMain(start: () => Promise<Started>): void {
  const begin = async () => {
    const { DRAIN_MS, SERVICE_NAME } = readConfig(z.object(drainEnv));
    return { ...(await start()), drainMs: DRAIN_MS, name: SERVICE_NAME };
  };
  begin().then(
    ({ running, log, drainMs, name }) => {
      const error = (err: unknown) => log.error({ err }, 'stopping failed');
      const leaving = name ? takingTurns(running, name) : running;
      stopOnSignal(leaving, drainMs, { info: (text) => log.info(text), error });
    },
    (error: Error) => {
      console.error(error instanceof ConfigError ? error.message : `Start failed: ${error.message}`);
      process.exit(1);
    },
  );
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((those) => (those ?? []).map(({ address }) => address));

const addressesOf = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true, family: 4 })).map(({ address }) => address);

/** The same process, which leaves when another instance can take over (handover.ts). */
function takingTurns(running: Started['running'], name: string): Started['running'] {
  const handover = createHandover({
    instances: () => addressesOf(name),
    own: ownAddresses(),
    isReady: (address) =>
      fetch(`http://${address}:${running.port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        async (response) => (await response.arrayBuffer(), response.ok),
        () => false,
      ),
    isBusy: () => running.isBusy?.() ?? false,
    maxMs: HANDOVER_MS,
  });
  return {
    ...running,
    leave: () => {
      handover.begin();
      running.leave?.();
    },
    close: async () => {
      await handover.end();
      await running.close();
    },
  };
}
