/** Milliseconds since an answer was made. */
export type Ages = {
  /** Until then it is shown as it is. */
  freshMs: number;
  /** Until then it is shown while it is made anew. */
  staleMs: number;
};

/** Of whatever has no other ages, and of everything while changes are not heard of. */
export const SHORT: Ages = { freshMs: 2_000, staleMs: 10_000 };

/** Until then an answer is shown in the place of a failure. */
export const EMERGENCY_MS = 600_000;

export const shorter = (a: Ages, b: Ages): Ages => ({
  freshMs: Math.min(a.freshMs, b.freshMs),
  staleMs: Math.min(a.staleMs, b.staleMs),
});
