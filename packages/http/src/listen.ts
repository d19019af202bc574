import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerError } from './answer.ts';
import { answerExpectations, answerMalformed } from './malformed.ts';
import { watchBody } from './watch-body.ts';

export type ListeningServer = {
  port: number;
  /**
   * Prepares the end: /readyz answers 503 and every response closes its connection. Once clients have dropped their
   * idle connections, `close` cuts nobody off.
   */
  leave: () => void;
  /** Stops accepting, lets requests in flight finish (at most 8 seconds) and then closes the stores. */
  close: () => Promise<void>;
};
export type Listen = {
  app: RequestListener;
  port: number;
  host: string;
  onClose?: () => Promise<unknown>;
  /** Settings that Node takes only when the server is created. */
  options?: ServerOptions;
  /** Further settings of the server, before it listens. */
  onServer?: (server: Server) => void;
  /** How long clients may keep an idle connection. The gateway's clients are browsers, which may keep it longer. */
  idleSeconds?: number;
};

/** Clients inside the shop drop idle connections after 2 s, so 3 s of `leave` are enough. */
const IDLE_SECONDS = 3;
const DRAIN_MS = 8_000;

export async function listen({ app, port, host, onClose, ...more }: Listen): Promise<ListeningServer> {
  let leaving = false;
  const idle = `timeout=${more.idleSeconds ?? IDLE_SECONDS}`;
  const server = createServer(more.options ?? {}, (req, res) => {
    watchBody(req, res);
    if (leaving) return answerLeaving(app, req, res);
    res.setHeader('Keep-Alive', idle);
    app(req, res);
  });
  // Far longer than clients keep idle sockets, so that a reused one is never just being closed here.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  // A body has no limit as a whole (body-pace.ts); headers have a limit.
  server.requestTimeout = 0;
  answerMalformed(server);
  answerExpectations(server);
  more.onServer?.(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    leave: () => void (leaving = true),
    close: () => drain(server, onClose),
  };
}

function answerLeaving(app: RequestListener, req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Connection', 'close');
  if (req.url !== '/readyz') return app(req, res);
  answerError(res, 503, 'El servicio se está deteniendo.');
}

async function drain(server: Server, onClose?: () => Promise<unknown>): Promise<void> {
  // One turn of the event loop: accepts pending connections, which closing the port would reset.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(timer);
  await onClose?.();
}

/** On SIGTERM or SIGINT: leaves, waits `drainMs`, closes and ends the process. */
export function stopOnSignal(
  running: Pick<ListeningServer, 'close'> & Partial<ListeningServer>,
  drainMs: number,
  say: Say,
): void {
  const stop = async (signal: string) => {
    say.info(`stopping on ${signal}`);
    running.leave?.();
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
    try {
      await running.close();
      process.exit(0);
    } catch (error) {
      say.error(error);
      process.exit(1);
    }
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, (signal) => void stop(signal));
}
type Say = { info: (text: string) => void; error: (error: unknown) => void };
