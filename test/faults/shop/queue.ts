import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import {
  asConnection,
  prefixOf,
  QUEUE_NAME,
} from '../../../services/cart-orders/src/payments/queue/payment.queue.ts';
import type { Access } from '../invariants/books.ts';

/** Looks into the shop's queue over a connection of its own. */
export async function withQueue<T>(
  access: Access,
  look: (queue: Queue, redis: Redis) => Promise<T>,
): Promise<T> {
  const redis = new Redis(access.redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE_NAME, {
    connection: asConnection(redis),
    prefix: prefixOf(access.database),
  });
  try {
    return await look(queue, redis);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}

/** Jobs that were begun more than once since a moment of the queue's own stream of events. */
export const begunTwice = (access: Access, since: number): Promise<number> =>
  withQueue(access, async (queue, redis) => {
    const events = await redis.xrange(queue.toKey('events'), `${since}-0`, '+');
    const begun = new Map<string, number>();
    for (const [, fields] of events) {
      const told = Object.fromEntries(
        fields.flatMap((name, index) => (index % 2 ? [] : [[name, fields[index + 1]]])),
      ) as { event?: string; jobId?: string };
      if (told.event === 'active' && told.jobId) begun.set(told.jobId, (begun.get(told.jobId) ?? 0) + 1);
    }
    return [...begun.values()].filter((times) => times > 1).length;
  });
