import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Part } from './child.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

let dataDir = '';
let supervisor: Supervisor | undefined;
const given: string[] = [];
const said: string[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'supervised-'));
  given.length = 0;
  said.length = 0;
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  await supervisor?.stopAll();
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

const part = (name: string, program: string): Part => ({ name, args: ['-e', program], env: {} });

/** Waits that end at once, until their number is reached; then `reached` resolves. */
function waits(wanted: number) {
  const lengths: number[] = [];
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const wait = async (ms: number, signal: AbortSignal) => {
    lengths.push(ms);
    if (lengths.length < wanted) return;
    resolve();
    await new Promise((end) => signal.addEventListener('abort', end));
  };
  return { lengths, reached, wait };
}

const supervise = (wait?: ReturnType<typeof waits>['wait']): Supervisor =>
  (supervisor = createSupervisor({
    dataDir,
    giveUp: (reason) => given.push(reason),
    ...(wait && { wait }),
  }));

/** A part that connects here, sends its process id and stays, so that a test knows whether it is alive. */
async function living() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const program = `require('net').connect(${port}, '127.0.0.1').on('connect', function () { this.write(String(process.pid)) })`;
  const next = async () => {
    const [socket] = (await once(server, 'connection')) as [Socket];
    const [pid] = (await once(socket, 'data')) as [Buffer];
    return { socket, pid: Number(pid) };
  };
  return { part: part('living', program), next, close: () => server.close() };
}

test('when a part of an open shop crashes again and again then it is started later each time and the rest lives', async () => {
  const { lengths, reached, wait } = waits(8);
  const shop = supervise(wait);
  const other = await living();
  const connected = other.next();
  shop.start(other.part);
  const { socket } = await connected;
  shop.opened();

  shop.start(part('auth', 'process.exit(1)'));
  await reached;

  expect(lengths).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(said.at(-1)).toBe('auth ended (code 1); started again in 30 s');
  expect(given).toEqual([]);
  expect(socket.readyState).toBe('open');
  other.close();
});

test('when a part is killed then it is back at once', async () => {
  const shop = supervise();
  const one = await living();
  const first = one.next();
  shop.start(one.part);
  const { pid } = await first;
  const second = one.next();

  process.kill(pid, 'SIGKILL');

  expect((await second).pid).not.toBe(pid);
  expect(said).toEqual(['living ended (SIGKILL); started again now']);
  one.close();
});

test('when a part says at the start of the shop that it cannot run then the shop gives up', async () => {
  const { reached, wait } = waits(1);
  const shop = supervise(wait);

  shop.start(part('auth', 'process.exit(1)'));
  await reached;

  expect(given).toEqual(['auth ended with code 1']);
});

test('when the shop stops while a part waits for its next start then it is not started', async () => {
  const { lengths, reached, wait } = waits(3);
  const shop = supervise(wait);

  shop.start(part('auth', 'process.exit(7)'));
  await reached;
  await shop.stopAll();

  expect(lengths).toHaveLength(3);
  expect(said.filter((line) => line.startsWith('auth ended (code 7)'))).toHaveLength(3);
});
