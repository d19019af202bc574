import { createPatience } from '@shop/service-kit/patience';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** Each holds a visitor's connection and perhaps a body; whoever comes after these is told to try again. */
const MAX_WAITING = 500;

type Options = {
  /** Whether anybody takes a connection now. */
  isThere: () => Promise<boolean>;
  /** A service that has been away for this long is down, and nobody waits for it. */
  holdMs: number;
  maxWaiting?: number;
};
export type Absence = ReturnType<typeof createAbsence>;

/**
 * The time in which nobody answers for a service because it is being replaced. Requests that were sent to nobody wait it
 * out; one of them looks for all, so that a service that starts is not knocked at by hundreds.
 */
export function createAbsence({ isThere, holdMs, maxWaiting = MAX_WAITING }: Options) {
  const patience = createPatience(holdMs);
  let waiting = 0;
  let closed = false;
  let search: Promise<boolean> | undefined;

  async function look(): Promise<boolean> {
    let found = false;
    while (!found && !closed && waiting > 0 && patience.waits()) {
      await sleep(LOOK_EVERY_MS);
      found = await isThere();
    }
    search = undefined;
    return found;
  }

  return {
    reached: patience.reached,
    /**
     * Call when no connection came about. True: somebody takes connections again. False: the service is down, too many
     * wait already, or the visitor has gone.
     */
    async isOver(gone?: AbortSignal): Promise<boolean> {
      if (closed || waiting >= maxWaiting || gone?.aborted || !patience.waits()) return false;
      waiting += 1;
      try {
        search ??= look();
        return await (gone ? Promise.race([search, abortOf(gone)]) : search);
      } finally {
        waiting -= 1;
      }
    },
    /** How many wait now. */
    waiting: (): number => waiting,
    close: (): void => void (closed = true),
  };
}

const abortOf = (signal: AbortSignal): Promise<false> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(false), { once: true }));
