import { listen, type ListeningServer } from '@shop/http/listen';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

type Where = { metrics: Metrics; port: number; host: string };

/** How often the delay of the event loop is sampled: each sample wakes the process. */
export const LOOK_EVERY_MS = 20;

/**
 * Serves the metrics, and nothing else, on a separate port: publishing the service's port does not publish them. The
 * process's own metrics are collected only here, where somebody can read them.
 * @throws Error when the port is taken
 */
export function serveMetrics({ metrics: { registry }, port, host }: Where): Promise<ListeningServer> {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_EVERY_MS });
  return listen({
    port,
    host,
    app: (req, res) => {
      if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
      registry.metrics().then(
        (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => res.writeHead(500).end(),
      );
    },
  });
}
