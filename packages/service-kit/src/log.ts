import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { tracingOf } from './tracing/tracing.ts';

export type Log = Logger;

// Cookies open a session and personal fields identify a buyer: neither belongs in a log.
const HIDDEN = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password'];

const GATHER_MS = 100;
const GATHER_BYTES = 8_192;

/**
 * Standard output, or another open file, where lines of a moment go together: one by one they cost a tenth of what the
 * gateway does for a call.
 */
export function bufferedOutput(dest = 1): DestinationStream {
  const out = destination({ dest, minLength: GATHER_BYTES, sync: false });
  let due: NodeJS.Timeout | undefined;
  const flush = () => {
    due = undefined;
    out.flush();
  };
  return {
    write(line) {
      out.write(line);
      // What is left at the end of the process, pino writes then.
      due ??= setTimeout(flush, GATHER_MS).unref();
    },
  };
}

/** JSON log of one program, on standard output; one line per event, with the ids of its request and its trace where there are some. */
export function createLog(service: string, level: string, to = bufferedOutput()): Log {
  const tracing = tracingOf();
  const mixin = () => ({ traceId: tracing?.traceId() });
  return pino({ name: service, level, redact: HIDDEN, base: { service }, ...(tracing && { mixin }) }, to);
}
