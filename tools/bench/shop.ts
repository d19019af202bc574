import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../scripts/launch/ports.ts';
import { waitUntilReady } from '../../scripts/launch/ready.ts';
import { processesUnder, type ShopProcess } from './processes.ts';
import type { Load } from './rounds.ts';

/** A shop as `npm start` runs it, with its processes. */
export type BenchShop = { url: string; processes: ShopProcess[]; stop: () => Promise<void> };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const START_MS = 300_000;
/** Raised, because all shoppers of a measurement share an address. */
const LIMITS = {
  CART_LIMIT_PER_MINUTE: '10000000',
  CHECKOUT_LIMIT_PER_MINUTE: '10000000',
  PAGES_PER_MINUTE: '10000000',
};

/** @param dataDir of an earlier start, which is kept after the stop */
export async function startShop(dataDir = ''): Promise<BenchShop> {
  const folder = dataDir || mkdtempSync(join(tmpdir(), 'elixir-shop-bench-'));
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, ...LIMITS, PORT: String(port), PUBLIC_BASE_URL: url, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady({ gateway: url }, START_MS);
  return {
    url,
    processes: processesUnder(child.pid!),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const BARE = fileURLToPath(new URL('bare-route.ts', import.meta.url));

export type BareRoute = { url: string; pid: number; stop: () => void };

/** The reference of the same run: an Express route that only answers the same JSON. */
export async function startBareRoute(answer: unknown): Promise<BareRoute> {
  const child = spawn(process.execPath, [BARE], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(answer as object);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid!, stop: () => child.kill() };
}

export const loadOf = ({ url, pid }: BareRoute, total: number): Load => ({
  name: 'bare',
  total,
  processes: [{ pid, name: 'bare' }],
  callAt: () => ({ url, expect: 200 }),
});
