import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { download } from './download.ts';

const server = createServer();
beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** A client that has received the first line, and the server's side of the connection. */
async function started(lines: AsyncIterable<string>) {
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  request.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const done = download(Readable.from(lines), response);
  const [answer] = await once(request, 'response');
  await once(answer as Readable, 'data');
  return { request, done };
}

test('when the client leaves in the middle of a download then that is no error, and nothing more is read', async () => {
  let isClosed = false;
  const left = Promise.withResolvers<void>();
  async function* lines() {
    try {
      yield 'Pedido\r\n';
      await left.promise;
      yield 'FK-000001\r\n';
    } finally {
      isClosed = true;
    }
  }
  const { request, done } = await started(lines());

  request.destroy();
  const settled = done.then(() => 'done');
  left.resolve();

  expect(await settled).toBe('done');
  await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(true);
});

test('when the client has left before the first line then that is no error', async () => {
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  request.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  request.destroy();
  await once(response, 'close');

  await expect(download(Readable.from(['Pedido\r\n']), response)).resolves.toBeUndefined();
});

test('when the database fails in the middle of a download then that is an error', async () => {
  const failed = Promise.withResolvers<void>();
  async function* lines() {
    yield 'Pedido\r\n';
    await failed.promise;
  }
  const { done } = await started(lines());

  failed.reject(new Error('no database'));

  await expect(done).rejects.toThrow('no database');
});
