import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of the backing services of a folder: Redis, and the one that started it and is all the others. */
export function backingPids(dataDir: string): { redis: number; backing: number } {
  const running = readFileSync(join(dataDir, 'redis', 'running.json'), 'utf8');
  const { pid } = JSON.parse(running) as { pid: number };
  const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { redis: pid, backing: Number(parent![1]) };
}
