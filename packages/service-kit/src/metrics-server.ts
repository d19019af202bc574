import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export type MetricsServer = { port: number; close: () => Promise<void> };
type Where = { metrics: Metrics; port: number; host: string };

/**
 * Serves the figures, and nothing else, at a port of their own: whoever publishes the service's port does not publish
 * them. @throws Error when the port is taken
 */
export async function serveMetrics({ metrics: { registry }, port, host }: Where): Promise<MetricsServer> {
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    try {
      const text = await registry.metrics();
      res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch {
      res.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
