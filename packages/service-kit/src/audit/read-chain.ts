import type { mongo } from 'mongoose';
import { CHAIN_START, type ChainEntry, type ChainPlace } from './chain.ts';

/** An entry of the audit log; its number is its id, so that the log cannot fork. */
export type AuditRow = Omit<ChainEntry, 'number' | 'id' | 'at'> & { _id: number; event: string; at: Date };
/** The last entry that was removed by age: the remaining chain starts after it. */
export type AnchorRow = ChainPlace & { _id: 'oldest' };

/** The audit log in its order, from auth's database; memory use does not grow with it. */
export async function readChain(db: mongo.Db) {
  const oldest = await db.collection<AuditRow>('audit_entries').findOne({}, { sort: { _id: 1 } });
  const anchor = await db.collection<AnchorRow>('audit_anchors').findOne({ _id: 'oldest' });
  return { anchor: anchor ?? CHAIN_START, oldestAt: oldest?.at, entries: entriesOf(db) };
}

async function* entriesOf(db: mongo.Db): AsyncGenerator<ChainEntry> {
  for await (const { _id, event, at, ...rest } of db
    .collection<AuditRow>('audit_entries')
    .find()
    .sort({ _id: 1 }))
    yield { ...rest, number: _id, id: event, at: at.toISOString() };
}
