import type { Job } from '@shop/service-kit/job';
import type { CartOrdersConfig } from '../config.ts';
import { deliverDue, POST_TIMEOUT_MS, type DeliverDeps } from './deliver-due.ts';
import type { DeliveryStore } from './delivery.store.ts';
import { createTellGivenUp, type GivenUpNeeds } from './given-up-email.ts';
import { createPost } from './post.ts';

type Deps = Omit<DeliverDeps, 'post' | 'tellGivenUp'> &
  GivenUpNeeds & {
    deliveries: DeliveryStore;
    config: Pick<CartOrdersConfig, 'WEBHOOK_PRIVATE_ADDRESSES' | 'WEBHOOK_EVERY_MS'>;
  };

/** Sends due webhooks, and looks every few seconds for those that other processes queued. */
export function deliverWebhooksJob(deps: Deps): Job {
  const { config, deliveries } = deps;
  const post = createPost({
    allowsPrivate: config.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    timeoutMs: POST_TIMEOUT_MS,
  });
  const delivering = { ...deps, post, tellGivenUp: createTellGivenUp(deps) };
  return {
    name: 'webhooks',
    every: config.WEBHOOK_EVERY_MS,
    dueIn: deliveries.dueInMs,
    onDue: deliveries.onDue,
    run: (signal) => deliverDue(delivering, signal),
  };
}
