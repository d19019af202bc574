import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { keepBacking } from './backing.ts';
import { backingPids } from './testing/backing-pids.ts';

// The services' test environment names stores; this test needs its own.
for (const name of ['MONGODB_URI', 'REDIS_URL', 'S3_ENDPOINT', 'MERCADOPAGO_BASE_URL'])
  delete process.env[name];

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

const RECONNECTS = { retryStrategy: () => 20 };

test('when Redis and then the whole process is killed then both are back at their addresses with their data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'backing-'));
  opened.push(async () => rmSync(dataDir, { recursive: true }));
  const said: string[] = [];
  const backing = await keepBacking({ dataDir, publicBaseUrl: 'http://localhost:8080' }, (line) =>
    said.push(line),
  );
  opened.push(backing.close);
  const redis = new Redis(backing.env['REDIS_URL'] ?? '', RECONNECTS);
  redis.on('error', () => undefined);
  opened.push(async () => redis.disconnect());
  const mongo = await MongoClient.connect(backing.env['MONGODB_URI'] ?? '');
  opened.push(() => mongo.close());
  const carts = mongo.db('shop').collection('carts');
  await carts.insertOne({ name: 'miel' });
  await redis.set('session', 'ana');

  const before = backingPids(dataDir);
  const lost = once(redis, 'close');
  process.kill(before.redis, 'SIGKILL');
  await lost;
  expect(await redis.get('session')).toBe('ana');
  const between = backingPids(dataDir);
  const gone = once(redis, 'close');
  process.kill(between.backing, 'SIGKILL');
  // Its Redis survives until the next launcher takes over.
  await gone;

  expect(await redis.get('session')).toBe('ana');
  expect(await carts.findOne({}, { projection: { _id: 0 } })).toEqual({ name: 'miel' });
  expect(between).toEqual({ redis: expect.any(Number), backing: before.backing });
  expect(backingPids(dataDir).backing).not.toBe(before.backing);
  expect(said).toEqual(['the backing services ended (SIGKILL); started again now']);
});
