import { startLoop, type Loop } from '@shop/service-kit/lease-queue/start-loop';
import type { Parts } from '../deps.ts';
import { deliverDue, POST_TIMEOUT_MS } from './deliver-due.ts';
import { createTellGivenUp } from './given-up-email.ts';
import { createPost } from './post.ts';

/** Sends webhooks that are due every few seconds. */
export function startDelivering(deps: Parts): Loop {
  const { config, log } = deps;
  const post = createPost({
    allowsPrivate: config.WEBHOOK_PRIVATE_ADDRESSES === 'allow',
    timeoutMs: POST_TIMEOUT_MS,
  });
  const delivering = { ...deps, post, tellGivenUp: createTellGivenUp(deps) };
  const turn = (signal: AbortSignal) => deliverDue(delivering, signal);
  return startLoop(turn, { name: 'webhooks', everyMs: config.WEBHOOK_EVERY_MS, log });
}
