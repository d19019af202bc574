import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from './options.ts';
import { COMPILE_CACHE, V8_FLAGS } from './warm-cache.ts';

export type Backing = { env: Record<string, string>; process: ChildProcess; stop: () => Promise<void> };

/**
 * Starts the embedded backing services that the environment does not name, and answers the addresses of those.
 * @throws Error with the launcher's own line, e.g. that the data folder is in use
 */
export function startBacking(dataDir: string, publicBaseUrl: string, onDeath: () => void): Promise<Backing> {
  const child = spawn(
    process.execPath,
    [...V8_FLAGS, 'embedded/src/main.ts', '--data', dataDir, '--watch-stdin'],
    {
      cwd: ROOT,
      env: { ...process.env, PUBLIC_BASE_URL: publicBaseUrl, NODE_COMPILE_CACHE: COMPILE_CACHE },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    },
  );
  let out = '';
  let complaint = '';
  let ready = false;
  let stopping = false;
  child.stdin.on('error', () => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
    if (ready) process.stderr.write(chunk);
  });
  const stop = async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (ready || !out.includes('\n')) return;
      ready = true;
      const { env } = JSON.parse(out.slice(0, out.indexOf('\n'))) as { env: Record<string, string> };
      resolve({ env, process: child, stop });
    });
    child.once('exit', (code) => {
      if (!ready) reject(new Error(complaint.trim() || `the backing services ended with code ${code}`));
      else if (!stopping) onDeath();
    });
  });
}
