import { createLog, type Log } from '@shop/service-kit/log';
import { listen, type Running } from '@shop/service-kit/run';
import { createApp, type Deps } from './app.ts';
import type { GatewayConfig } from './config.ts';
import { answerMalformed } from './request/client-error.ts';
import { readSources } from './pages/source.ts';

/** Checks that the front ends are there and listens; services may come and go. */
export async function startGateway(
  config: GatewayConfig,
  more: Pick<Deps, 'prerendered' | 'changed'> = {},
): Promise<{ running: Running; log: Log }> {
  const log = createLog('gateway', config.LOG_LEVEL);
  const gateway = createApp({ config, log, sources: readSources(config), ...more });
  const running = await listen({
    app: gateway.listener,
    port: config.PORT,
    host: config.HOST,
    // The missing Host header is refused with the shop's own answer; slow senders are looked for every 2 s.
    options: { requireHostHeader: false, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    onServer: (server) => {
      server.headersTimeout = 10_000;
      answerMalformed(server);
    },
    onClose: async () => gateway.close(),
  });
  log.info({ port: running.port }, 'listening');
  return { running, log };
}
