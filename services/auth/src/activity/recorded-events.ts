import { doneKey } from '@shop/service-kit/audit/audit-event';
import type { Log } from '@shop/service-kit/log';
import { connectQueueRedis } from '@shop/service-kit/redis';

type Options = { url: string; queue: string; log: Log; /** The longest wait. */ waitMs?: number };
export type RecordedEvents = ReturnType<typeof openRecordedEvents>;

/** How often calls without a response are looked for: no event announces them. */
const WAIT_MS = 30_000;

/** Reports when events wait for the chain. It blocks on the Redis stream, so services need not notify it. */
export function openRecordedEvents({ url, queue, log, waitMs = WAIT_MS }: Options) {
  // A connection of its own: other commands would wait behind the blocking read.
  const redis = connectQueueRedis(url, log, waitMs);
  return {
    /**
     * Resolves when an event waits, or after `waitMs`. Chained events have left the stream, so any event in it counts.
     * @throws when Redis refuses, or after `close`
     */
    next: (): Promise<unknown> => redis.xread('COUNT', 1, 'BLOCK', waitMs, 'STREAMS', doneKey(queue), '0'),
    close: (): void => redis.disconnect(),
  };
}
