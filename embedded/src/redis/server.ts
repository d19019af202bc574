import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning } from '../launcher/keep-running.ts';
import { askRedis } from './ask.ts';
import { findRedis } from './find.ts';
import { logSize, putDamagedAside } from './damaged.ts';
import { forget, remember, stopOrphan } from './orphan.ts';

export type RedisOptions = { dataDir: string; password: string; port?: number };
type RedisServer = {
  url: string;
  port: number;
  pid: number;
  died: Promise<string | undefined>;
  close(): Promise<void>;
};

const startMs = 30_000;
const stopMs = 10_000;

/** A Redis that is started again, on its port and with its data, when it ends on its own. */
export async function keepRedis(options: RedisOptions, say: (line: string) => void) {
  const first = await startRepaired(options, say);
  const again = { ...options, port: first.port };
  const { close } = keepRunning(first, { start: () => startRepaired(again, say), say });
  return { url: first.url, port: first.port, close };
}

/**
 * Everything in Redis can be restored (people sign in anew, payments are found by asking the provider), so a file that
 * it cannot read must not stop the shop: it is moved aside, and this is reported.
 */
async function startRepaired(options: RedisOptions, say: (line: string) => void): Promise<RedisServer> {
  const from = logSize(options.dataDir);
  try {
    return await startRedis(options);
  } catch (error) {
    const kept = putDamagedAside(options.dataDir, from);
    if (!kept) throw error;
    say(
      `redis-server could not read its file, which is kept as ${kept}; it starts empty: everybody signs in anew`,
    );
    return startRedis(options);
  }
}

/**
 * Starts a real Redis as a child, on the loopback interface, with everything it acknowledges appended to disk.
 * `died` says how the server ended on its own, or nothing when it was closed.
 */
export async function startRedis({ dataDir, password, port }: RedisOptions): Promise<RedisServer> {
  const program = findRedis(process.env);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await stopOrphan(dataDir);
  const taken = port ?? (await freePort());
  const child = await launch(program, configuration(dataDir, password, taken));
  const pid = child.pid ?? 0;
  remember(dataDir, { pid, port: taken });
  await answering(child, { port: taken, password, log: join(dataDir, 'redis.log') });
  let closing = false;
  const died = once(child, 'exit').then(([code, signal]: (number | string | null)[]) =>
    closing ? undefined : `redis-server ended on its own (${code ?? signal})`,
  );
  const close = async () => {
    closing = true;
    await stop(child);
    forget(dataDir);
  };
  return { url: `redis://:${password}@127.0.0.1:${taken}`, port: taken, pid, died, close };
}

// The configuration goes in on standard input, so that the password stands in no process list. Detached, because
// Ctrl-C in a terminal reaches the whole process group, and Redis must outlive those who still write to it.
async function launch(program: string, config: string): Promise<ChildProcess> {
  const child = spawn(program, ['-'], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  await once(child, 'spawn');
  child.stdin?.on('error', () => {});
  child.stdin?.end(config);
  return child;
}

function configuration(dataDir: string, password: string, port: number): string {
  const quoted = (path: string) => JSON.stringify(path);
  return [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${password}`,
    `dir ${quoted(dataDir)}`,
    `logfile ${quoted(join(dataDir, 'redis.log'))}`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    // By default Redis does background work ten times a second, most of its CPU time when idle. Twice is enough for a
    // small shop: blocking reads time out and writes reach the disk at most half a second later on an idle server.
    'hz 2',
    '',
  ].join('\n');
}

type Waiting = { port: number; password: string; log: string };

async function answering(child: ChildProcess, { port, password, log }: Waiting): Promise<void> {
  for (const end = Date.now() + startMs; Date.now() < end; await sleep(25)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    // While the append-only file loads, Redis answers LOADING instead of PONG.
    if ((await askRedis(port, password, 'PING'))?.includes('+PONG')) return;
  }
  await stop(child);
  throw new Error(`redis-server did not start; see ${log}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await gone;
  clearTimeout(hard);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
