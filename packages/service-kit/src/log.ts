import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { tracingOf } from './tracing/tracing.ts';

export type Log = Logger;

// Cookies open a session and personal fields identify a buyer: neither belongs in a log. A refusal of Redis has what was
// to be stored: sessions, links, people.
const HIDDEN = [
  ...['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password'],
  ...['err.command.args', 'err.previousErrors[*].command.args'],
];

const GATHER_MS = 100;
const GATHER_BYTES = 8_192;

/**
 * Standard output, or another open file. Lines of a moment are written together: single writes take a tenth of the
 * gateway's work for a call.
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
      // pino writes the rest when the process ends.
      due ??= setTimeout(flush, GATHER_MS).unref();
    },
  };
}

/** JSON log of one program, on standard output; one line per event, with its request id and trace id if any. */
export function createLog(service: string, level: string, to = bufferedOutput()): Log {
  const tracing = tracingOf();
  const mixin = () => ({ traceId: tracing?.traceId() });
  return pino({ name: service, level, redact: HIDDEN, base: { service }, ...(tracing && { mixin }) }, to);
}
