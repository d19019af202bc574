import { EventEmitter } from 'node:events';
import { unavailable } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithin } from '../../close-within.ts';
import {
  ASKED_QUEUE,
  asConnection,
  jobIdOf,
  prefixOf,
  QUEUE_NAME,
  refundJobOf,
  type PaymentQueue,
} from './payment.queue.ts';
import type { SettleResult } from '../settle/settle-result.ts';
import type { UnknownPayments } from '../settle/unknown-payments.ts';

const PATIENCE_MS = 5_000;
const STILL_CONFIRMING =
  'Seguimos confirmando tu pago. No pagues de nuevo: espera un momento y vuelve a intentar.';

export type Settled = ReturnType<typeof paymentWaiter>;
export type WaiterOptions = {
  connection: Redis;
  queue: PaymentQueue;
  /** What is known of a payment without settling it. */
  known: (paymentId: string) => Promise<SettleResult | undefined>;
  /** Whether anybody but a browser has told of it. */
  isTold: (paymentId: string) => Promise<boolean>;
  unknown: UnknownPayments;
  database: string;
  log: Log;
};

/** Lets a door wait for what the worker makes of a payment. */
export function paymentWaiter({ connection, queue, database, log, ...told }: WaiterOptions) {
  const finished = new EventEmitter().setMaxListeners(0);
  const asking = new Map<string, Promise<SettleResult | undefined>>();
  const events = [QUEUE_NAME, ASKED_QUEUE].map((name) => {
    const heard = new QueueEvents(name, {
      connection: asConnection(connection),
      prefix: prefixOf(database),
      // With '$' alone, what happens between two blocking reads before the first event would be missed.
      lastEventId: `${Date.now() - 60_000}-0`,
    });
    heard.on('error', (error) => log.warn({ err: error.message }, 'queue events'));
    heard.on('completed', ({ jobId, returnvalue }) =>
      finished.emit(topicOf(jobId, returnvalue), returnvalue),
    );
    heard.on('failed', ({ jobId }) => finished.emit(jobId, undefined));
    return heard;
  });

  async function lookUp(paymentId: string): Promise<SettleResult | undefined> {
    const known = await told.known(paymentId);
    if (known) return known;
    const isTold = await told.isTold(paymentId);
    if (!isTold && (await isUnknown(paymentId))) return { kind: 'unknown' };
    return ask(paymentId, isTold);
  }

  const isUnknown = (paymentId: string) => told.unknown.has(paymentId).catch(() => false);

  async function ask(paymentId: string, isTold: boolean): Promise<SettleResult | undefined> {
    const answer = firstAnswer(finished, jobIdOf(paymentId));
    try {
      // Listening has begun: whoever settles this payment, also for a notification that comes meanwhile, is heard.
      await (isTold ? queue.settle(paymentId) : queue.ask(paymentId));
      return await answer.result;
    } catch (error) {
      log.error({ err: error, paymentId }, 'the payment waits');
      // A slow Redis may have taken the job all the same.
      return isTimeout(error) ? await answer.result : undefined;
    } finally {
      answer.cancel();
    }
  }

  return {
    /**
     * Settles a payment through the worker and answers what became of it; who asks while another one waits for the
     * same payment shares that answer.
     * @throws AppError 503 when there is no answer in 5 seconds or no queue; the payment is settled later all the same
     */
    async settleAndWait(paymentId: string): Promise<SettleResult> {
      const asked = asking.get(paymentId) ?? lookUp(paymentId).finally(() => asking.delete(paymentId));
      asking.set(paymentId, asked);
      const result = await asked;
      if (!result) throw unavailable(STILL_CONFIRMING);
      return result;
    },
    /** Sends a refund through the worker; comes back when it was answered, and after 5 seconds in any case. */
    async refundAndWait(paymentId: string, refundId: string): Promise<void> {
      const answer = firstAnswer(finished, refundJobOf(refundId));
      try {
        await queue.refund(paymentId, refundId);
        await answer.result;
      } catch (error) {
        // It is stored: reconciliation sends it when the queue is back.
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

/** What is settled is told under its payment's name, whichever job did it; other jobs under their own. */
function topicOf(jobId: string, result: unknown): string {
  const { paymentId } = (result ?? {}) as { paymentId?: string };
  return paymentId ? jobIdOf(paymentId) : jobId;
}

function firstAnswer(finished: EventEmitter, jobId: string) {
  let cancel = () => {};
  const result = new Promise<SettleResult | undefined>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
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
