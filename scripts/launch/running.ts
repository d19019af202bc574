import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './read-json.ts';
import type { Options } from './options.ts';

type Env = Record<string, string | undefined>;
type Running = { pid: number; env: Env };
const STORES = /^(MONGODB_URI|REDIS_URL|S3_.+|MERCADOPAGO_.+|ENVIA_.+|FACTURAPI_.+)$/;
const fileOf = (dataDir: string) => join(dataDir, 'running.json');

/** Tells backup and doctor the stores of a running shop; readable by this user only, like its secrets. */
export function tellRunning({ dataDir, publicBaseUrl, port }: Options, env: Env): void {
  const stores = Object.entries(env).filter(([name]) => STORES.test(name));
  const running = {
    pid: process.pid,
    env: { PUBLIC_BASE_URL: publicBaseUrl, PORT: String(port), ...Object.fromEntries(stores) },
  };
  writeFileSync(fileOf(dataDir), JSON.stringify(running), { mode: 0o600 });
}

export const tellStopped = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

/** The addresses and keys of the stores in use, or undefined when no shop runs in this folder. */
export function readRunning(dataDir: string): Env | undefined {
  if (!existsSync(fileOf(dataDir))) return undefined;
  const { pid, env } = readJson<Running>(fileOf(dataDir), 'Start the shop again');
  return isAlive(pid) ? env : undefined;
}

/** A killed launcher leaves its file behind. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
