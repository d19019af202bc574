/** Slower than any connection that people use; a body that stops is cut sooner. */
const MIN_BYTES_PER_SECOND = 4_000;
const WINDOW_MS = 10_000;

/** The state of a body that is being received. */
export type Sample = {
  /** Milliseconds of any clock. */
  at: number;
  bytes: number;
  /** False while this side does not read, e.g. because the request waits for its turn: not the sender's fault. */
  wanted: boolean;
};

/**
 * Judges the speed of a body. There is no limit for the whole body: a large picture over a slow line takes minutes.
 * It is too slow after 10 seconds without a byte, or below 4 kB a second.
 */
export function createBodyPace({ at, bytes }: Omit<Sample, 'wanted'>) {
  let last = { at, bytes };
  let silentMs = 0;
  let window = { ms: 0, bytes: 0 };
  return {
    isTooSlow(sample: Sample): boolean {
      const passed = sample.wanted ? sample.at - last.at : 0;
      const arrived = sample.bytes - last.bytes;
      last = sample;
      silentMs = arrived > 0 ? 0 : silentMs + passed;
      window = { ms: window.ms + passed, bytes: window.bytes + arrived };
      if (silentMs >= WINDOW_MS) return true;
      if (window.ms < WINDOW_MS) return false;
      const isSlow = window.bytes < (window.ms / 1_000) * MIN_BYTES_PER_SECOND;
      window = { ms: 0, bytes: 0 };
      return isSlow;
    },
  };
}
