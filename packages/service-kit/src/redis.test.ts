import { once } from 'node:events';
import { createServer, Socket, type AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import * as z from 'zod';
import { readConfig, redisEnv } from './config.ts';
import { createLog } from './log.ts';
import { connectRedis, LIMIT_MS, openRedis } from './redis.ts';

const accepts = (REDIS_URL: string) => () => readConfig(z.object(redisEnv), { REDIS_URL });

test('when Redis stands behind Sentinels then one address names them, the master and its password', () => {
  const url = 'redis+sentinel://:a%2Fb@one:26380,two/shop';
  const retryStrategy = () => null;

  const { options } = openRedis(url, { lazyConnect: true, retryStrategy });

  expect(accepts(url)).not.toThrow();
  expect(options).toMatchObject({
    sentinels: [
      { host: 'one', port: 26_380 },
      { host: 'two', port: 26_379 },
    ],
    name: 'shop',
    password: 'a/b',
    sentinelRetryStrategy: retryStrategy,
  });
});

test('when Sentinels ask for a password and speak TLS then the address says so', () => {
  const url = 'rediss+sentinel://:ours@one/shop?sentinelPassword=a%26b';

  const { options } = openRedis(url, { lazyConnect: true, retryStrategy: () => null });

  expect(accepts(url)).not.toThrow();
  expect(options).toMatchObject({ name: 'shop', password: 'ours', sentinelPassword: 'a&b' });
  expect(options).toMatchObject({ tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true });
});

test.each([
  'redis+sentinel://one/shop?password=x',
  'redis+sentinel://one:26379',
  'redis+sentinel:///shop',
  'http://one',
])('when an address is %s then it is refused at the start', (url) =>
  expect(accepts(url)).toThrow('REDIS_URL'),
);

/** A fake Redis in this process: `ping` answers a PING, every other command gets OK. */
async function withServer(
  ping: (answer: (text: string) => void) => void,
  run: (url: string) => Promise<void>,
) {
  const server = createServer((socket) =>
    socket.on('data', (data) => {
      const answer = (text: string) => void socket.write(text);
      if (/ping/i.test(String(data))) ping(answer);
      else answer('+OK\r\n'.repeat(String(data).match(/^\*/gm)!.length));
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await run(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

test('when nobody says anything then the operating system asks after five seconds', () =>
  withServer(
    (answer) => answer('+PONG\r\n'),
    async (url) => {
      const asked = jest.spyOn(Socket.prototype, 'setKeepAlive');
      const redis = connectRedis(url, createLog('test', 'silent'));

      await redis.connect();

      expect(asked.mock.calls).toContainEqual([true, 5_000]);
      redis.disconnect();
      asked.mockRestore();
    },
  ));

test('when this process is too busy to read a reply that came in time then the reply counts', () =>
  withServer(
    (answer) => {
      answer('+PONG\r\n');
      const end = performance.now() + 700;
      while (performance.now() < end);
    },
    async (url) => {
      const redis = connectRedis(url, createLog('test', 'silent'), LIMIT_MS);
      await redis.connect();

      expect(await redis.ping()).toBe('PONG');
      redis.disconnect();
    },
  ));

test('when Redis says nothing then a request fails', () =>
  withServer(
    () => undefined,
    async (url) => {
      const redis = connectRedis(url, createLog('test', 'silent'), LIMIT_MS);
      await redis.connect();

      await expect(redis.ping()).rejects.toThrow('Command timed out');
      redis.disconnect();
    },
  ));
