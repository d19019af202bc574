import { setTimeout as sleep } from 'node:timers/promises';
import { createBackOff } from './back-off.ts';

/** Something that may end on its own: `died` says why in a few words, or nothing when it was closed. */
export type Mortal = { died: Promise<string | undefined>; close(): Promise<void> };
export type Kept = {
  /** Stops restarting it, but does not close it. */
  letGo(): void;
  close(): Promise<void>;
};
export type Keeping<T> = {
  start: () => T | Promise<T>;
  say: (line: string) => void;
  /** Waits; ends early when `signal` is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

/** Restarts something that ended on its own or failed to start, with a longer wait each time. */
export function keepRunning<T extends Mortal>(first: T, { start, say, wait = pause }: Keeping<T>): Kept {
  const over = new AbortController();
  const backOff = createBackOff();
  let current = first;

  async function startAgain(reason: string): Promise<T | undefined> {
    const delay = backOff.next();
    say(`${reason}; started again ${delay === 0 ? 'now' : `in ${delay / 1000} s`}`);
    await wait(delay, over.signal);
    if (over.signal.aborted) return undefined;
    try {
      const started = await start();
      backOff.started();
      return started;
    } catch (error) {
      return startAgain((error as Error).message);
    }
  }

  async function keep(): Promise<void> {
    for (let reason = await current.died; reason; reason = await current.died) {
      if (over.signal.aborted) return;
      const next = await startAgain(reason);
      if (!next) return;
      current = next;
      // letGo or close was called during the start.
      if (over.signal.aborted) return current.close();
    }
  }

  const kept = keep();
  return {
    letGo: () => over.abort(),
    close: async () => {
      over.abort();
      await current.close();
      await kept;
    },
  };
}
