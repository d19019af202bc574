import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { OutageHold } from '@shop/http/outage-hold';
import { answerFailure } from './failure.ts';

/**
 * The current and the largest number of requests to a service. A number and not a set of them: a set whose members
 * change all the time keeps old ones until the next full garbage collection, which cost a tenth of a call.
 */
export type Lane = { busy: number; readonly most: number };

type Options = {
  req: IncomingMessage;
  res: ServerResponse;
  /** Time for a connection, and again for the start of the response. */
  timeoutMs: number;
  hold: OutageHold;
  /** Counts the request from its full arrival at the service until the response begins. */
  lane: Lane;
};
export type ProxyExchange = ReturnType<typeof beginExchange>;

const CUT = new Set(['ECONNRESET', 'EPIPE']);
const hasBody = (req: IncomingMessage): boolean => Number(req.headers['content-length'] ?? 0) > 0;

/** One request on its way to a service, with its time limit. */
export function beginExchange({ req, res, timeoutMs, hold, lane }: Options) {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let outgoing: ClientRequest | undefined;
  let late = false;
  let repeated = false;
  let hasPlace = false;

  const take = () => {
    if (!hasPlace) lane.busy += 1;
    hasPlace = true;
  };
  const leave = () => {
    if (hasPlace) lane.busy -= 1;
    hasPlace = false;
  };
  const expire = () => {
    if (!outgoing && hold.isOn()) return restart();
    late = true;
    // Ends in the proxy's error handler, unless the request still waits for a connection.
    if (outgoing) outgoing.destroy();
    else answerFailure(res, { late });
  };
  const restart = () => {
    clearTimeout(timer);
    // Uploading a body takes the client's time. The response may be complete before the body is.
    if ((hasBody(req) && !req.readableEnded) || res.headersSent || res.destroyed) return;
    timer = setTimeout(expire, timeoutMs);
    // Requests that waited for a service all come at once; they are not counted, to leave room for others.
    if (outgoing && !hold.metBy(began)) take();
  };
  const finish = () => {
    clearTimeout(timer);
    leave();
  };
  req.once('end', restart);
  res.once('close', finish);
  restart();

  return {
    isLate: (): boolean => late,
    /** Call when the service has accepted a connection. */
    connected(request: ClientRequest): void {
      outgoing = request;
      if (late) return void request.destroy();
      // The client's 'close' or 'upgrade' concerns only the client and this process.
      request.setHeader('connection', 'keep-alive');
      // 102: the service itself waits for another one that is being replaced, and can serve others meanwhile.
      request.on('information', () => {
        restart();
        leave();
      });
      // For a response that stops in the middle.
      request.setTimeout(timeoutMs, () => {
        late = true;
        request.destroy();
      });
      restart();
    },
    /** Call when the response begins. */
    answered: finish,
    /**
     * Whether to repeat a read whose connection was cut before the first byte of a response: the service was
     * stopping, or closed a kept connection just when it was used again (nodejs/node #47130).
     */
    mayRepeat({ code = '' }: NodeJS.ErrnoException): boolean {
      const isRead = (req.method === 'GET' || req.method === 'HEAD') && !hasBody(req);
      if (!isRead || repeated || late || !CUT.has(code)) return false;
      repeated = true;
      outgoing = undefined;
      return true;
    },
  };
}
