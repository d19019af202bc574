import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openLink, type Link } from './link.ts';

const TEXT = 'x'.repeat(10_000);
const server = createServer((_req, res) => res.end(TEXT));
let link: Link;

beforeEach(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  link = await openLink((server.address() as AddressInfo).port);
});
afterEach(() => {
  link.close();
  server.closeAllConnections();
  server.close();
});

const read = async (signal?: AbortSignal): Promise<string> =>
  (await fetch(`http://127.0.0.1:${link.port}`, { ...(signal && { signal }) })).text();

test('when a link is open then everything passes; down or cut then the caller learns of it', async () => {
  expect(await read()).toBe(TEXT);

  for (const state of ['down', 'cut'] as const) {
    link.set(state);
    await expect(read()).rejects.toThrow();
  }

  link.set('open');
  expect(await read()).toBe(TEXT);
});

test('when a link is silent then nothing passes until it is open again', async () => {
  link.set('silent');
  const waiting = read();
  const first = await Promise.race([waiting, read(AbortSignal.timeout(50)).catch(() => 'nothing')]);

  link.set('open');

  expect([first, await waiting]).toEqual(['nothing', TEXT]);
});

test('when the answers of a link are held back then what was asked arrived', async () => {
  const asked = once(server, 'request');
  link.set('unanswered');
  const waiting = read();
  await asked;

  expect(await Promise.race([waiting, 'nothing'])).toBe('nothing');
  link.set('open');
  expect(await waiting).toBe(TEXT);
});
