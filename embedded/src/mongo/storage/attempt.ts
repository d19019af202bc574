import type { Collection } from './collection.ts';
import type { Storage } from './storage.ts';

/**
 * A part of a write that can fail by itself. On failure the multikey marks in memory are undone too: an index that is
 * marked in memory alone would never be marked in the file.
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
