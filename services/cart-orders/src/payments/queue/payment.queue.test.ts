import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { connectRedis } from '@shop/service-kit/redis';
import { backing } from '@shop/service-kit/testing/backing';
import { createPaymentQueue } from './payment.queue.ts';

test('when jobs wait then the age of the first is told, of those that nobody waits for too', async () => {
  const log = createLog('test', 'silent');
  const redis = connectRedis(backing().REDIS_URL, log);
  await redis.connect();
  const [calm, busy] = ['calm', 'busy'].map((name) =>
    createPaymentQueue({ redis, database: `${name}-${crypto.randomUUID()}`, log }),
  ) as [ReturnType<typeof createPaymentQueue>, ReturnType<typeof createPaymentQueue>];
  const before = Date.now();

  await calm.check('1');
  await busy.settle('1');
  const after = Date.now();
  await busy.settle('2');
  await busy.check('3');

  for (const queue of [calm, busy]) {
    const since = (await queue.oldest())!.getTime();
    expect([since >= before, since <= after]).toEqual([true, true]);
    await queue.close();
  }
  redis.disconnect();
});
