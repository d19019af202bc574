import { pino, type DestinationStream, type Logger } from 'pino';
import { tracingOf } from './tracing/tracing.ts';

export type Log = Logger;

// Cookies open a session and personal fields identify a buyer: neither belongs in a log.
const HIDDEN = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password'];

/** JSON log of one process, on standard output; one line per event, with the ids of its request and its trace where there are some. */
export function createLog(service: string, level: string, to?: DestinationStream): Log {
  const tracing = tracingOf();
  const mixin = () => ({ traceId: tracing?.traceId() });
  return pino({ name: service, level, redact: HIDDEN, base: { service }, ...(tracing && { mixin }) }, to);
}
