import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Log } from '@shop/service-kit/log';

const ANSWER_MS = 5_500;
const UPLOAD_MS = 30_000;
// Services keep idle sockets for 65 s; the gateway lets go first, so that it never writes to one just being closed.
const IDLE_MS = 30_000;

const agentFor = () => new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 32, timeout: IDLE_MS });

type Upstream = { name: string; target: string; log: Log; upload?: boolean };

/** Streams a request to a service and its answer back; a service that is down or silent becomes 502 or 504 as JSON. */
export function forwardTo({ name, target, log, upload = false }: Upstream): RequestHandler {
  const patience = upload ? UPLOAD_MS : ANSWER_MS;
  return createProxyMiddleware({
    target,
    agent: agentFor(),
    xfwd: false,
    proxyTimeout: patience,
    timeout: patience,
    // The sandbox may answer with redirects into the shop: they are the browser's business.
    followRedirects: false,
    on: {
      error: (error, req, res) => answerFault({ error: error as NodeJS.ErrnoException, name, log }, req, res),
    },
  }) as unknown as RequestHandler;
}

type Fault = { error: NodeJS.ErrnoException; name: string; log: Log };
const SILENT = new Set(['ETIMEDOUT', 'ESOCKETTIMEDOUT', 'ECONNRESET', 'ECONNABORTED']);

function answerFault({ error, name, log }: Fault, req: IncomingMessage, res: ServerResponse | Socket): void {
  log.warn(
    { service: name, code: error.code, method: req.method, url: req.url?.split('?')[0] },
    'upstream failed',
  );
  if (res instanceof Socket || res.headersSent) return void res.destroy();
  const status = error.code && SILENT.has(error.code) ? 504 : 502;
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' });
  res.end(JSON.stringify({ message: 'El servicio no está disponible por el momento. Intenta de nuevo.' }));
}
