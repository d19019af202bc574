import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BodyTooLarge } from '../http/body.ts';
import { listen } from '../http/listen.ts';
import { answerApi } from './api/routes.ts';
import { checkoutPath } from './api/preferences.ts';
import { openBooks } from './books.ts';
import { apiFaults } from './control/api-faults.ts';
import { answerControl } from './control/routes.ts';
import { webhookFaults } from './control/webhook-faults.ts';
import { json, readRequest, type Reply, type Request, send } from './http.ts';
import { watchExpiry } from './expiry.ts';
import { checkOptions, type SandboxOptions } from './options.ts';
import { answerCheckout } from './page/checkout.routes.ts';
import { answerTicket } from './page/ticket.routes.ts';
import type { Sandbox } from './sandbox.ts';
import { answerSdk } from './sdk/answer.ts';
import { openPost } from './webhooks/post.ts';

type SandboxServer = { url: string; publicUrl: string; port: number; close(): Promise<void> };

/**
 * Plays Mercado Pago on this machine: API, payment page, signed webhooks and browser script, with made-up money.
 * What it has answered is on disk; webhooks that were not delivered are sent after the next start.
 */
export async function startSandbox(options: SandboxOptions): Promise<SandboxServer> {
  checkOptions(options);
  const books = openBooks(options.dataDir);
  const ordered = webhookFaults();
  const post = openPost({
    notifications: books.notifications,
    secret: options.webhookSecret,
    faults: ordered,
    ...(options.webhookOrigin && { origin: options.webhookOrigin }),
  });
  const parts = { options, books, post, faults: apiFaults(), webhookFaults: ordered };
  const shown = () => ({ ...parts, publicUrl: (options.publicUrl ?? http.url).replace(/\/+$/, '') });
  const http = await listen(
    (req, res) => {
      handle(shown(), req, res).catch((error: unknown) => fail(res, error));
    },
    options.port,
    options.host,
  );
  post.pump();
  const expiry = watchExpiry(shown);
  const close = async () => {
    expiry.stop();
    post.stop();
    await http.close();
    books.close();
  };
  return { url: http.url, publicUrl: shown().publicUrl, port: http.port, close };
}

async function handle(sandbox: Sandbox, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const request = await readRequest(req);
  const fault = request.path.startsWith('/control/')
    ? undefined
    : sandbox.faults.take(request.method, request.path);
  if (fault?.delayMs) await sleep(fault.delayMs);
  if (fault?.status) {
    return send(res, json(fault.status, { message: 'Injected fault', error: 'fault', status: fault.status }));
  }
  const reply = await answer(sandbox, request);
  if (fault?.lateMs) await sleep(fault.lateMs);
  if (fault?.hangMs === undefined) return send(res, reply);
  await sleep(fault.hangMs);
  res.destroy();
}

function answer(sandbox: Sandbox, request: Request): Reply | Promise<Reply> {
  const { path } = request;
  if (path === checkoutPath) return answerCheckout(sandbox, request);
  if (path === '/payments/ticket/helper') return answerTicket(sandbox, request);
  if (path === '/sdk/js/v2') return answerSdk(sandbox);
  if (path === '/healthz') return json(200, { status: 'ok' });
  if (path.startsWith('/control/')) return answerControl(sandbox, request);
  return answerApi(sandbox, request);
}

function fail(res: ServerResponse, error: unknown): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  const tooLarge = error instanceof BodyTooLarge;
  if (!tooLarge) console.error('mercadopago sandbox:', error);
  const status = tooLarge ? 413 : 500;
  res.setHeader('connection', 'close');
  send(
    res,
    json(status, { message: tooLarge ? 'Body too large' : 'Internal error', error: 'error', status }),
  );
}
