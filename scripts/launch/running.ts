import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './read-json.ts';
import type { Options } from './options.ts';

type Env = Record<string, string | undefined>;
/** `began`: of the process, where the system tells it. */
type Running = { pid: number; began?: string | undefined; env: Env };
const STORES = /^(MONGODB_URI|REDIS_URL|S3_.+|MERCADOPAGO_.+|ENVIA_.+|FACTURAPI_.+)$/;
const fileOf = (dataDir: string) => join(dataDir, 'running.json');

/** Tells backup and doctor the stores of a running shop; readable by this user only, like its secrets. */
export function tellRunning({ dataDir, publicBaseUrl, port }: Options, env: Env): void {
  const stores = Object.entries(env).filter(([name]) => STORES.test(name));
  const running = {
    pid: process.pid,
    began: beginOf(process.pid),
    env: { PUBLIC_BASE_URL: publicBaseUrl, PORT: String(port), ...Object.fromEntries(stores) },
  };
  writeFileSync(fileOf(dataDir), JSON.stringify(running), { mode: 0o600 });
}

export const tellStopped = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

/** The addresses and keys of the stores in use, or undefined when no shop runs in this folder. */
export function readRunning(dataDir: string): Env | undefined {
  if (!existsSync(fileOf(dataDir))) return undefined;
  const { env, ...launcher } = readJson<Running>(fileOf(dataDir), 'Start the shop again');
  return isAlive(launcher) ? env : undefined;
}

/** The system's own time of a process's start. Only Linux has it in a file. */
function beginOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

/** A killed launcher leaves its file behind, and its number may be another process's, as after a reboot. */
function isAlive({ pid, began }: Omit<Running, 'env'>): boolean {
  if (began !== undefined && beginOf(pid) !== began) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
