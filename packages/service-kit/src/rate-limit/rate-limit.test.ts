import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import express from 'express';
import { Redis } from 'ioredis';
import { limitSenders } from './rate-limit.ts';
import { listen } from '../run.ts';
import { backing } from '../testing/backing.ts';

test('when a limit is made before Redis is there then it holds once Redis is', async () => {
  const redis = new Redis(backing().REDIS_URL, { enableOfflineQueue: false });
  const limit = limitSenders({ redis, name: `late-${Date.now()}`, max: 1, windowMs: 60_000 }, () => 'ana');
  await once(redis, 'ready');
  const app = express().use(limit, (_req, res) => void res.end());
  const running = await listen({ app, port: 0, host: '127.0.0.1' });
  const ask = async () => (await fetch(`http://127.0.0.1:${running.port}`)).status;
  try {
    expect([await ask(), await ask()]).toEqual([200, 429]);
  } finally {
    await running.close();
    redis.disconnect();
  }
});
