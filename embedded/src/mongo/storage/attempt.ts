import type { Collection } from './collection.ts';
import type { Storage } from './storage.ts';

/**
 * A part of a write that can fail by itself. What it made the indexes say in memory is undone with what it wrote: an
 * index that says multikey in memory alone would never be marked in the file.
 */
export function attempt<T>({ database }: Storage, { indexes }: Collection, work: () => T): T {
  const before = indexes.map(({ multikey }) => multikey);
  try {
    return database.attempt(work);
  } catch (error) {
    for (const [at, index] of indexes.entries()) index.multikey = before[at]!;
    throw error;
  }
}
