import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Running = { pid: number; port: number };

const file = (dataDir: string) => join(dataDir, 'running.json');
const graceMs = 10_000;

/** Remembers the server, for a next start that finds it orphaned because this launcher was killed. */
export function remember(dataDir: string, running: Running): void {
  const temporary = `${file(dataDir)}.new`;
  writeFileSync(temporary, JSON.stringify(running), { mode: 0o600 });
  renameSync(temporary, file(dataDir));
}

export function forget(dataDir: string): void {
  rmSync(file(dataDir), { force: true });
}

/** Stops the server that a killed launcher left on this folder: two on one append-only file destroy it. */
export async function stopOrphan(dataDir: string): Promise<void> {
  const left = recall(dataDir);
  if (left && isOurs(left)) await stop(left);
  forget(dataDir);
}

function recall(dataDir: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(file(dataDir), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

/** Process ids are used again: only one whose title is that of a Redis on our port ('-' while it starts) is ours. */
function isOurs({ pid, port }: Running): boolean {
  const title = processTitle(pid);
  return /(redis|valkey)-server/.test(title) && (title.includes(`:${port}`) || title.endsWith(' -'));
}

function processTitle(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return processTitleElsewhere(pid);
  }
}

// macOS has no /proc.
function processTitleElsewhere(pid: number): string {
  try {
    return String(execFileSync('ps', ['-p', String(pid), '-o', 'command='], { stdio: 'pipe' })).trim();
  } catch {
    return '';
  }
}

// A killed process may stay as a zombie, which has no title.
async function stop(left: Running): Promise<void> {
  process.kill(left.pid, 'SIGTERM');
  for (const end = Date.now() + graceMs; isOurs(left); await sleep(50)) {
    if (Date.now() > end) process.kill(left.pid, 'SIGKILL');
  }
}
