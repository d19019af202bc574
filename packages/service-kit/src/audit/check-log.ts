import type { ActivityFault } from '@shop/contracts/activity-check';
import type { mongo } from 'mongoose';
import { checkChain, type ChainPlace } from './chain.ts';
import { readChain, type AuditRow } from './read-chain.ts';

/**
 * Checks the audit log from its oldest entry to its newest.
 * @param head its end as auth stored it in Redis, read first, so that entries added meanwhile are no fault
 */
export async function checkLog(db: mongo.Db, head: ChainPlace | null) {
  const { anchor, oldestAt, entries } = await readChain(db);
  const { faults, count, last } = await checkChain({ anchor, entries });
  const found: ActivityFault[] = faults.length > 0 || !head ? faults : await endFaults(db, head, last);
  return { anchor, oldestAt, count, last, faults: found };
}

async function endFaults(db: mongo.Db, head: ChainPlace, last: ChainPlace): Promise<ActivityFault[]> {
  if (head.number > last.number) return [{ number: last.number + 1, fault: 'cut' }];
  const entry = await db.collection<AuditRow>('audit_entries').findOne({ _id: head.number });
  return entry && entry.hash !== head.hash ? [{ number: head.number, fault: 'replaced' }] : [];
}
