import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startChild, type Child, type Part } from './child.ts';
import { ROOT } from './options.ts';

/** Its name has letters that addresses of modules spell in another way. */
let folder = '';
let child: Child | undefined;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shared 100% ñ-'))));
afterEach(async () => {
  await child?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A program that logs its configuration when it has started and handles signals, and logs its close. */
const FINE = `
  import { writeSync } from 'node:fs';
  export const start = async (env) => {
    const say = (text) => writeSync(Number(env.LOG_FD), text + '\\n');
    setImmediate(say, 'port ' + env.PORT + (env.SECRET ? ' ' + env.SECRET : ''));
    const staying = setInterval(() => undefined, 1000);
    return { running: { close: async () => (clearInterval(staying), say('closed')) } };
  };`;
/** A program that cannot start until the given file exists. */
const WAITING = `
  import { existsSync } from 'node:fs';
  import { start as fine } from './fine.mjs';
  export const start = async (env) => {
    if (!existsSync(env.FILE)) throw new Error('no file');
    return fine(env);
  };`;

const part = (name: string, program: string, env: Record<string, string>): Part => ({
  name,
  args: [relative(ROOT, join(folder, program))],
  env,
});

/** Starts both; answers the process's standard error and its end. `after`: what the second one waits for. */
function start(env: Record<string, string>, after: Record<string, string> = {}) {
  writeFileSync(join(folder, 'fine.mjs'), FINE);
  writeFileSync(join(folder, 'waiting.mjs'), WAITING);
  const inside = [
    part('one', 'waiting.mjs', { PORT: '1', FILE: join(folder, 'there') }),
    { ...part('two', 'fine.mjs', { PORT: '2', SECRET: 'of two' }), after },
  ];
  const args = ['scripts/launch/share-process.ts', 'both'];
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child = startChild({ name: 'both', args, env, inside }, folder, resolve);
  return { ended, process: child.process };
}

const log = (name: string) => readFileSync(join(folder, 'logs', `${name}.log`), 'utf8');

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('when parts share a process then each has its own environment and log and all are closed at the end', async () => {
  writeFileSync(join(folder, 'there'), '');
  const { ended } = start({});
  await until(() => log('two') !== '');

  await child!.stop();

  expect(await ended).toBe(0);
  expect(log('one')).toBe('port 1\nclosed\n');
  expect(log('two')).toBe('port 2 of two\nclosed\n');
  expect(log('both')).toContain('stopping on SIGTERM');
});

test.each([
  ['at the start of the shop then it starts when those are ready', {}, ['', '', 'ready']],
  ['while the shop is open then it starts at once', { SHOP_IS_OPEN: '1' }, []],
])('when a part is to come after others %s', async (_then, env, looks) => {
  writeFileSync(join(folder, 'there'), '');
  const seen: string[] = [];
  const other = createServer((_req, res) => {
    seen.push(seen.length < 2 ? log('two') : 'ready');
    res.writeHead(seen.length > 2 ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  start(env, { other: `http://127.0.0.1:${(other.address() as AddressInfo).port}` });

  await until(() => log('two') !== '');

  expect(seen).toEqual(looks);
  other.close();
});

test('when a part cannot start at the start of the shop then its process says which and ends with code 1', async () => {
  const { ended } = start({});

  expect(await ended).toBe(1);
  expect(log('both')).toBe('Start failed: one: no file\n');
});

test('when a part cannot start while the shop is open then its neighbours start and it is tried again', async () => {
  start({ SHOP_IS_OPEN: '1' });
  await until(() => log('two') !== '' && log('both').includes('started again in 1 s'));
  expect(log('one')).toBe('');

  writeFileSync(join(folder, 'there'), '');
  await until(() => log('one') !== '');

  expect(log('one')).toBe('port 1\n');
  expect(log('two')).toBe('port 2 of two\n');
});
