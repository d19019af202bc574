const LONGEST_MS = 30_000;
/** A process that ran this long did not fail at its start. */
const STABLE_MS = 60_000;

/** The wait before an ended process is started again: none at first, then longer each time, 30 s at most. */
export function createBackOff(now: () => number = Date.now) {
  let startedAt: number | undefined = now();
  let failures = 0;
  return {
    started: () => void (startedAt = now()),
    /** The next wait in milliseconds. Starts over when the process had run for a minute. */
    next: () => {
      if (startedAt !== undefined && now() - startedAt >= STABLE_MS) failures = 0;
      // A failed start has no running time, however long the attempt took.
      startedAt = undefined;
      failures += 1;
      return failures === 1 ? 0 : Math.min(LONGEST_MS, 500 * 2 ** (failures - 1));
    },
  };
}
