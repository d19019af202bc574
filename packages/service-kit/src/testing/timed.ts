const TICK_MS = 50;

/**
 * Runs something and measures its time in two ways, in milliseconds.
 * @returns `passedMs` by the wall clock, for lower bounds; `waitedMs` by the timers of this process, for upper bounds of
 *   work inside it. A late timer counts once: time when the machine did not run this process is left
 *   out, and a wait of the program itself counts in full.
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
