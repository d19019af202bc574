const TICK_MS = 5_000;
/** A timer may run out a moment early, and what it does takes a moment. */
const SLACK_MS = 100;

/**
 * How long to wait for what is due in `waitMs`, so that what a process does by itself is done at the same moments: waking it costs
 * as much as most of what it wakes for. Up to a tick sooner; what is due more often than in two ticks may be half of its time late, once.
 */
export function untilTick(waitMs: number, now = performance.now()): number {
  if (waitMs < TICK_MS) return waitMs;
  const wait = Math.floor((now + waitMs + SLACK_MS) / TICK_MS) * TICK_MS - now;
  return wait < waitMs / 2 ? wait + TICK_MS : wait;
}
