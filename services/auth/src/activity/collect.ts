import { doneKey, EVENT_FIELD, headKey, openKey, type AuditEvent } from '@shop/service-kit/audit/audit-event';
import type { ChainPlace } from '@shop/service-kit/audit/chain';
import type { Redis } from 'ioredis';
import type { AuditStore } from './audit.store.ts';

type Deps = { redis: Redis; queue: string; audit: Pick<AuditStore, 'append' | 'holds'>; now?: () => number };
export type Collect = () => Promise<void>;

/** No response takes that long: the service that should send it has died. */
const GIVEN_UP_MS = 10 * 60_000;
const AT_ONCE = 100;
/** In one step: removes a stored event from the queue and moves the head, unless another process moved it further. */
const STORED = `
local head = redis.call('get', KEYS[1])
if not head or cjson.decode(head).number < tonumber(ARGV[1]) then redis.call('set', KEYS[1], ARGV[2]) end
return redis.call('xdel', KEYS[2], ARGV[3])`;

/** The end of the log as kept in Redis, outside its database. */
export async function readHead(redis: Redis, queue: string): Promise<ChainPlace | null> {
  const head = await redis.get(headKey(queue));
  return head === null ? null : (JSON.parse(head) as ChainPlace);
}

/**
 * Appends recorded events to the chain. Several processes may run it, and any may crash: an event leaves the queue only
 * after it is stored, and is stored once.
 */
export function createCollect({ redis, queue, audit, now = Date.now }: Deps): Collect {
  /** Records calls that never got a response: they may have changed something. */
  async function closeForgotten(): Promise<void> {
    for (const [id, json] of Object.entries(await redis.hgetall(openKey(queue)))) {
      const { at } = JSON.parse(json) as AuditEvent;
      if (now() - Date.parse(at) < GIVEN_UP_MS) continue;
      await redis.multi().xadd(doneKey(queue), '*', EVENT_FIELD, json).hdel(openKey(queue), id).exec();
    }
  }

  /** After a restore the log goes on at its own end, and its head must too. */
  async function dropForeignHead(): Promise<void> {
    const head = await readHead(redis, queue);
    if (head && !(await audit.holds(head))) await redis.del(headKey(queue));
  }

  return async () => {
    await closeForgotten();
    for (;;) {
      const waiting = await redis.xrange(doneKey(queue), '-', '+', 'COUNT', AT_ONCE);
      if (waiting.length === 0) return;
      await dropForeignHead();
      for (const [id, fields] of waiting) {
        const event = JSON.parse(fields[fields.indexOf(EVENT_FIELD) + 1] ?? '') as AuditEvent;
        const head = await audit.append(event);
        const keys = [headKey(queue), doneKey(queue)];
        await redis.eval(STORED, keys.length, ...keys, head.number, JSON.stringify(head), id);
      }
    }
  };
}
