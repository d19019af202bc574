import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PURGES_HEADER } from '@shop/service-kit/cache-tags/wire';
import type { Log } from '@shop/service-kit/log';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { answerError, pathOf } from '../answer.ts';
import { isUpload } from '../request/body.ts';
import { createAbsence } from './absence.ts';
import { createAgent, takesConnections } from './agent.ts';
import { ask, type AskOptions, type Fetched } from './ask.ts';
import { beginAttempt, mayRetry, mayWait, type Attempt } from './attempt.ts';
import { failureOf } from './failure.ts';

export type Upstream = {
  /** Hands a request to the service and its answer back, streaming both ways. */
  forward: (req: IncomingMessage, res: ServerResponse) => void;
  /** Reads a public answer of the service whole. @throws Error when the service is away or late */
  ask: (path: string, options?: AskOptions) => Promise<Fetched>;
  close: () => void;
};
export type UpstreamOptions = {
  name: string;
  target: string;
  log: Log;
  /** How long requests wait for a service that is away, from the moment it was first missed. */
  holdMs: number;
  /** Called when a success says that it changed what has this cache tag, before the client learns of it. */
  changed?: (tag: string) => void;
};

const PATIENCE_MS = 5_500;
const UPLOAD_PATIENCE_MS = 30_000;

export function createUpstream({ name, target, log, holdMs, changed }: UpstreamOptions): Upstream {
  const absence = createAbsence({ isThere: () => takesConnections(target), holdMs });
  const agent = createAgent(target, { reached: absence.reached });
  const attempts = new WeakMap<IncomingMessage, Attempt>();
  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target,
    agent,
    on: {
      proxyReq: (outgoing, req) => {
        const attempt = attempts.get(req);
        if (attempt) send(outgoing, attempt);
      },
      proxyRes: (incoming, req, res) => {
        attempts.get(req)?.pause();
        const tag = purgedBy(incoming);
        if (tag) changed?.(tag);
        cleanHeaders(incoming, req, res);
      },
      error: (error: NodeJS.ErrnoException, req, res) => {
        const attempt = attempts.get(req);
        if (!attempt || !isResponse(res) || res.destroyed || res.writableEnded) return;
        if (res.headersSent) return void res.destroy();
        if (mayWait(attempt, error)) return void sendLater({ req, res, attempt }, error);
        if (!mayRetry(req, attempt, error.code)) return fail({ req, res, attempt }, error);
        attempt.retried = true;
        delete attempt.outgoing;
        void proxy(req, res);
      },
    },
  });

  async function sendLater(exchange: Exchange, error: NodeJS.ErrnoException): Promise<void> {
    const { req, res, attempt } = exchange;
    attempt.waits += 1;
    attempt.pause();
    const isBack = await absence.isOver(attempt.gone);
    if (res.destroyed) return;
    if (!isBack) return fail(exchange, error);
    attempt.resume();
    await proxy(req, res);
  }

  function fail({ req, res, attempt }: Exchange, error: NodeJS.ErrnoException): void {
    const { status, message, retryAfter } = failureOf(error, attempt.late);
    log.warn({ service: name, code: error.code, status, reqId: req.headers['x-request-id'] }, 'upstream');
    answerError(res, status, message, retryAfter);
  }

  return {
    forward: (req, res) => {
      const patience = isUpload(pathOf(req.url ?? '')) ? UPLOAD_PATIENCE_MS : PATIENCE_MS;
      attempts.set(req, beginAttempt(req, res, patience));
      void proxy(req, res);
    },
    ask: (path, options) =>
      ask({ url: new URL(path, target), agent, timeoutMs: PATIENCE_MS, absence }, options),
    close: () => {
      absence.close();
      agent.destroy();
    },
  };
}

type Exchange = { req: IncomingMessage; res: ServerResponse; attempt: Attempt };

/** The service has taken a connection. */
function send(outgoing: ClientRequest, attempt: Attempt): void {
  attempt.outgoing = outgoing;
  // The client's 'close' or 'upgrade' is between the client and this process.
  outgoing.setHeader('connection', 'keep-alive');
  // 102: it waits for a service behind it that is being replaced.
  outgoing.on('information', () => attempt.resume());
  // For an answer that stops in the middle.
  outgoing.setTimeout(attempt.patienceMs, () => {
    attempt.late = true;
    outgoing.destroy();
  });
  if (attempt.late) outgoing.destroy();
}

const isResponse = (res: ServerResponse | Socket): res is ServerResponse => 'setHeader' in res;

/** The tag of what a change concerned; only a success has changed anything. */
function purgedBy({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  const tag = headers[PURGES_HEADER];
  return statusCode >= 200 && statusCode < 300 && typeof tag === 'string' ? tag : undefined;
}

const HIDDEN = ['x-powered-by', 'server', 'keep-alive', PURGES_HEADER];

/** What a service says about itself or its connection stays inside; no service opens the shop to other origins. */
function cleanHeaders(incoming: IncomingMessage, req: IncomingMessage, res: ServerResponse): void {
  const { headers } = incoming;
  for (const name of Object.keys(headers))
    if (name.startsWith('access-control-') || HIDDEN.includes(name)) delete headers[name];
  // Either the client leaves, or this process does.
  const leaves = /close/i.test(req.headers.connection ?? '') || res.getHeader('connection') === 'close';
  headers.connection = leaves ? 'close' : 'keep-alive';
}
