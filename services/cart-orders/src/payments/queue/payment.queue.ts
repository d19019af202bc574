import type { Log } from '@shop/service-kit/log';
import { traceCarrier, traced } from '@shop/service-kit/tracing/tracing';
import { Queue, type ConnectionOptions, type DefaultJobOptions, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithin } from '../../close-within.ts';
import { notePass, passAge } from '@shop/service-kit/last-pass';
import { redisNow } from '@shop/service-kit/redis-now';

export const QUEUE_NAME = 'payments';
/** Payments that only a browser reported: anybody can invent their ids, so they have a queue with few slots. */
export const ASKED_QUEUE = 'payments-asked';
export const jobIdOf = (paymentId: string): string => `pay-${paymentId}`;
export const refundJobOf = (refundId: string): string => `refund-${refundId}`;
/** The Redis prefix of one service's queue; a test run has its own. */
export const prefixOf = (database: string): string => `queue:${database}`;
// BullMQ's types refer to the ioredis that it was built with.
export const asConnection = (redis: Redis): ConnectionOptions => redis as unknown as ConnectionOptions;

/**
 * Finished jobs leave at once: a job that stays would block the next one with the same id, and what a job did is
 * in the database. What still fails after the last attempt is found again by reconciliation.
 */
const OPTIONS: DefaultJobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Retries wait eight seconds at most, so a delay beyond this is wrong. */
const TOO_FAR_MS = 60_000;
const LATE_BATCH = 99;

/** Checks that nobody waits for run after what a shopper or the provider has just reported. */
export const CHECK = { priority: 10 };

/** A job waits once. A request during its run makes it run again, because that run may have looked too early. */
const once = (id: string): JobsOptions => ({ ...CHECK, deduplication: { id, keepLastIfActive: true } });

export type PaymentQueue = ReturnType<typeof createPaymentQueue>;
type QueueOptions = { redis: Redis; database: string; log: Log };

/** Sends payments to the worker. Every call: @throws an error within half a second when Redis is away */
export function createPaymentQueue(options: QueueOptions) {
  const { redis, database } = options;
  const { queue, add, close } = opener(QUEUE_NAME, options);
  const asked = opener(ASKED_QUEUE, options);

  return {
    /**
     * Queues a payment to be settled; one payment waits once. A webhook event gets its own job, so that an earlier job
     * that has already asked the provider does not swallow it.
     */
    async settle(paymentId: string, eventId?: string, how: JobsOptions = {}): Promise<void> {
      const jobId = eventId ? `notice-${eventId}` : jobIdOf(paymentId);
      await add('settle', { paymentId, notice: eventId }, { ...how, jobId });
    },
    /** Queues a payment that only a browser reported. */
    async ask(paymentId: string): Promise<void> {
      // Only Redis' clock measures its age, because the clocks of two machines may differ.
      await asked.add(
        'settle',
        { paymentId },
        { jobId: jobIdOf(paymentId), timestamp: await redisNow(redis) },
      );
    },
    /** Queues a reserved refund to be sent; it waits once. */
    async refund(paymentId: string, refundId: string): Promise<void> {
      await add('refund', { paymentId, refundId }, { jobId: refundJobOf(refundId) });
    },
    /** Queues a background check of a payment. It has its own job, so that no request ever waits behind it. */
    async check(paymentId: string): Promise<void> {
      await add('settle', { paymentId }, once(`check-${paymentId}`));
    },
    /** Queues a search for all changes at the provider. */
    async look(): Promise<void> {
      await add('look', {}, { ...once('look'), attempts: 1 });
    },
    async relay(orderId: string): Promise<void> {
      await add('relay', { orderId }, once(`relay-${orderId}`));
    },
    /** Wakes the mail and webhook senders. Each call adds a job: a running one may have looked too early. */
    async wakeSenders(): Promise<void> {
      await add('wake', {}, { ...CHECK, attempts: 1 });
    },
    /** Makes retries due that are delayed too far: a clock that was ahead wrote their times. */
    async hurryLate(): Promise<void> {
      const late = await queue();
      // Older versions scheduled reconciliation in Redis.
      await late.removeJobScheduler('reconcile');
      const last = await late.getJobs(['delayed'], 0, LATE_BATCH, false);
      for (const job of last)
        if ((job.processedOn ?? job.timestamp) + job.delay > Date.now() + TOO_FAR_MS) await job.promote();
    },
    /** Notes the end of a pass of reconciliation. */
    notePass: () => notePass(redis, database),
    passAge: () => passAge(redis, database),
    /** The number of jobs by state. 'prioritized' jobs also wait, behind those that somebody waits for. */
    depth: async (): Promise<Record<string, number>> =>
      (await queue()).getJobCounts('waiting', 'prioritized', 'active', 'delayed'),
    /** Since when the oldest untaken job waits. */
    async oldest(): Promise<Date | undefined> {
      const first = await (await queue()).getJobs(['waiting', 'prioritized'], 0, 0, true);
      const since = Math.min(...first.map(({ timestamp }) => timestamp));
      return Number.isFinite(since) ? new Date(since) : undefined;
    },
    close: () => Promise.all([close(), asked.close()]),
  };
}

/** A BullMQ queue, opened at first use. A queue started without Redis never recovers, so it is opened again. */
function opener(name: string, { redis, database, log }: QueueOptions) {
  let opening: Promise<Queue> | undefined;

  async function queue(): Promise<Queue> {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  async function open(): Promise<Queue> {
    if (redis.status !== 'ready') throw new Error('Connection is closed.');
    const made = new Queue(name, {
      connection: asConnection(redis),
      prefix: prefixOf(database),
      defaultJobOptions: OPTIONS,
    });
    made.on('error', (error) => log.warn({ err: error.message }, 'payment queue'));
    await made.waitUntilReady();
    return made;
  }

  /** A job carries the trace of the request that queued it. */
  async function add(job: string, data: object, opts: JobsOptions): Promise<void> {
    const made = await queue();
    await traced({ name: `${name}: add ${job}`, kind: 'producer' }, () =>
      made.add(job, { ...data, ...traceCarrier() }, opts),
    );
  }

  return {
    queue,
    add,
    close: () => closeWithin(1_000, async () => (await opening?.catch(() => undefined))?.close()),
  };
}
