import { expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { hearChanges } from '@shop/service-kit/cache-tags/hear-changes';
import { CHANNEL } from '@shop/service-kit/cache-tags/wire';
import { createLog } from '@shop/service-kit/log';
import { connectRedis, LIMIT_MS, noticeSilence } from '@shop/service-kit/redis';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { signal } from '../testing/signal.ts';

/** A proxy in front of Redis that can be shut, or stop passing data on open connections. */
async function startProxy(behind: string) {
  const { hostname, port } = new URL(behind);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const redis = connect(Number(port), hostname);
    for (const socket of [client, redis]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => (client.destroy(), redis.destroy()));
    }
    client.pipe(redis).pipe(client);
  });
  const listening = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const at = await listening(0);
  const shut = async () => {
    server.close();
    for (const socket of open) socket.destroy();
    await once(server, 'close');
  };
  const hush = () => open.forEach((socket) => socket.unpipe().pause());
  // Keeps the password of the given address.
  const url = Object.assign(new URL(behind), { hostname: '127.0.0.1', port: String(at) }).href;
  return { url, shut, hush, reopen: () => listening(at) };
}

test('when Redis goes away and comes back then a gateway knows that it hears nothing, and that it may have missed something', async () => {
  const { REDIS_URL } = backing();
  const { url, shut, reopen } = await startProxy(REDIS_URL);
  const [missed, lost] = [signal(), signal()];
  const heard: string[] = [];
  const arrived = signal();
  const changed = (tag: string) => {
    heard.push(tag);
    arrived.happens();
  };
  const log = { warn: lost.happens };
  const first = missed.next();
  const hearing = hearChanges({ url, log, changed, missed: missed.happens });
  expect(hearing.isLive()).toBe(false);
  await first;
  expect(hearing.isLive()).toBe(true);

  const publisher = new Redis(REDIS_URL);
  const message = arrived.next();
  await publisher.publish(CHANNEL, 'of-this-test');
  await message;
  while (!heard.includes('of-this-test')) await arrived.next();

  const gone = lost.next();
  await shut();
  await gone;
  expect(hearing.isLive()).toBe(false);

  const again = missed.next();
  await reopen();
  await again;
  expect(hearing.isLive()).toBe(true);

  hearing.close();
  publisher.disconnect();
  await shut();
});

test('when a connection gives no answer and does not end then another one is opened', async () => {
  const { url, hush, shut } = await startProxy(backing().REDIS_URL);
  const redis = connectRedis(url, createLog('test', 'silent'), LIMIT_MS);
  noticeSilence(redis, 100);
  try {
    await redis.connect();
    const opened = once(redis, 'ready');

    hush();
    await expect(redis.ping()).rejects.toThrow();

    await opened;
    expect(await redis.ping()).toBe('PONG');
  } finally {
    redis.disconnect();
    await shut();
  }
});

test('when a connection that hears others falls silent then another one is opened', async () => {
  const { url, hush, shut } = await startProxy(backing().REDIS_URL);
  const redis = new Redis(url, { autoResubscribe: false });
  noticeSilence(redis, 100);
  try {
    await redis.subscribe(CHANNEL);
    const opened = once(redis, 'ready');

    hush();

    await expect(opened).resolves.toEqual([]);
  } finally {
    redis.disconnect();
    await shut();
  }
});

test('when a connection is idle then nothing is asked and it stays', async () => {
  const redis = connectRedis(backing().REDIS_URL, createLog('test', 'silent'));
  await redis.connect();
  const closed = jest.fn();
  redis.on('close', closed);
  const asked = jest.spyOn(redis, 'sendCommand');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  try {
    noticeSilence(redis, 100);

    jest.advanceTimersByTime(60_000);
  } finally {
    jest.useRealTimers();
  }

  expect(await redis.ping()).toBe('PONG');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
  redis.disconnect();
});
