import { once } from 'node:events';
import { expect, jest, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { connectQueueRedis, connectRedis } from '@shop/service-kit/redis';
import { backing } from '@shop/service-kit/testing/backing';
import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { asConnection, createPaymentQueue, prefixOf, type PaymentQueue } from './payment.queue.ts';
import { startPaymentWorker, type WorkerDeps } from './payment.worker.ts';

const { now } = Date;
const EMPTY = { waiting: 0, prioritized: 0, active: 0, delayed: 0 };
let redis: Redis;

/** An empty queue for one test. */
async function withQueue(use: (queue: PaymentQueue, database: string) => Promise<void>): Promise<void> {
  const log = createLog('test', 'silent');
  redis = connectRedis(backing().REDIS_URL, log);
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

test('when a clock that was ahead put a retry off for a day then it is due now, and others wait', () =>
  withQueue(async (queue, database) => {
    const raw = new Queue('payments', { connection: asConnection(redis), prefix: prefixOf(database) });
    await raw.add('settle', { paymentId: 'day' }, { delay: 86_400_000 });
    await raw.add('settle', { paymentId: 'soon' }, { delay: 30_000 });
    // The schedule that older versions kept in Redis.
    await raw.upsertJobScheduler('reconcile', { every: 30_000 }, { name: 'reconcile' });

    await queue.hurryLate();

    const jobs = { due: await raw.getWaiting(), later: await raw.getDelayed() };
    expect(jobs.due.map(({ data }) => data)).toContainEqual({ paymentId: 'day' });
    expect(jobs.later.map(({ data }) => data)).toEqual([{ paymentId: 'soon' }]);
    expect(await raw.getJobSchedulers()).toEqual([]);
    await raw.close();
  }));

test('when rounds of reconciliation end then everybody knows how long ago, whatever clock is wrong', () =>
  withQueue(async (queue) => {
    expect(await queue.passAge()).toBeUndefined();
    await queue.notePass();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);

    expect(await queue.passAge()).toBeLessThan(60);

    clock.mockRestore();
  }));

test.each([-7_200_000, 7_200_000])(
  'when the clock of the worker is off by %d ms then who asks is answered',
  (ms) =>
    withQueue(async (queue, database) => {
      const asked = Promise.withResolvers<string>();
      await queue.ask('70000000001');
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
      const worker = startPaymentWorker({
        log: createLog('test', 'silent'),
        queue,
        redis,
        config: { REDIS_URL: backing().REDIS_URL, MONGODB_DB: database },
        provider: { getPayment: async (id: string) => asked.resolve(id) },
        unknown: { remember: async () => undefined },
      } as unknown as WorkerDeps);

      expect(await asked.promise).toBe('70000000001');

      await worker.close();
      clock.mockRestore();
    }),
);

test('when another process queued a mail or a webhook then the senders of the worker look', () =>
  withQueue(async (queue, database) => {
    const told = { mails: Promise.withResolvers<void>(), deliveries: Promise.withResolvers<void>() };
    const worker = startPaymentWorker({
      log: createLog('test', 'silent'),
      config: { REDIS_URL: backing().REDIS_URL, MONGODB_DB: database },
      queue,
      mails: { tellDue: told.mails.resolve },
      deliveries: { tellDue: told.deliveries.resolve },
    } as unknown as WorkerDeps);

    await queue.wakeSenders();

    await Promise.all([told.mails.promise, told.deliveries.promise]);
    await worker.close();
  }));

test.each(['look', 'check', 'relay'] as const)(
  "when news comes twice while a '%s' runs, which may have looked too early, then it runs once more",
  (call) =>
    withQueue(async (queue, database) => {
      const gates = [1, 2].map(() => ({
        begun: Promise.withResolvers<void>(),
        go: Promise.withResolvers<void>(),
      }));
      let runs = 0;
      const connection = connectQueueRedis(backing().REDIS_URL, createLog('test', 'silent'));
      const work = async () => {
        const gate = gates[runs];
        runs += 1;
        gate?.begun.resolve();
        await gate?.go.promise;
      };
      const options = { connection: asConnection(connection), prefix: prefixOf(database), concurrency: 5 };
      const worker = new Worker('payments', work, options);
      await queue[call]('1');
      await gates[0]!.begun.promise;

      await queue[call]('1');
      await queue[call]('1');
      expect(await queue.depth()).toEqual({ ...EMPTY, active: 1 });
      const ended = once(worker, 'completed');
      gates[0]!.go.resolve();
      await ended;
      const { prioritized, active } = await queue.depth();
      expect(prioritized! + active!).toBe(1);
      await gates[1]!.begun.promise;
      gates[1]!.go.resolve();

      await worker.close();
      connection.disconnect();
      expect([runs, await queue.depth()]).toEqual([2, EMPTY]);
    }),
);

test.each(['look', 'check', 'relay'] as const)("when a '%s' waits then another one is not added", (call) =>
  withQueue(async (queue) => {
    await queue[call]('1');
    await queue[call]('1');

    expect(await queue.depth()).toEqual({ ...EMPTY, prioritized: 1 });
  }),
);
