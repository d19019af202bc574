import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopOrphan } from '../../redis/orphan.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

export type Exit = { code: number | null; stderr: string };
export type Running = {
  dataDir: string;
  /** What it printed: the variables for the services. */
  env: Record<string, string>;
  ports: Record<string, number>;
  end(signal: NodeJS.Signals): Promise<Exit>;
  closeStdin(): Promise<Exit>;
  exited: Promise<Exit>;
  redisPid: number;
};

const main = join(import.meta.dirname, '..', '..', 'main.ts');

/** Runs the launcher as a process of its own, with no variable of the test run but PATH and those given. */
export function spawnLauncher(dataDir: string, env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, [main, '--data', dataDir, '--watch-stdin', ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const exited = once(child, 'exit').then(([code]): Exit => ({ code: code as number | null, stderr }));
  return { child, exited };
}

/** Starts it and waits for its line of JSON; throws what it wrote when it ends instead. */
export async function startLauncher(
  dataDir = temporaryFolder(),
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<Running> {
  const { child, exited } = spawnLauncher(dataDir, env, args);
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  const line = once(child.stdout, 'data').then(() => out);
  const failed = exited.then(({ stderr }) => Promise.reject(new Error(stderr)));
  // The test itself checks later ends.
  failed.catch(() => {});
  const text = await Promise.race([line, failed]);
  const redisPid = env.REDIS_URL ? 0 : redisPidOf(dataDir);
  afterwards(async () => {
    child.kill('SIGKILL');
    await exited;
    await stopOrphan(join(dataDir, 'redis'));
  });
  return {
    dataDir,
    ...(JSON.parse(text) as Pick<Running, 'env' | 'ports'>),
    redisPid,
    exited,
    end: (signal) => (child.kill(signal), exited),
    closeStdin: () => (child.stdin.end(), exited),
  };
}

function redisPidOf(dataDir: string): number {
  return (JSON.parse(readFileSync(join(dataDir, 'redis', 'running.json'), 'utf8')) as { pid: number }).pid;
}

export function isAlive(pid: number): boolean {
  try {
    // A zombie has ended, but its exit code is not collected yet.
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
}

const SOON_MS = 20_000;

/** Whether the process ends soon; it may release its files and ports a moment before it ends. */
export async function endsSoon(pid: number): Promise<boolean> {
  for (const last = Date.now() + SOON_MS; isAlive(pid) && Date.now() < last;) await sleep(20);
  return !isAlive(pid);
}
