import { Redis } from 'ioredis';
import { doneKey, type AuditEvent } from '../audit/audit-event.ts';
import type { Backing } from './backing.ts';

/** Reads and removes the events that wait to be chained, oldest first. */
export async function recordedEvents(env: Pick<Backing, 'REDIS_URL' | 'AUDIT_QUEUE'>): Promise<AuditEvent[]> {
  const redis = new Redis(env.REDIS_URL);
  try {
    const rows = await redis.xrange(doneKey(env.AUDIT_QUEUE), '-', '+');
    await redis.del(doneKey(env.AUDIT_QUEUE));
    return rows.map(([, fields]) => JSON.parse(fields[1]!) as AuditEvent);
  } finally {
    redis.disconnect();
  }
}
