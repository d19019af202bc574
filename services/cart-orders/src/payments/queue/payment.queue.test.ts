import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { connectRedis } from '@shop/service-kit/redis';
import { backing } from '@shop/service-kit/testing/backing';
import { createPaymentQueue, type PaymentQueue } from './payment.queue.ts';
import { startPaymentWorker, type WorkerDeps } from './payment.worker.ts';

/** An empty queue for the length of a test. */
async function withQueue(use: (queue: PaymentQueue, database: string) => Promise<void>): Promise<void> {
  const log = createLog('test', 'silent');
  const redis = connectRedis(backing().REDIS_URL, log);
  await redis.connect();
  const database = crypto.randomUUID();
  const queue = createPaymentQueue({ redis, database, log });
  try {
    await use(queue, database);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

test.each([
  { jobs: 'that nobody waits for', first: 'check', later: [] },
  { jobs: 'of both kinds', first: 'settle', later: ['settle', 'check'] },
] as const)('when jobs $jobs wait then the age of the first is told', ({ first, later }) =>
  withQueue(async (queue) => {
    const before = Date.now();
    await queue[first]('1');
    const after = Date.now();
    for (const [at, add] of later.entries()) await queue[add](`later-${at}`);

    const since = (await queue.oldest())!.getTime();

    expect([since >= before, since <= after]).toEqual([true, true]);
  }),
);

test('when jobs are counted then those that nobody waits for are among them', () =>
  withQueue(async (queue) => {
    await queue.settle('1');
    await queue.check('2');
    await queue.relay('3');

    expect(await queue.depth()).toEqual({ waiting: 1, prioritized: 2, active: 0, delayed: 0 });
  }));

test('when another process queued a mail or a webhook then the senders of the worker look', () =>
  withQueue(async (queue, database) => {
    const told = { mails: Promise.withResolvers<void>(), deliveries: Promise.withResolvers<void>() };
    const worker = startPaymentWorker({
      log: createLog('test', 'silent'),
      config: { REDIS_URL: backing().REDIS_URL, MONGODB_DB: database, RECONCILE_EVERY_MS: 3_600_000 },
      queue: { ...queue, scheduleReconcile: async () => undefined },
      mails: { tellDue: told.mails.resolve },
      deliveries: { tellDue: told.deliveries.resolve },
    } as unknown as WorkerDeps);

    await queue.wakeSenders();

    await Promise.all([told.mails.promise, told.deliveries.promise]);
    await worker.close();
  }));
