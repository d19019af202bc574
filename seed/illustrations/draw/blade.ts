import { loop, type Point, polygon } from './curve.ts';
import type { Profile } from './profiles.ts';
import type { Random } from './random.ts';

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
  const spine: Point[] = [
    [0, -length * 0.66],
    [0, -length * 0.33],
    [0, 0],
  ];
  return { outline: loop([...left, tip, ...right]), half: loop([tip, ...right, ...spine.slice(0, 2)]) };
};

/** Half width (share of the width) of a profile at height `t`. */
export const halfAt = (profile: Profile, t: number): number => {
  const list: Profile = [...profile, [1, 0]];
  const next = Math.max(
    1,
    list.findIndex(([at]) => at >= t),
  );
  const [fromAt = 0, from = 0] = list[next - 1] ?? [];
  const [toAt = 1, to = 0] = list[next] ?? [];
  const u = (t - fromAt) / Math.max(0.001, toAt - fromAt);
  return from + (to - from) * Math.min(1, Math.max(0, u));
};

/** A leaf with teeth: straight little steps outwards along both edges. */
export const toothed = (
  { length, width, profile }: Size,
  teeth: number,
): { outline: string; half: string } => {
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
