import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

// Cookies open a session and personal fields identify a buyer: neither belongs in a log.
const HIDDEN = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.password'];

/** JSON log of one process, on standard output; one line per event, with the request id where there is one. */
export const createLog = (service: string, level: string, to?: DestinationStream): Log =>
  pino({ name: service, level, redact: HIDDEN, base: { service } }, to);
