import { listen, type Running } from '@shop/http/listen';
import type { Metrics } from './metrics.ts';

type Where = { metrics: Metrics; port: number; host: string };

/**
 * Reports the metrics, and nothing else, at a port of their own: whoever publishes the service's port does not publish
 * them. @throws Error when the port is taken
 */
export const serveMetrics = ({ metrics: { registry }, port, host }: Where): Promise<Running> =>
  listen({
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
