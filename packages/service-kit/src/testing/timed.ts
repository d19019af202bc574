const TICK_MS = 50;

/**
 * Runs something and says how long that took, twice over, in milliseconds.
 * @returns `passedMs` by the wall clock, for lower bounds; `waitedMs` by the timers of this process, for upper bounds of
 *   what runs in it. A timer that comes late counts once, so that time when the machine did not run this process is left
 *   out, and a wait that the program itself asked for counts in full.
 */
export async function timed<T>(
  run: () => Promise<T>,
): Promise<{ result: T; passedMs: number; waitedMs: number }> {
  let ticks = 0;
  const began = performance.now();
  const timer = setInterval(() => (ticks += 1), TICK_MS);
  try {
    const result = await run();
    return { result, passedMs: performance.now() - began, waitedMs: ticks * TICK_MS };
  } finally {
    clearInterval(timer);
  }
}
