import { loop, polygon, type Point } from './curve.ts';
import type { Random } from './random.ts';

/** Half width (share of the width) at heights 0..1; a petal or a leaf is one profile mirrored. */
export type Profile = [at: number, half: number][];

export const PROFILES = {
  round: [[0, 0.06], [0.2, 0.26], [0.45, 0.46], [0.7, 0.5], [0.88, 0.38], [0.98, 0.14]],
  oval: [[0, 0.05], [0.2, 0.34], [0.45, 0.5], [0.7, 0.42], [0.9, 0.18]],
  pointed: [[0, 0.06], [0.18, 0.3], [0.42, 0.5], [0.68, 0.38], [0.88, 0.14]],
  lance: [[0, 0.05], [0.15, 0.3], [0.35, 0.5], [0.6, 0.4], [0.85, 0.14]],
  heart: [[-0.06, 0.22], [-0.03, 0.42], [0.14, 0.52], [0.4, 0.42], [0.7, 0.2], [0.9, 0.06]],
  spoon: [[0, 0.1], [0.25, 0.16], [0.5, 0.32], [0.75, 0.5], [0.92, 0.4], [1, 0.15]],
  strap: [[0, 0.1], [0.1, 0.38], [0.4, 0.46], [0.7, 0.5], [0.92, 0.36], [1, 0.12]],
} satisfies Record<string, Profile>;

export type Size = { length: number; width: number; profile: Profile };

/** Outline from the base (0,0) up to the tip (0,-length); `wobble` 0..1 makes each one a little different. */
export const blade = (size: Size, r: Random, wobble = 0.06): { outline: string; half: string } => {
  const { length, width, profile } = size;
  const side = (sign: 1 | -1) =>
    profile.map(([at, half]): Point => [
      sign * half * width * r.around(1, wobble),
      -length * (at + r.around(0, wobble * 0.15)),
    ]);
  const tip: Point = [r.around(0, width * wobble * 0.5), -length];
  const [left, right] = [side(-1), side(1).reverse()];
  const spine: Point[] = [[0, -length * 0.66], [0, -length * 0.33], [0, 0]];
  return { outline: loop([...left, tip, ...right]), half: loop([tip, ...right, ...spine.slice(0, 2)]) };
};

/** Half width (share of the width) of a profile at height `t`. */
export const halfAt = (profile: Profile, t: number): number => {
  const list: Profile = [...profile, [1, 0]];
  const next = Math.max(1, list.findIndex(([at]) => at >= t));
  const [a, b] = [list[next - 1] ?? [0, 0], list[next] ?? [1, 0]];
  const u = (t - a[0]) / Math.max(0.001, b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * Math.min(1, Math.max(0, u));
};

/** A leaf with teeth: straight little steps outwards along both edges. */
export const toothed = ({ length, width, profile }: Size, teeth: number): { outline: string; half: string } => {
  const lobes = profile.filter(([at]) => at < 0);
  const side = (sign: 1 | -1): Point[] => [
    ...lobes.map(([at, half]): Point => [sign * half * width, -length * at]),
    ...Array.from({ length: teeth * 2 }, (_, i): Point => {
      const t = (i + 1) / (teeth * 2 + 1);
      const out = i % 2 === 0 ? 1.08 : 0.95;
      return [sign * halfAt(profile, t) * width * out, -length * (t + (i % 2 === 0 ? 0.025 : 0))];
    }),
  ];
  const [left, right] = [side(-1), side(1).reverse()];
  return {
    outline: polygon([[0, 0], ...left, [0, -length], ...right]),
    half: polygon([[0, -length], ...right, [0, 0]]),
  };
};
