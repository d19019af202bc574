import { EventEmitter } from 'node:events';
import { AppError, unavailable } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeWithin } from '../close-within.ts';
import { asConnection, jobIdOf, prefixOf, QUEUE_NAME, type PaymentQueue } from './payment.queue.ts';
import type { SettleResult } from './settle-result.ts';

const PATIENCE_MS = 5_000;
const STILL_CONFIRMING =
  'Seguimos confirmando tu pago. No pagues de nuevo: espera un momento y vuelve a intentar.';

export type Settled = ReturnType<typeof paymentWaiter>;
export type WaiterOptions = { connection: Redis; queue: PaymentQueue; database: string; log: Log };

/** Lets a door wait for what the worker makes of a payment. */
export function paymentWaiter({ connection, queue, database, log }: WaiterOptions) {
  const finished = new EventEmitter().setMaxListeners(0);
  const events = new QueueEvents(QUEUE_NAME, {
    connection: asConnection(connection),
    prefix: prefixOf(database),
    // With '$' alone, what happens between two blocking reads before the first event would be missed.
    lastEventId: `${Date.now() - 60_000}-0`,
  });
  events.on('error', (error) => log.warn({ err: error.message }, 'queue events'));
  events.on('completed', ({ jobId, returnvalue }) => finished.emit(jobId, returnvalue));
  events.on('failed', ({ jobId }) => finished.emit(jobId, undefined));

  return {
    /**
     * Settles a payment through the worker and answers what became of it.
     * @throws AppError 503 when there is no answer in 5 seconds or no queue; the payment is settled later all the same
     */
    async settleAndWait(paymentId: string): Promise<SettleResult> {
      const answer = firstAnswer(finished, jobIdOf(paymentId));
      try {
        // Listening has begun: whether this adds the job or joins one that runs, its end cannot be missed.
        await queue.settle(paymentId);
        const result = await answer.result;
        if (result) return result;
      } catch (error) {
        if (!(error instanceof AppError)) log.error({ err: error, paymentId }, 'the payment waits');
      } finally {
        answer.cancel();
      }
      throw unavailable(STILL_CONFIRMING);
    },
    close: async () => {
      await closeWithin(1_000, () => events.close());
      connection.disconnect();
    },
  };
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
