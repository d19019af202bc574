import { randomUUID } from 'node:crypto';
import type { RecordedJob } from '@shop/contracts/activity-kinds';
import type { Redis } from 'ioredis';
import { doneKey, EVENT_FIELD, openKey, type AuditEvent } from './audit-event.ts';

type Deps = {
  redis: Pick<Redis, 'hset' | 'multi'>;
  queue: string;
  now: Date;
  /** The name of the job's target. */
  about?: string;
};

/**
 * Records a job of the shop like a change of the back office: its start, and afterwards its amounts. A job that removed
 * nothing is not recorded. A process that dies in between leaves it 'unconfirmed'.
 */
export async function recordJob<Amounts extends Record<string, number>>(
  { redis, queue, now, about = '' }: Deps,
  job: RecordedJob,
  work: () => Promise<Amounts>,
): Promise<Amounts> {
  const nothing = { role: '', address: '', target: '', name: about, changes: [] };
  const event: AuditEvent = {
    id: randomUUID(),
    at: now.toISOString(),
    who: 'sistema',
    call: job,
    ...nothing,
    outcome: 'unconfirmed',
  };
  await redis.hset(openKey(queue), event.id, JSON.stringify(event));
  const amounts = await work();
  const changes = Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([field, amount]) => ({ field, after: String(amount) }));
  const step = redis.multi().hdel(openKey(queue), event.id);
  const done: AuditEvent = { ...event, outcome: 'done', changes };
  if (changes.length > 0) step.xadd(doneKey(queue), '*', EVENT_FIELD, JSON.stringify(done));
  for (const [error] of (await step.exec()) ?? []) if (error) throw error;
  return amounts;
}
