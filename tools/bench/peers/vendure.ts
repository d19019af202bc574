import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../scripts/launch/ports.ts';
import { runLimited } from '../../../scripts/setup/run-limited.mjs';
import { processesUnder, type ShopProcess } from '../processes.ts';
import { startPostgres } from './postgres.ts';

/** 160 MB that only this measurement needs: no dependency of the project. */
const VERSION = '3.7.3';
const PACKAGES = [
  ...['core', 'asset-server-plugin', 'create'].map((name) => `@vendure/${name}@${VERSION}`),
  'pg@8.23.1',
];
const FOLDER = fileURLToPath(new URL(`../../../.cache/vendure-${VERSION}/`, import.meta.url));
const SHOP = fileURLToPath(new URL('vendure-shop.mjs', import.meta.url));

export type Vendure = {
  name: string;
  /** Of its API for shoppers. */
  url: string;
  /** Of the server, its worker and the database, as they are now: the database has one for each connection. */
  processes: () => ShopProcess[];
  stop: () => Promise<void>;
};

/** Vendure in production mode with so many products of its sample catalogue, on the database that it recommends. */
export async function startVendure(products: number): Promise<Vendure> {
  await ensureVendure();
  const postgres = await startPostgres();
  const [port] = await freePorts(1);
  const { run, end } = createTasks({
    ...{ PEER_PORT: String(port), PEER_SECRET: randomBytes(18).toString('base64url') },
    ...{ PEER_DB_PORT: String(postgres.port), PEER_DB_PASSWORD: postgres.password },
    PEER_PRODUCTS: String(products),
  });
  const stop = async () => {
    await end();
    await postgres.stop();
  };
  try {
    await run('populate');
    const [server, worker] = await Promise.all([run('server'), run('worker')]);
    const pids = { Vendure: server, 'Vendure worker': worker, PostgreSQL: postgres.pid };
    const processes = () =>
      Object.entries(pids).flatMap(([name, pid]) => processesUnder(pid).map((one) => ({ ...one, name })));
    return { name: `Vendure ${VERSION}`, url: `http://127.0.0.1:${port}/shop-api`, processes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Vendure's processes in one folder, which goes with them. */
function createTasks(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'elixir-shop-vendure-'));
  const production = { NODE_ENV: 'production', VENDURE_DISABLE_TELEMETRY: 'true', PEER_PACKAGES: FOLDER };
  const started: ChildProcess[] = [];
  return {
    /** @returns the pid of a process that has done its task, or has begun to serve */
    async run(task: 'populate' | 'server' | 'worker'): Promise<number> {
      const child = spawn(process.execPath, ['--no-deprecation', SHOP, task], {
        cwd: folder,
        env: { ...process.env, ...production, ...env },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      started.push(child);
      await untilReady(child);
      return child.pid!;
    },
    async end(): Promise<void> {
      const running = started.filter((child) => child.exitCode === null && child.signalCode === null);
      await Promise.all(running.map((child) => child.kill() && once(child, 'exit')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ensureVendure(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules/@vendure/core/package.json'))) return;
  const install = ['npm', 'install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--ignore-scripts'];
  if (!(await runLimited('npm install @vendure/core', [...install, ...PACKAGES])))
    throw new Error('Vendure could not be installed');
}

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`Vendure ended with exit code ${code}`)));
  });
