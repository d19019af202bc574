import { EventEmitter } from 'node:events';
import type { Log } from '@shop/service-kit/log';
import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithin } from '../../close-within.ts';
import type { SettleResult } from '../settle/settle-result.ts';
import {
  ASKED_QUEUE,
  asConnection,
  jobIdOf,
  prefixOf,
  QUEUE_NAME,
  refundJobOf,
  type PaymentQueue,
} from './payment.queue.ts';
import { redisNow } from '@shop/service-kit/redis-now';

const TIMEOUT_MS = 5_000;
/** How long a blocking read waits in Redis, which answers at once when there is something. */
const READ_MS = 30_000;

export type JobResults = ReturnType<typeof createJobResults>;
type JobResultsOptions = { connection: Redis; queue: PaymentQueue; database: string; log: Log };

/**
 * Waits for the worker's result for a payment. `job.waitUntilFinished` hears one job only: a buyer behind invented ids
 * waited 5 s for a 503 although the webhook event's job had the answer in 1.5 s. It also needs finished jobs to be
 * kept, which then block the next job of the same payment.
 */
export function createJobResults({ connection, queue, database, log }: JobResultsOptions) {
  const finished = new EventEmitter().setMaxListeners(0);
  const events = [QUEUE_NAME, ASKED_QUEUE].map((name) => {
    const heard = new QueueEvents(name, {
      connection: asConnection(connection),
      prefix: prefixOf(database),
      autorun: false,
      blockingTimeout: READ_MS,
    });
    heard.on('error', (error) => log.warn({ err: error.message }, 'queue events'));
    heard.on('completed', ({ jobId, returnvalue }) =>
      finished.emit(topicOf(jobId, returnvalue), returnvalue),
    );
    heard.on('failed', ({ jobId }) => finished.emit(jobId, undefined));
    void listen(heard).catch((error: Error) => log.warn({ err: error.message }, 'queue events'));
    return heard;
  });

  async function listen(heard: QueueEvents): Promise<void> {
    // With '$' alone, events between two blocking reads before the first event would be missed.
    Object.assign(heard.opts, { lastEventId: `${(await redisNow(connection)) - 60_000}-0` });
    await heard.run();
  }

  return {
    /**
     * Queues a payment and returns its result; undefined when there is none in 5 seconds, or no queue.
     * @param hasWebhookEvent whether a provider's notification, not only a browser, reported the payment
     */
    async settled(paymentId: string, hasWebhookEvent: boolean): Promise<SettleResult | undefined> {
      // Listens before queueing, so that the answer is heard whichever job settles the payment.
      const answer = firstAnswer(finished, jobIdOf(paymentId));
      try {
        await (hasWebhookEvent ? queue.settle(paymentId) : queue.ask(paymentId));
        return await answer.result;
      } catch (error) {
        log.error({ err: error, paymentId }, 'the payment waits');
        // A slow Redis may have stored the job although the call timed out.
        return isTimeout(error) ? await answer.result : undefined;
      } finally {
        answer.cancel();
      }
    },
    /** Sends a refund through the worker; returns when the provider answered, after 5 seconds at most. */
    async refundAndWait(paymentId: string, refundId: string): Promise<void> {
      const answer = firstAnswer(finished, refundJobOf(refundId));
      try {
        await queue.refund(paymentId, refundId);
        await answer.result;
      } catch (error) {
        // The refund is stored: reconciliation sends it when the queue is back.
        log.error({ err: error, paymentId, refundId }, 'the refund waits');
      } finally {
        answer.cancel();
      }
    },
    close: async () => {
      await closeWithin(1_000, () => Promise.all(events.map((heard) => heard.close())));
      connection.disconnect();
    },
  };
}

/** A settled payment's result has the payment's own topic, whichever job settled it; other jobs have theirs. */
function topicOf(jobId: string, result: unknown): string {
  const { paymentId } = (result ?? {}) as { paymentId?: string };
  return paymentId ? jobIdOf(paymentId) : jobId;
}

function firstAnswer(finished: EventEmitter, jobId: string) {
  let cancel = () => {};
  const result = new Promise<SettleResult | undefined>((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS, undefined);
    finished.once(jobId, resolve);
    cancel = () => {
      clearTimeout(timer);
      finished.off(jobId, resolve);
    };
  });
  return { result, cancel: () => cancel() };
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Command timed out';
