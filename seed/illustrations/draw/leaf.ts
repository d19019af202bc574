import { blade, halfAt, toothed } from './blade.ts';
import { darken, lighten } from './color.ts';
import { line, times } from './curve.ts';
import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { type Profile, PROFILES } from './profiles.ts';
import type { Random } from './random.ts';
import { fill, place, stroke } from './svg.ts';

export type LeafLook = {
  length: number;
  width: number;
  color?: string;
  profile?: Profile;
  teeth?: number;
  veins?: number;
  /** Length of the leaf's own stalk. */
  stalk?: number;
};

const ribs = (look: LeafLook, color: string) => {
  const { length, width, profile = PROFILES.pointed, veins = 5 } = look;
  const rib = (i: number, side: number) => {
    const start = 0.1 + (0.68 * i) / veins;
    const end = Math.min(0.94, start + 0.19);
    const reach = side * halfAt(profile, end) * width * 0.8;
    return line([
      [0, -length * start],
      [reach * 0.55, -length * (start + (end - start) * 0.42)],
      [reach, -length * end],
    ]);
  };
  const width1 = Math.max(0.6, width * 0.014);
  return times(veins, (i) => stroke(rib(i, -1) + rib(i, 1), color, width1, 0.5)).join('');
};

/** A leaf from the origin upwards: lit half, shaded half, midrib and ribs. */
export const leaf = (look: LeafLook, r: Random): string => {
  const color = look.color ?? palette.leaf;
  const size = { length: look.length, width: look.width, profile: look.profile ?? PROFILES.pointed };
  const { outline: edge, half } = look.teeth ? toothed(size, look.teeth) : blade(size, r, 0.05);
  const body = linear([
    [0, lighten(color, 0.2)],
    [0.5, color],
    [1, darken(color, 0.3)],
  ]);
  const rib = lighten(color, 0.42);
  const stalk = look.stalk ?? 0;
  const parts = [
    fill(edge, body),
    fill(half, darken(color, 0.55), 0.26),
    ribs(look, rib),
    stroke(
      line([
        [0, 0],
        [r.around(0, look.width * 0.02), -look.length * 0.5],
        [0, -look.length * 0.94],
      ]),
      rib,
      Math.max(0.8, look.width * 0.026),
      0.8,
    ),
  ];
  if (stalk === 0) return parts.join('');
  const foot = stroke(
    `M0 0C${stalk * 0.2} ${-stalk * 0.4} ${-stalk * 0.1} ${-stalk * 0.8} 0 ${-stalk - 2}`,
    darken(color, 0.1),
    Math.max(2, look.length * 0.022),
  );
  return foot + place({ y: -stalk }, ...parts);
};
