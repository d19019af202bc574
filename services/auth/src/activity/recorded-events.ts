import { doneKey } from '@shop/service-kit/audit/audit-event';
import type { Log } from '@shop/service-kit/log';
import { connectQueueRedis } from '@shop/service-kit/redis';

type Options = { url: string; queue: string; log: Log; /** The longest wait. */ waitMs?: number };
export type RecordedEvents = ReturnType<typeof openRecordedEvents>;

/** How often somebody looks for calls that were begun and never answered, of which nobody tells. */
const WAIT_MS = 30_000;

/** Says when something waits to be chained. Redis itself wakes who reads its stream, so that nobody has to tell. */
export function openRecordedEvents({ url, queue, log, waitMs = WAIT_MS }: Options) {
  // Of its own: other commands would stand behind the read.
  const redis = connectQueueRedis(url, log, waitMs);
  return {
    /**
     * Waits until something waits, or for `waitMs`. What is chained has left the stream: whatever is in it counts.
     * @throws when Redis refuses, or after `close`
     */
    next: (): Promise<unknown> => redis.xread('COUNT', 1, 'BLOCK', waitMs, 'STREAMS', doneKey(queue), '0'),
    close: (): void => redis.disconnect(),
  };
}
