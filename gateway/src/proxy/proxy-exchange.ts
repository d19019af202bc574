import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { OutageHold } from '@shop/http/outage-hold';
import { answerFailure } from './failure.ts';

/**
 * How many requests a service has, of how many at most. A number, and no set of them: a set that requests come to and
 * leave all the time keeps those for the garbage collector's next full round, which cost a tenth of a call.
 */
export type Lane = { busy: number; readonly most: number };

type Options = {
  req: IncomingMessage;
  res: ServerResponse;
  /** Time for a connection, and again for the beginning of the answer. */
  timeoutMs: number;
  hold: OutageHold;
  /** Counts the request from when the service has all of it until its answer begins. */
  lane: Lane;
};
export type ProxyExchange = ReturnType<typeof beginExchange>;

const CUT = new Set(['ECONNRESET', 'EPIPE']);
const hasBody = (req: IncomingMessage): boolean => Number(req.headers['content-length'] ?? 0) > 0;

/** One request on its way to a service, with the time that it has. */
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
    // Ends in the proxy's error handler, unless the request is still waiting for a connection.
    if (outgoing) outgoing.destroy();
    else answerFailure(res, { late });
  };
  const restart = () => {
    clearTimeout(timer);
    // A body's way up is the client's time. The answer may be out before the body is in.
    if ((hasBody(req) && !req.readableEnded) || res.headersSent || res.destroyed) return;
    timer = setTimeout(expire, timeoutMs);
    // Those who waited for a service come all at once, and leave others their places.
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
    /** Call when the service has taken a connection. */
    connected(request: ClientRequest): void {
      outgoing = request;
      if (late) return void request.destroy();
      // The client's 'close' or 'upgrade' is between the client and this process.
      request.setHeader('connection', 'keep-alive');
      // 102: the service itself waits for another one that is being replaced, and has time for others meanwhile.
      request.on('information', () => {
        restart();
        leave();
      });
      // For an answer that stops in the middle.
      request.setTimeout(timeoutMs, () => {
        late = true;
        request.destroy();
      });
      restart();
    },
    /** Call when the answer begins. */
    answered: finish,
    /**
     * Whether to send a read once more whose connection was cut before the first byte of an answer: the service was
     * just leaving, or closed a kept connection in the very moment it was taken again (nodejs/node #47130).
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
