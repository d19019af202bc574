import { doneKey, EVENT_FIELD, headKey, openKey, type AuditEvent } from '@shop/service-kit/audit/audit-event';
import type { ChainPlace } from '@shop/service-kit/audit/chain';
import type { Redis } from 'ioredis';
import type { AuditStore } from './audit.store.ts';

type Deps = { redis: Redis; queue: string; audit: Pick<AuditStore, 'append'>; now?: () => number };
export type Collect = () => Promise<void>;

/** No answer takes that long: the service that was to give it is dead. */
const GIVEN_UP_MS = 10 * 60_000;
const AT_ONCE = 100;
/** One step: what was stored waits no more, and the head moves on; not back, where another one has come further meanwhile. */
const STORED = `
local head = redis.call('get', KEYS[1])
if not head or cjson.decode(head).number < tonumber(ARGV[1]) then redis.call('set', KEYS[1], ARGV[2]) end
return redis.call('xdel', KEYS[2], ARGV[3])`;

/** The end of the log, as it was left beside its database. */
export async function readHead(redis: Redis, queue: string): Promise<ChainPlace | null> {
  const head = await redis.get(headKey(queue));
  return head === null ? null : (JSON.parse(head) as ChainPlace);
}

/**
 * Chains what the services recorded. Several may do it at once, and one that dies in between: what waits is only taken
 * away once it is stored, and is stored once.
 */
export function createCollect({ redis, queue, audit, now = Date.now }: Deps): Collect {
  /** Calls that were begun and never answered: whether they changed something nobody knows, so they are told of. */
  async function closeForgotten(): Promise<void> {
    for (const [id, json] of Object.entries(await redis.hgetall(openKey(queue)))) {
      const { at } = JSON.parse(json) as AuditEvent;
      if (now() - Date.parse(at) < GIVEN_UP_MS) continue;
      await redis.multi().xadd(doneKey(queue), '*', EVENT_FIELD, json).hdel(openKey(queue), id).exec();
    }
  }

  return async () => {
    await closeForgotten();
    for (;;) {
      const waiting = await redis.xrange(doneKey(queue), '-', '+', 'COUNT', AT_ONCE);
      if (waiting.length === 0) return;
      for (const [id, fields] of waiting) {
        const event = JSON.parse(fields[fields.indexOf(EVENT_FIELD) + 1] ?? '') as AuditEvent;
        const head = await audit.append(event);
        const keys = [headKey(queue), doneKey(queue)];
        await redis.eval(STORED, keys.length, ...keys, head.number, JSON.stringify(head), id);
      }
    }
  };
}
