import { createHash } from 'node:crypto';
import type { AuditEvent } from './audit-event.ts';

/** An event with its place. `prev` is the hash of the entry before, so that none can be changed, moved or taken out alone. */
export type ChainEntry = AuditEvent & { number: number; kind: string; prev: string; hash: string };
/** Where a chain begins: at its very start, or behind what was removed by age. */
export type ChainPlace = { number: number; hash: string };
export const CHAIN_START: ChainPlace = { number: 0, hash: '' };

/** SHA-256 over everything that an entry says, and over the hash before it. */
export function hashOf({ number, prev, changes, ...entry }: Omit<ChainEntry, 'hash'>): string {
  const { id, at, who, role, address, call, kind, target, name, outcome } = entry;
  const said = [number, prev, id, at, who, role, address, call, kind, target, name, outcome];
  const fields = changes.map(({ field, before, after }) => [field, before ?? null, after ?? null]);
  return createHash('sha256')
    .update(JSON.stringify([...said, fields]))
    .digest('hex');
}

type ChainFault = { number: number; fault: 'missing' | 'changed' | 'unlinked' };
type Chain = {
  entries: AsyncIterable<ChainEntry>;
  /** The last entry that was removed by age. */ anchor: ChainPlace;
};

const MOST_FAULTS = 5;

/**
 * Looks through a chain in its order.
 * @returns the last sound place, and the first faults: an entry that is missing, one that is not what its hash says, one
 *   that does not follow the one before
 */
export async function checkChain({ entries, anchor }: Chain) {
  const faults: ChainFault[] = [];
  let last: ChainPlace | undefined;
  let count = 0;
  for await (const entry of entries) {
    const { number, hash, prev } = entry;
    // A removal that was cut short leaves entries before the anchor: they must lead to it.
    const before = last ?? (number <= anchor.number ? { number: number - 1, hash: prev } : anchor);
    if (number !== before.number + 1) faults.push({ number: before.number + 1, fault: 'missing' });
    else if (prev !== before.hash) faults.push({ number, fault: 'unlinked' });
    if (hashOf(entry) !== hash || (number === anchor.number && hash !== anchor.hash))
      faults.push({ number, fault: 'changed' });
    if (faults.length >= MOST_FAULTS) break;
    last = { number, hash };
    count++;
  }
  return { faults, count, last: last ?? anchor };
}
