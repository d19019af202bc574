const TICK_MS = 5_000;
/** A timer may end a moment early, and its work takes a moment. */
const SLACK_MS = 100;

/**
 * How long to wait for work due in `waitMs`, so that a process does its jobs at common moments: waking it costs as
 * much as most jobs. Up to a tick early; a job due more often than every two ticks may once be late by half its time.
 */
export function untilTick(waitMs: number, now = performance.now()): number {
  if (waitMs < TICK_MS) return waitMs;
  const wait = Math.floor((now + waitMs + SLACK_MS) / TICK_MS) * TICK_MS - now;
  return wait < waitMs / 2 ? wait + TICK_MS : wait;
}
