import type { Job } from '@shop/service-kit/job';
import { connectQueueRedis } from '@shop/service-kit/redis';
import type { Carrier } from '@shop/service-kit/tracing/tracing.port';
import { traced } from '@shop/service-kit/tracing/tracing';
import { Worker, type Job as QueuedJob } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithin } from '../../close-within.ts';
import { databaseName, type CartOrdersConfig } from '../../config.ts';
import { performRefund, type PerformRefundDeps } from '../refund/perform-refund.ts';
import { ASKED_QUEUE, asConnection, prefixOf, QUEUE_NAME } from './payment.queue.ts';
import { redisNow } from '@shop/service-kit/redis-now';
import type { ReconcileDeps } from '../settle/reconcile.ts';
import { stopDelivery } from '../webhook/stop-delivery.ts';
import { retryWebhookEvent } from '../webhook/retry-webhook-event.ts';
import { lookAtClaims } from '../settle/look-at-disputes.ts';
import type { PaymentPort } from '../provider/payment-desk.ts';
import { settle } from '../settle/settle.ts';
import { sweepPayments } from '../settle/sweep.ts';
import type { SettleResult } from '../settle/settle-result.ts';
import type { UnknownPayments } from '../settle/unknown-payments.ts';

export type WorkerDeps = PerformRefundDeps &
  ReconcileDeps & {
    relay: (orderId: string) => void;
    redis: Redis;
    unknown: UnknownPayments;
    provider: Pick<PaymentPort, 'knownAs'>;
    config: CartOrdersConfig;
  } & Senders;
type Senders = Record<'mails' | 'deliveries', { tellDue: () => void }>;

const CONCURRENCY = 10;
/** Slots for ids that only browsers reported: however many are invented, everything else keeps its own slots. */
const ASKED_CONCURRENCY = 4;
/** Nobody waits for a job this old; a notification or reconciliation finds the real payments. */
const ASKED_TOO_OLD_MS = 30_000;
/**
 * Another worker takes over a dead worker's jobs within some ten seconds, however often that happens. A job may run
 * twice when its worker only paused, which is harmless: every job here may be repeated.
 */
const RECOVERY = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 };
/** The limit of a search that the provider asked for; the next pass of reconciliation continues it. */
const LOOK_MS = 60_000;
/** Seconds that an idle worker blocks in Redis. Redis wakes it, so a longer wait delays no job. */
const WAIT = { drainDelay: 30 };

/** `notice` is the id of the webhook event. Jobs in the queue use this name, so it stays. */
type Work = Carrier & { paymentId: string; notice?: string; refundId: string; orderId: string };
const WORK: Record<string, (deps: WorkerDeps, job: QueuedJob<Work>) => Promise<unknown>> = {
  settle: settleJob,
  refund: (deps, { data: { paymentId, refundId } }) => performRefund(deps, paymentId, refundId),
  look: async (deps) => {
    await sweepPayments(deps, new Date(Date.now() + LOOK_MS));
    await lookAtClaims(deps);
  },
  relay: (deps, { data: { orderId } }) => deps.outbox.relay(orderId, deps.handlers),
  wake: async ({ mails, deliveries }) => [mails, deliveries].forEach(({ tellDue }) => tellDue()),
};

async function settleJob(deps: WorkerDeps, { data, attemptsMade, opts }: QueuedJob<Work>): Promise<unknown> {
  try {
    // Requests hear the result, whichever job settles their payment.
    const settled = await settle(deps, data.paymentId);
    if (data.notice) await follow(deps, { id: data.notice, paymentId: data.paymentId }, settled);
    return { ...settled, paymentId: data.paymentId };
  } catch (error) {
    // On the last attempt: no later notification may ever report this payment again.
    if (data.notice && attemptsMade + 1 >= (opts.attempts ?? 1)) await retryWebhookEvent(deps, data.notice);
    throw error;
  }
}

/** An alert may name its payment by the number of the provider's other API. */
async function follow(deps: WorkerDeps, notice: { id: string; paymentId: string }, settled: SettleResult) {
  if (settled.kind !== 'unknown') return stopDelivery(deps, notice, settled);
  const paymentId = await deps.provider.knownAs(notice.paymentId);
  if (!paymentId) return;
  await stopDelivery(deps, { id: notice.id, paymentId }, await settle(deps, paymentId));
}

async function askedJob(deps: WorkerDeps, job: QueuedJob<Work>): Promise<unknown> {
  const { paymentId } = job.data;
  if ((await redisNow(deps.redis)) - job.timestamp > ASKED_TOO_OLD_MS) return undefined;
  const result = await settle(deps, paymentId);
  if (result.kind === 'unknown') await deps.unknown.remember(paymentId);
  return { ...result, paymentId };
}

/** A job belongs to the trace of the request that queued it. Logs name the payment too. */
const inTrace = (queue: string, job: QueuedJob<Work>, work: (job: QueuedJob<Work>) => Promise<unknown>) => {
  const { traceparent: from, paymentId } = job.data;
  return traced(
    { name: `${queue}: ${job.name}`, kind: 'consumer', from, attributes: { 'shop.payment.id': paymentId } },
    () => work(job),
  );
};

/** Settles payments and does the queue's other work. The queue itself wakes it. */
export function settlePaymentsJob(deps: WorkerDeps): Job {
  let close = async () => {};
  return {
    name: 'payments',
    run: async () => ({ close } = startPaymentWorker(deps)),
    close: () => close(),
  };
}

/** Starts settling. `close` lets running jobs finish. */
export function startPaymentWorker(deps: WorkerDeps): { close: () => Promise<void> } {
  const { config, log } = deps;
  const connection = connectQueueRedis(config.REDIS_URL, log);
  const run = async (job: QueuedJob<Work>) => WORK[job.name]?.(deps, job);
  const start = (name: string, work: (job: QueuedJob<Work>) => Promise<unknown>, concurrency: number) => {
    const options = { connection: asConnection(connection), prefix: prefixOf(databaseName(config)) };
    const worker = new Worker<Work>(name, (job) => inTrace(name, job, work), {
      ...options,
      concurrency,
      ...RECOVERY,
      ...WAIT,
    });
    worker.on('error', (error) => log.warn({ err: error.message }, 'payment worker'));
    worker.on('failed', (job, error) => log.error({ err: error, job: job?.id }, 'job failed'));
    return worker;
  };
  const workers = [
    start(QUEUE_NAME, run, CONCURRENCY),
    start(ASKED_QUEUE, (job) => askedJob(deps, job), ASKED_CONCURRENCY),
  ];
  return {
    close: async () => {
      await closeWithin(7_000, () => Promise.all(workers.map((worker) => worker.close())));
      connection.disconnect();
    },
  };
}
