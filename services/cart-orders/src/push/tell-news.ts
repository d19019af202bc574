import { toPesos } from '@shop/contracts/money';
import type { Job } from '@shop/service-kit/job';
import type { PaymentExceptionStore } from '../payments/exceptions/payment-exception.store.ts';
import type { MessagesClient } from '../messages.client.ts';
import type { Publish } from '../webhooks/publish.ts';
import type { MessageNews, ReviewNews } from './push-events.ts';
import type { SubscriptionStore } from './subscription.store.ts';

type TellNewsDeps = {
  subscriptions: Pick<SubscriptionStore, 'hears'>;
  messages: Pick<MessagesClient, 'latest'>;
  exceptions: Pick<PaymentExceptionStore, 'openedSince'>;
  publish: Publish;
};

const EVERY_MS = 30_000;
/** Longer than the replacement of a worker takes; events found twice are stored once. */
const LOOKS_BACK_MS = 600_000;

/** News that are in no order's outbox: messages (from content-media), and payments that a person must check. */
export async function tellNews(deps: TellNewsDeps): Promise<void> {
  const since = new Date(Date.now() - LOOKS_BACK_MS);
  await tellMessages(deps, since);
  await tellReviews(deps, since);
}

async function tellMessages({ subscriptions, messages, publish }: TellNewsDeps, since: Date) {
  if (!(await subscriptions.hears('message'))) return;
  for (const { id, createdAt } of await messages.latest()) {
    const [at, data] = [new Date(createdAt), { id } satisfies MessageNews];
    if (at > since) await publish({ key: `message.received:${id}`, type: 'message.received', at, data });
  }
}

async function tellReviews({ subscriptions, exceptions, publish }: TellNewsDeps, since: Date) {
  if (!(await subscriptions.hears('review'))) return;
  for (const { _id: id, amountCents, createdAt: at } of await exceptions.openedSince(since)) {
    const data = { id, total: toPesos(amountCents) } satisfies ReviewNews;
    await publish({ key: `review.opened:${id}`, type: 'review.opened', at, data });
  }
}

export const tellNewsJob = (deps: TellNewsDeps): Job => ({
  name: 'news',
  every: EVERY_MS,
  run: () => tellNews(deps),
});
