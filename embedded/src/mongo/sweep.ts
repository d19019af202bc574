import type { Context } from './commands/command.ts';
import { sweepExpired } from './ttl.ts';

/** Removes expired documents, idle cursors and remains of earlier documents in files, every `sweepMs` milliseconds. */
export function sweepEvery(
  { storage, cursors }: Pick<Context, 'storage' | 'cursors'>,
  sweepMs: number,
): NodeJS.Timeout {
  const timer = setInterval(() => {
    cursors.sweep(Date.now());
    try {
      sweepExpired(storage);
    } catch (error) {
      // A full disk, for example: what is expired now is still expired at the next turn.
      console.error(`expired documents were not removed: ${String(error)}`);
    }
    try {
      storage.database.forgetReplaced();
    } catch (error) {
      // A reader is active, or the disk is full: the next turn retries it.
      console.error(`files still have earlier documents: ${String(error)}`);
    }
  }, sweepMs);
  return timer.unref();
}
