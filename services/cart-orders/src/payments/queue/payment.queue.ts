import type { Log } from '@shop/service-kit/log';
import { traceCarrier, traced } from '@shop/service-kit/tracing/tracing';
import { Queue, type ConnectionOptions, type DefaultJobOptions, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithin } from '../../close-within.ts';
import { notePass, passAge } from '@shop/service-kit/last-pass';
import { redisNow } from '@shop/service-kit/redis-now';

export const QUEUE_NAME = 'payments';
/** Payments that only a browser has told of: anybody can invent their ids, so they have few slots of their own. */
export const ASKED_QUEUE = 'payments-asked';
export const jobIdOf = (paymentId: string): string => `pay-${paymentId}`;
export const refundJobOf = (refundId: string): string => `refund-${refundId}`;
/** Keys of one service's queue; a test run has its own. */
export const prefixOf = (database: string): string => `queue:${database}`;
// BullMQ's types name the ioredis that it was built with.
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

/** A retry waits eight seconds at most. */
const TOO_FAR_MS = 60_000;
const LATE_BATCH = 99;

/** What nobody waits for stands behind what a shopper or the provider has just told. */
export const CHECK = { priority: 10 };

/** It waits once only, and runs once more where it is asked for while it runs: that run may have looked too early. */
const once = (id: string): JobsOptions => ({ ...CHECK, deduplication: { id, keepLastIfActive: true } });

export type PaymentQueue = ReturnType<typeof createPaymentQueue>;
type QueueOptions = { redis: Redis; database: string; log: Log };

/** The way of payments to the worker. Every call: @throws an error within half a second when Redis is away */
export function createPaymentQueue(options: QueueOptions) {
  const { redis, database } = options;
  const { queue, add, close } = opener(QUEUE_NAME, options);
  const asked = opener(ASKED_QUEUE, options);

  return {
    /**
     * Asks for a payment to be settled; the same payment waits once only. A webhook event gets a job of its own: one
     * that asked the provider just before must not swallow it.
     */
    async settle(paymentId: string, eventId?: string, how: JobsOptions = {}): Promise<void> {
      const jobId = eventId ? `notice-${eventId}` : jobIdOf(paymentId);
      await add('settle', { paymentId, notice: eventId }, { ...how, jobId });
    },
    /** The same for a payment that nobody but a browser has told of. */
    async ask(paymentId: string): Promise<void> {
      // Its age is told by the clock of Redis alone: those of two machines may differ.
      await asked.add(
        'settle',
        { paymentId },
        { jobId: jobIdOf(paymentId), timestamp: await redisNow(redis) },
      );
    },
    /** Asks for a reserved refund to be sent; it waits once only. */
    async refund(paymentId: string, refundId: string): Promise<void> {
      await add('refund', { paymentId, refundId }, { jobId: refundJobOf(refundId) });
    },
    /** Asks after a payment in the background; it has a job of its own, so that no request ever waits behind it. */
    async check(paymentId: string): Promise<void> {
      await add('settle', { paymentId }, once(`check-${paymentId}`));
    },
    /** Asks for a look at all that changed at the provider. */
    async look(): Promise<void> {
      await add('look', {}, { ...once('look'), attempts: 1 });
    },
    async relay(orderId: string): Promise<void> {
      await add('relay', { orderId }, once(`relay-${orderId}`));
    },
    /** Wakes the worker's senders of mails and webhooks. Each time anew: one that runs may have looked too early. */
    async wakeSenders(): Promise<void> {
      await add('wake', {}, { ...CHECK, attempts: 1 });
    },
    /** Makes retries due that are further away than any is: their times were written by a clock that was ahead. */
    async hurryLate(): Promise<void> {
      const late = await queue();
      // Older versions had the rounds of reconciliation in Redis.
      await late.removeJobScheduler('reconcile');
      const last = await late.getJobs(['delayed'], 0, LATE_BATCH, false);
      for (const job of last)
        if ((job.processedOn ?? job.timestamp) + job.delay > Date.now() + TOO_FAR_MS) await job.promote();
    },
    /** Notes that a round of reconciliation ended. */
    notePass: () => notePass(redis, database),
    passAge: () => passAge(redis, database),
    /** How many jobs there are, by their state; 'prioritized' wait too, behind those that somebody waits for. */
    depth: async (): Promise<Record<string, number>> =>
      (await queue()).getJobCounts('waiting', 'prioritized', 'active', 'delayed'),
    /** Since when the job waits that nobody has taken for longest. */
    async oldest(): Promise<Date | undefined> {
      const first = await (await queue()).getJobs(['waiting', 'prioritized'], 0, 0, true);
      const since = Math.min(...first.map(({ timestamp }) => timestamp));
      return Number.isFinite(since) ? new Date(since) : undefined;
    },
    close: () => Promise.all([close(), asked.close()]),
  };
}

/** One queue of BullMQ, opened at the first use and again after a failure: it never recovers from a start without Redis. */
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

  /** A job carries the trace of whoever asked for it. */
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
