import { createGracePeriod } from './grace-period.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_EVERY_MS = 100;
/** Each waiting request holds a visitor's connection; more get a 503 at once. */
const MAX_WAITING = 500;

type Probe = () => Promise<boolean>;
type Options = {
  /** After this time away a service counts as down, and nobody waits for it. */
  holdMs: number;
  maxWaiting?: number;
};
export type OutageHold = ReturnType<typeof createOutageHold>;

/** Holds requests while their service is being replaced. One probe serves all waiting requests. */
export function createOutageHold({ holdMs, maxWaiting = MAX_WAITING }: Options) {
  const gracePeriod = createGracePeriod(holdMs);
  let waiting = 0;
  let closed = false;
  let backAt = -Infinity;
  let probing: Promise<boolean> | undefined;

  async function probeUntilBack(probe: Probe): Promise<boolean> {
    let isBack = false;
    while (!isBack && !closed && gracePeriod.waits()) {
      await sleep(PROBE_EVERY_MS);
      isBack = await probe();
    }
    probing = undefined;
    backAt = performance.now();
    return isBack;
  }

  return {
    /** Call when there was a connection. */
    reached: gracePeriod.reached,
    /** True while requests wait. */
    isOn: (): boolean => waiting > 0,
    /** Whether a request that began at this time (`performance.now()`) met the last outage. */
    metBy: (since: number): boolean => waiting > 0 || since <= backAt,
    /**
     * Call when there was no connection. True: the service accepts connections again. False: it is down, or too many
     * requests wait already.
     * @param probe resolves whether the service accepts a connection at this moment
     */
    async waitUntilBack(probe: Probe): Promise<boolean> {
      if (closed || waiting >= maxWaiting || !gracePeriod.waits()) return false;
      waiting += 1;
      probing ??= probeUntilBack(probe);
      return probing.finally(() => (waiting -= 1));
    },
    close: (): void => void (closed = true),
  };
}
