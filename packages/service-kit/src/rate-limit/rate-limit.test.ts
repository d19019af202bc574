import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import express from 'express';
import { Redis } from 'ioredis';
import { limitSenders } from './rate-limit.ts';
import { listen } from '../run.ts';
import { backing } from '../testing/backing.ts';

const LONG = 'ana@example.com'.repeat(1_000);

test('when a limit is made before Redis is there then it holds once Redis is, and keeps little of what a call says', async () => {
  const redis = new Redis(backing().REDIS_URL, { enableOfflineQueue: false });
  const name = `late-${Date.now()}`;
  const limit = limitSenders({ redis, name, max: 1, windowMs: 60_000 }, () => LONG);
  await once(redis, 'ready');
  const app = express().use(limit, (_req, res) => void res.end());
  const running = await listen({ app, port: 0, host: '127.0.0.1' });
  const ask = async () => (await fetch(`http://127.0.0.1:${running.port}`)).status;
  try {
    expect([await ask(), await ask()]).toEqual([200, 429]);
    const keys = await redis.keys(`limit:${name}:*`);
    expect(keys).toHaveLength(2);
    expect(keys.every((key) => key.length < 200)).toBe(true);
  } finally {
    await running.close();
    redis.disconnect();
  }
});
