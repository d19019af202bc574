import { startLoop, type Loop } from '@shop/service-kit/lease-queue/start-loop';
import type { Parts } from '../deps.ts';
import { deliverDue, POST_TIMEOUT_MS } from './deliver-due.ts';
import { createTellGivenUp } from './given-up-email.ts';
import { createPost } from './post.ts';

/** Sends webhooks when they are due, and looks every few seconds for what others queued. */
export function startDelivering(deps: Parts): Loop {
  const { config, deliveries, log } = deps;
  const post = createPost({
    allowsPrivate: config.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    timeoutMs: POST_TIMEOUT_MS,
  });
  const delivering = { ...deps, post, tellGivenUp: createTellGivenUp(deps) };
  const turn = (signal: AbortSignal) => deliverDue(delivering, signal);
  const { WEBHOOK_EVERY_MS: everyMs } = config;
  const loop = startLoop(turn, { name: 'webhooks', everyMs, dueInMs: deliveries.dueInMs, log });
  deliveries.onDue(loop.wake);
  return loop;
}
