import type { Log } from '@shop/service-kit/log';
import type { JobsOptions } from 'bullmq';
import type { PaymentEvent } from '../provider/payment.port.ts';
import type { PaymentQueue } from '../queue/payment.queue.ts';
import type { WebhookEventStore } from './webhook-event.store.ts';

export type ReceiveDeps = {
  webhookEvents: WebhookEventStore;
  queue: Pick<PaymentQueue, 'settle'>;
  log: Pick<Log, 'warn'>;
};

/** Stores news of a payment, once by its `id`, and queues it. The payment itself is always asked for. */
export async function receiveEvent(
  deps: ReceiveDeps,
  { id, paymentId, stops }: PaymentEvent,
  how: JobsOptions = {},
): Promise<void> {
  if (!(await deps.webhookEvents.add(id, paymentId, stops))) return;
  try {
    await deps.queue.settle(paymentId, id, how);
    await deps.webhookEvents.queued(id);
  } catch (error) {
    // It is stored: reconciliation queues it when Redis is back.
    deps.log.warn({ err: error, paymentId }, 'a notification waits for the queue');
  }
}
