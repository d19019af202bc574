import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { isAway } from '@shop/service-kit/patience';
import { answerError } from '../answer.ts';
import { LATE } from './failure.ts';

/** A request on its way to a service. */
export type Attempt = {
  /** Set once the service has taken a connection. */
  outgoing?: ClientRequest;
  retried: boolean;
  /** How often it has waited for a service that nobody answered for. */
  waits: number;
  /** True once the service has had its time. */
  late: boolean;
  /** The service has begun to answer, or is not there to answer: its time stands still. */
  pause: () => void;
  /** Its time begins anew. */
  resume: () => void;
  /** Aborted when the visitor goes away. */
  gone: AbortSignal;
  patienceMs: number;
};

const hasBody = (req: IncomingMessage): boolean => Number(req.headers['content-length'] ?? 0) > 0;

/**
 * Starts the time that a service has until it begins to answer. A body's way up does not count: that is the client's
 * time. When it is over the request to the service is dropped, which ends in the proxy's error handler; one that was
 * still waiting for a free connection is answered here.
 */
export function beginAttempt(req: IncomingMessage, res: ServerResponse, patienceMs: number): Attempt {
  let timer: NodeJS.Timeout | undefined;
  const gone = new AbortController();
  const start = () => {
    // The answer may be out before the body is in, e.g. when nobody took it.
    if (res.writableEnded || res.destroyed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      attempt.late = true;
      if (attempt.outgoing) attempt.outgoing.destroy();
      else answerError(res, LATE.status, LATE.message);
    }, patienceMs);
  };
  const attempt: Attempt = {
    retried: false,
    waits: 0,
    late: false,
    patienceMs,
    pause: () => clearTimeout(timer),
    // A body that is still to come starts it at its end.
    resume: () => (hasBody(req) && !req.readableEnded ? undefined : start()),
    gone: gone.signal,
  };
  if (hasBody(req)) req.once('end', start);
  else start();
  res.once('close', () => {
    attempt.pause();
    gone.abort();
  });
  return attempt;
}

const CUT = new Set(['ECONNRESET', 'EPIPE']);

/**
 * A read whose connection was cut before the first byte of an answer: the service was just leaving, or closed a kept
 * connection in the very moment it was taken again (nodejs/node #47130). Reading twice does no harm.
 */
export const mayRetry = (req: IncomingMessage, { retried, late }: Attempt, code?: string): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  !hasBody(req) &&
  CUT.has(code ?? '') &&
  !retried &&
  !late;

/** More than these mean an address that takes connections now and then: no service that is being replaced. */
const MAX_WAITS = 5;

/** No connection came about: nothing was sent and no byte of a body was read, so that it may be of any kind. */
export const mayWait = ({ outgoing, waits, late }: Attempt, error: Error): boolean =>
  outgoing === undefined && waits < MAX_WAITS && !late && isAway(error);
