/** Milliseconds since a response was made. */
export type Ages = {
  /** Until this age it is sent as it is. */
  freshMs: number;
  /** Until this age it is sent while a new one is loaded. */
  staleMs: number;
};

/** The ages when no others are given, and for everything while changes are not received. */
export const SHORT: Ages = { freshMs: 2_000, staleMs: 10_000 };

/** Until this age a response may replace a failure. */
export const EMERGENCY_MS = 600_000;

export const shorter = (a: Ages, b: Ages): Ages => ({
  freshMs: Math.min(a.freshMs, b.freshMs),
  staleMs: Math.min(a.staleMs, b.staleMs),
});
