import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from './config.ts';
import type { Log } from './log.ts';

export type Running = { port: number; close: () => Promise<void> };
export type Listen = {
  app: RequestListener;
  port: number;
  host: string;
  onClose?: () => Promise<unknown>;
  /** Settings that Node takes only when the server is made. */
  options?: ServerOptions;
  /** Further settings of the server, before it listens. */
  onServer?: (server: Server) => void;
};

/** Listens; `close` stops accepting, lets requests in flight finish (at most 8 seconds) and then closes the stores. */
export async function listen({ app, port, host, onClose, ...more }: Listen): Promise<Running> {
  const server = createServer(more.options ?? {}, app);
  // Longer than the gateway keeps its idle sockets, so that a reused one is never just being closed here.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  server.requestTimeout = 30_000;
  more.onServer?.(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => drain(server, onClose) };
}

async function drain(server: Server, onClose?: () => Promise<unknown>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 8_000);
  await closed;
  clearTimeout(patience);
  await onClose?.();
}

/** Runs `start` as the process's main: one clear line and exit code 1 when it fails, a graceful end on SIGTERM and SIGINT. */
export function runMain(start: () => Promise<{ running: { close: () => Promise<void> }; log: Log }>): void {
  // A start that throws at once fails like one that rejects later.
  Promise.resolve()
    .then(start)
    .then(
      ({ running, log }) => {
        const stop = (signal: string) => {
          log.info({ signal }, 'stopping');
          running.close().then(
            () => process.exit(0),
            (error: unknown) => {
              log.error({ err: error }, 'stopping failed');
              process.exit(1);
            },
          );
        };
        process.once('SIGTERM', stop);
        process.once('SIGINT', stop);
      },
      (error: Error) => {
        console.error(error instanceof ConfigError ? error.message : `Start failed: ${error.message}`);
        process.exit(1);
      },
    );
}
