import { nextTry } from '../../next-try.ts';
import { listAbandonedEvent } from '../exceptions/abandoned-work.ts';
import type { PaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import type { WebhookEventStore } from './webhook-event.store.ts';

export type RetryDeps = { webhookEvents: WebhookEventStore; exceptions: PaymentExceptionStore };

/** Attempts that the queue makes, over half a minute, before it gives a job up. */
const OF_THE_QUEUE = 5;

/** Retries a failed notification in later rounds, each after a longer wait, and then lists it for a person. */
export async function retryWebhookEvent(deps: RetryDeps, id: string): Promise<void> {
  const event = await deps.webhookEvents.find(id);
  if (!event) return;
  const attempts = (event.attempts ?? 0) + 1;
  const again = nextTry(attempts + OF_THE_QUEUE);
  if (again) return void (await deps.webhookEvents.again(id, attempts, again));
  await listAbandonedEvent(deps.exceptions, event);
  await deps.webhookEvents.abandon(id);
}
