/** Slower than any line that a person waits at; one that stops altogether is cut sooner. */
const MIN_BYTES_PER_SECOND = 4_000;
const WINDOW_MS = 10_000;

/** What was seen of a body that is on its way. */
export type Sample = {
  /** Milliseconds of any clock. */
  at: number;
  bytes: number;
  /** False while this side does not read, e.g. because the request waits for its turn: that is not the sender's time. */
  wanted: boolean;
};

/**
 * Judges how a body comes in. There is no limit for the whole of it: a large picture over a slow line takes minutes. It
 * has to go on: 10 seconds without a byte, or less than 4 kB a second, is too slow.
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
