/** Chance that can be repeated: the same seed makes the same numbers. */
export type Random = { between: (from: number, to: number) => number; pick: <T>(from: readonly T[]) => T };

export function seeded(seed: string): Random {
  // FNV-1a folds the text into the 32 bits that mulberry32 starts from.
  let state = [...seed].reduce(
    (hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from));
  return {
    between,
    pick: (from) => {
      const found = from[between(0, from.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}
