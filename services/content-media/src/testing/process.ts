import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { backing, signIn } from '@shop/service-kit/testing/backing';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';

export type ServiceProcess = {
  admin: TestClient;
  /** The process's peak memory so far; 0 where the system does not report it. */
  peakMegabytes: () => number;
  stop: () => Promise<void>;
};

/** The service in a process of its own, so that its memory can be measured. */
export async function startProcess(): Promise<ServiceProcess> {
  const env = { ...backing(), LOG_LEVEL: 'info' };
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the service did not start')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { msg, port: listening } = JSON.parse(line) as { msg: string; port: number };
      if (msg === 'listening') resolve(listening);
    });
  });
  return {
    admin: await signIn(testClient(`http://127.0.0.1:${port}`), env),
    peakMegabytes: () => peakOf(child.pid!),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
