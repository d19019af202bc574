import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findRedis } from '../../../embedded/src/redis/find.ts';
import { freePorts } from '../../../scripts/launch/ports.ts';
import { insist } from './shopper.ts';

const HOST = '127.0.0.1';
const PASSWORD = 'only-for-faults';
/** Sentinels have one of their own. */
const WATCHING = 'only-for-sentinels';

/** Two servers of Redis, one of which copies the other, and three Sentinels that watch both. */
export type Sentinels = {
  /** As services get it. */
  url: string;
  /** Kills the master (-9). @returns the port of the other one, when it has taken over */
  killMaster: () => Promise<number>;
  stop: () => Promise<void>;
};

export async function startSentinels(): Promise<Sentinels> {
  const folder = mkdtempSync(join(tmpdir(), 'sentinels-'));
  const [master = 0, replica = 0, ...watching] = await freePorts(5);
  const children = [master, replica, ...watching].map((port, at) => {
    const file = join(folder, `${port}.conf`);
    writeFileSync(
      file,
      [...COMMON(folder, port), ...(at < 2 ? server(at, master) : sentinel(master))].join('\n'),
    );
    return spawn(findRedis(process.env), [file, ...(at < 2 ? [] : ['--sentinel'])], { stdio: 'ignore' });
  });
  await insist(() => Promise.all(watching.map(knowsAll)));
  return {
    url: `redis+sentinel://:${PASSWORD}@${watching.map((port) => `${HOST}:${port}`).join()}/shop?sentinelPassword=${WATCHING}`,
    async killMaster() {
      await end(children[0]!);
      await insist(async () => {
        if (Number((await ask(watching[0]!)).port) !== replica) throw new Error('no other master yet');
      });
      return replica;
    },
    async stop() {
      await Promise.all(children.map(end));
      rmSync(folder, { recursive: true });
    },
  };
}

const COMMON = (folder: string, port: number) => [`port ${port}`, `bind ${HOST}`, `dir ${folder}`];
const server = (at: number, master: number) => [
  ...[`requirepass ${PASSWORD}`, `masterauth ${PASSWORD}`, 'maxmemory-policy noeviction', 'save ""'],
  ...(at > 0 ? [`replicaof ${HOST} ${master}`] : []),
];
/** The master counts as dead when two of three have not heard of it for two seconds. */
const sentinel = (master: number) => [
  ...[`requirepass ${WATCHING}`, `sentinel sentinel-pass ${WATCHING}`],
  `sentinel monitor shop ${HOST} ${master} 2`,
  `sentinel auth-pass shop ${PASSWORD}`,
  'sentinel down-after-milliseconds shop 2000',
  'sentinel failover-timeout shop 5000',
];

/** What a Sentinel knows of the master. */
async function ask(port: number): Promise<Record<string, string>> {
  const redis = new Redis(port, HOST, { password: WATCHING, lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const told = (await redis.call('SENTINEL', 'MASTER', 'shop')) as string[];
    return Object.fromEntries(told.flatMap((name, at) => (at % 2 === 0 ? [[name, told[at + 1]!]] : [])));
  } finally {
    redis.disconnect();
  }
}

async function knowsAll(port: number): Promise<void> {
  const { 'num-slaves': replicas, 'num-other-sentinels': others, flags } = await ask(port);
  if (replicas !== '1' || others !== '2' || flags !== 'master') throw new Error(`${port} does not know all`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
