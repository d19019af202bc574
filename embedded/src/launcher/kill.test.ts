import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isAlive, type Running, startLauncher } from './testing/start-launcher.ts';

const none = {
  MONGODB_URI: 'mongodb://db.test',
  REDIS_URL: 'redis://redis.test',
  S3_ENDPOINT: 'http://s3.test',
};
const { REDIS_URL: _redis, ...forRedis } = { ...none, MERCADOPAGO_ACCESS_TOKEN: 'x' };
const { S3_ENDPOINT: _s3, ...forS3 } = { ...none, MERCADOPAGO_ACCESS_TOKEN: 'x' };

/** Writes one by one until the launcher is killed in the middle; answers the acknowledged values, at least one. */
async function writeUntilKilled(launcher: Running, write: (n: number) => Promise<string>): Promise<string[]> {
  const acknowledged = [await write(0)];
  void sleep(200 + Math.random() * 400).then(() => launcher.end('SIGKILL'));
  try {
    for (let n = 1; ; n++) acknowledged.push(await write(n));
  } catch {
    await launcher.exited;
    return acknowledged;
  }
}

test('when a launcher is killed then the next one stops the redis it left and has its data', async () => {
  const first = await startLauncher(temporaryFolder(), forRedis);
  const redis = new Redis(first.env.REDIS_URL ?? '');
  await redis.set('carrito', 'miel');
  redis.disconnect();
  await first.end('SIGKILL');
  expect(isAlive(first.redisPid)).toBe(true);

  const second = await startLauncher(first.dataDir, forRedis);

  const again = new Redis(second.env.REDIS_URL ?? '');
  expect(isAlive(first.redisPid)).toBe(false);
  expect(await again.get('carrito')).toBe('miel');
  again.disconnect();
  expect((await second.end('SIGTERM')).code).toBe(0);
});

test('when it is killed while images are stored then every acknowledged one is there afterwards', async () => {
  const client = ({ env }: Running) => {
    const { hostname, port } = new URL(env.S3_ENDPOINT ?? '');
    const keys = { accessKey: env.S3_ACCESS_KEY ?? '', secretKey: env.S3_SECRET_KEY ?? '' };
    return new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...keys });
  };
  const first = await startLauncher(temporaryFolder(), forS3);
  const before = client(first);
  await before.makeBucket('media');
  const acknowledged = await writeUntilKilled(first, async (n) => {
    await before.putObject('media', `k${n}`, Buffer.alloc(20_000, n % 256), 20_000);
    return `k${n}`;
  });

  const second = await startLauncher(first.dataDir, forS3);

  const stats = await Promise.all(acknowledged.map((key) => client(second).statObject('media', key)));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(stats.every(({ size }) => size === 20_000)).toBe(true);
  await second.end('SIGTERM');
});

test('when it is killed while people pay then every payment that was answered is there afterwards', async () => {
  const post = (env: Record<string, string>, path: string, body: string) =>
    fetch(env.MERCADOPAGO_BASE_URL + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: `Bearer ${env.MERCADOPAGO_ACCESS_TOKEN}` },
      body,
    });
  const first = await startLauncher(temporaryFolder(), none);
  const items = [{ title: 'Miel', quantity: 1, unit_price: 375 }];
  const back_urls = { success: 'http://shop.test/s' };
  const acknowledged = await writeUntilKilled(first, async () => {
    const made = await post(first.env, '/checkout/preferences', JSON.stringify({ items, back_urls }));
    const { id } = (await made.json()) as { id: string };
    const paid = await post(first.env, `/checkout/v1/redirect?pref_id=${id}`, 'result=aprobar');
    return new URL(paid.headers.get('location') ?? '').searchParams.get('payment_id') ?? '';
  });

  const second = await startLauncher(first.dataDir, none);

  const ledger = await fetch(`${second.env.MERCADOPAGO_BASE_URL}/control/ledger`, {
    headers: { authorization: `Bearer ${second.env.MERCADOPAGO_ACCESS_TOKEN}` },
  });
  const { payments } = (await ledger.json()) as { payments: { id: number; status: string }[] };
  const approved = payments.filter(({ status }) => status === 'approved').map(({ id }) => String(id));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(approved).toEqual(expect.arrayContaining(acknowledged));
  await second.end('SIGTERM');
});
