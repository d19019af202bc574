import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of a folder's backing services: Redis, and the launcher, which contains all others. */
export function backingPids(dataDir: string): { redis: number; backing: number } {
  const running = readFileSync(join(dataDir, 'redis', 'running.json'), 'utf8');
  const { pid } = JSON.parse(running) as { pid: number };
  const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { redis: pid, backing: Number(parent![1]) };
}
