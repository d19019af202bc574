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

/** Stores a payment's news, once per `id`, and queues it. The worker always asks the provider about the payment. */
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
    // The news is stored: reconciliation queues it when Redis is back.
    deps.log.warn({ err: error, paymentId }, 'a notification waits for the queue');
  }
}
