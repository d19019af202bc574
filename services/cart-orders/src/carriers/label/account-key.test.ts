import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { Redis } from 'ioredis';
import { createAccountKey } from './account-key.ts';

test('when Redis is away then forgetting that a key was refused fails nothing that was stored', async () => {
  const redis = new Redis({ lazyConnect: true });
  redis.disconnect();
  const log = createLog('test', 'silent');
  const accountKey = createAccountKey({ redis, log, database: 'test' });

  await expect(redis.del('x')).rejects.toThrow();
  await expect(accountKey.forget()).resolves.toBeUndefined();
});
