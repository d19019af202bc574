import { parseArgs } from 'node:util';
import type { MongoOptions } from './server.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Options of mongod that only tune it: taken without effect, so that one command line serves both. */
const WITHOUT_EFFECT = {
  wiredTigerCacheSizeGB: text,
  slowms: text,
  quiet: flag,
  nounixsocket: flag,
} as const;

const OPTIONS = {
  dbpath: text,
  port: text,
  bind_ip: text,
  bind_ip_all: flag,
  auth: flag,
  noauth: flag,
} as const;

/** Reads the options of mongod that this server has; throws a one-line error for all others. */
export function readMongodOptions(args: string[]): MongoOptions & { host: string; port: number } {
  const { values } = parseArgs({ args, options: { ...OPTIONS, ...WITHOUT_EFFECT } });
  const host = values.bind_ip_all ? '0.0.0.0' : (values.bind_ip ?? '127.0.0.1');
  if (host.includes(',')) throw new Error('--bind_ip takes one address; --bind_ip_all takes them all');
  const port = Number(values.port ?? 27017);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is no port`);
  return { dataDir: values.dbpath ?? '/data/db', host, port, auth: values.auth === true };
}
