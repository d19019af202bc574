import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { answerError } from '../answer.ts';
import { LATE } from './failure.ts';

/** A request on its way to a service. */
export type Attempt = {
  outgoing?: ClientRequest;
  retried: boolean;
  /** True once the service has had its time. */
  late: boolean;
  /** The service has begun to answer. */
  arrived: () => void;
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
  const attempt: Attempt = {
    retried: false,
    late: false,
    patienceMs,
    arrived: () => clearTimeout(timer),
  };
  const start = () => {
    // The answer may be out before the body is in, e.g. when nobody took it.
    if (res.writableEnded) return;
    timer = setTimeout(() => {
      attempt.late = true;
      if (attempt.outgoing) attempt.outgoing.destroy();
      else answerError(res, LATE.status, LATE.message);
    }, patienceMs);
  };
  if (hasBody(req)) req.once('end', start);
  else start();
  res.once('close', attempt.arrived);
  return attempt;
}

/** A kept connection may have been closed by the service in the very moment it was taken again (nodejs/node #47130). */
export const mayRetry = (
  req: IncomingMessage,
  { outgoing, retried, late }: Attempt,
  code?: string,
): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  (code === 'ECONNRESET' || code === 'EPIPE') &&
  outgoing?.reusedSocket === true &&
  !retried &&
  !late;
