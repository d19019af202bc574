import { PROFILES } from '../draw/blade.ts';
import { lighten, mix } from '../draw/color.ts';
import { times, type Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { linear, radial, stamp } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

const COLORS = ['#d8386f', '#e85a88', '#f07d9f', '#e44a7c'] as const;

/** A heart of two folded sepals, point up; hangs from its base at the origin, 60 units long. */
const heart = (color: string): string => {
  const outline = 'M0 62C-20 56 -46 34 -44 10C-42 -10 -14 -14 0 4C14 -14 42 -10 44 10C46 34 20 56 0 62Z';
  return stamp(
    fill(outline, radial([[0, lighten(color, 0.42)], [0.5, color], [1, mix(color, '#7d0f3c', 0.55)]], { cx: 0.36, cy: 0.28, r: 0.85 })) +
      fill('M0 62C4 40 6 20 0 4C14 -14 42 -10 44 10C46 34 20 56 0 62Z', '#8e1145', 0.22) +
      fill('M0 60C-14 44 -20 22 -10 4C-2 12 2 12 10 4C20 22 14 44 0 60Z', linear([[0, mix(color, '#9c1450', 0.4)], [1, lighten(color, 0.2)]])) +
      stroke('M-36 8C-34 -2 -20 -6 -8 2', '#ffe6ee', 3, 0.75) +
      times(5, (i) => circle((i - 2) * 4, 4 + Math.abs(i - 2) * 2, 2.4, '#ffe9b0')).join(''),
  );
};

const bloom = (r: Random): string => {
  const kinds = COLORS.map(heart);
  const petalAt = (turn: number, out: number, size: number, i: number) =>
    place({ turn }, place({ y: -out, turn: 180 + r.around(0, 10), size }, kinds[i % 4] ?? ''));
  return [
    circle(3, 6, 88, radial([[0.5, '#3d1020', 0.4], [1, '#3d1020', 0]])),
    ...times(7, (i) => petalAt(i * 51.4 + 20, 34, 1.0, i)),
    ...times(5, (i) => petalAt(i * 72, 6, 0.86, i + 1)),
    circle(0, 0, 11, radial([[0, '#fff0c0'], [1, '#d98a4a']])),
  ].join('');
};

/** A spray: hearts on both sides of a thin axis that ends in a tendril. */
const spray = (r: Random, length: number, kinds: string[]): string => {
  const axis: Point[] = [[0, 0], [length * 0.12, -length * 0.36], [-length * 0.04, -length * 0.7], [length * 0.06, -length]];
  const count = Math.round(length / 21);
  const one = (i: number) => {
    const t = (i + 0.6) / count;
    const side = i % 2 ? 1 : -1;
    const size = 1.0 - t * 0.55;
    return onStem(axis, t, side * r.between(58, 84), stroke('M0 0L0 -16', '#b04a6a', 2.6) + place({ y: -12, turn: 180 }, kinds[i % 4] ?? ''), size);
  };
  const tendril = onStem(axis, 1, 8, stroke('M0 0C8 -26 36 -28 34 -50C32 -64 14 -60 18 -50', '#a0506a', 2.6));
  return stem(axis, 5, '#9a5a56') + tendril + times(count, one).join('');
};

const foliage = (r: Random, length: number) =>
  leaf({ length, width: length * 0.74, color: palette.leaf, profile: PROFILES.heart, veins: 5, stalk: length * 0.2 }, r);

const sprig = (r: Random): string => {
  const vine: Point[] = [[0, 0], [40, -110], [-34, -240], [30, -370], [-6, -470]];
  const kinds = COLORS.map(heart);
  return [
    onStem(vine, 0.1, 72, foliage(r, 160)), onStem(vine, 0.24, -76, foliage(r, 170)), onStem(vine, 0.5, 78, foliage(r, 156)), onStem(vine, 0.76, -72, foliage(r, 140)), onStem(vine, 0.96, 60, foliage(r, 110)),
    stem(vine, 10, '#7d7a44'),
    onStem(vine, 0.3, 56, spray(r, 250, kinds)), onStem(vine, 0.55, -56, spray(r, 270, kinds)), onStem(vine, 0.84, 44, spray(r, 220, kinds)), onStem(vine, 0.99, -10, spray(r, 250, kinds)),
  ].join('');
};

export const coralillo: Botanical = { bloom, sprig };
