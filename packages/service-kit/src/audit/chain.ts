import { createHash } from 'node:crypto';
import type { AuditEvent } from './audit-event.ts';

/** An event with its place. `prev` is the previous entry's hash, so none can be changed, moved or removed alone. */
export type ChainEntry = AuditEvent & { number: number; kind: string; prev: string; hash: string };
/** The start of a chain: the first entry, or the one after those removed by age. */
export type ChainPlace = { number: number; hash: string };
export const CHAIN_START: ChainPlace = { number: 0, hash: '' };

/** A database stores half of a pair of surrogates, which anybody may send, as U+FFFD. */
const asStored = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** SHA-256 over all fields of an entry and the previous hash. */
export function hashOf({ number, prev, changes, ...entry }: Omit<ChainEntry, 'hash'>): string {
  const { id, at, who, role, address, call, kind, target, name, outcome } = entry;
  const said = [number, prev, id, at, who, role, address, call, kind, target, name, outcome];
  const fields = changes.map(({ field, before, after }) => [field, before ?? null, after ?? null]);
  return createHash('sha256')
    .update(JSON.stringify([...said, fields], asStored))
    .digest('hex');
}

type ChainFault = { number: number; fault: 'missing' | 'changed' | 'unlinked' };
type Chain = {
  entries: AsyncIterable<ChainEntry>;
  /** The last entry that was removed by age. */ anchor: ChainPlace;
};

const MOST_FAULTS = 5;

/**
 * Checks a chain in its order.
 * @returns the last sound place, and the first faults: a missing entry, an entry that does not match its hash, or one
 *   that does not follow the previous one
 */
export async function checkChain({ entries, anchor }: Chain) {
  const faults: ChainFault[] = [];
  let last: ChainPlace | undefined;
  let count = 0;
  for await (const entry of entries) {
    const { number, hash, prev } = entry;
    // An interrupted removal leaves entries before the anchor: they must lead to it.
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
