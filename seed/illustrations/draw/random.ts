/** Repeatable chance: the same seed draws the same picture on every machine. */
export type Random = {
  unit: () => number;
  between: (low: number, high: number) => number;
  /** `centre` plus or minus up to `spread`. */
  around: (centre: number, spread: number) => number;
  int: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

const hash = (text: string) => {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ char.charCodeAt(0), 16777619);
  return h >>> 0;
};

/** Mulberry32, started from a text. */
export const seeded = (seed: string): Random => {
  let state = hash(seed);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * unit();
  return {
    unit,
    between,
    around: (centre, spread) => between(centre - spread, centre + spread),
    int: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => list[Math.floor(unit() * list.length)] ?? list[0],
  };
};
