import { PROFILES } from '../draw/blade.ts';
import { lighten, mix } from '../draw/color.ts';
import { times, type Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { linear, radial, stamp } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, ellipse, fill, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

/** A two-lipped little tube, from its cup (0,0) upwards, 60 units long. */
const floret = (color: string) => {
  const tube = 'M-4 0C-6 -18 -9 -32 -14 -42C-18 -52 -8 -62 0 -58C8 -62 18 -52 14 -42C9 -32 6 -18 4 0Z';
  return stamp(
    fill(tube, linear([[0, lighten(color, 0.4)], [0.45, color], [1, mix(color, '#2d1250', 0.5)]])) +
      fill('M-14 -42C-24 -46 -24 -58 -14 -58C-8 -58 -4 -52 0 -46C4 -52 8 -58 14 -58C24 -58 24 -46 14 -42C8 -38 -8 -38 -14 -42Z', lighten(color, 0.26)) +
      fill('M0 -46C4 -52 8 -58 14 -58C24 -58 24 -46 14 -42C10 -39 4 -39 0 -39Z', color, 0.5) +
      stroke('M-2 -44L-8 -68M2 -44L7 -70', lighten(color, 0.6), 1.4) + circle(-8, -69, 2, '#fbe3a0') + circle(7, -71, 2, '#fbe3a0'),

  );
};

const COLORS = ['#6a3a9c', '#7a4aa8', '#8d5cba', '#a576cc'];

/** The spike: whorls of tubes, wide below and closed buds above; `length` from its foot upwards. */
const spike = (r: Random, length: number): string => {
  const kinds = COLORS.map(floret);
  const rows = Math.round(length / 25);
  const row = (i: number) => {
    const t = i / rows;
    const count = Math.round(8 - t * 4);
    const open = 1 - t * 0.62;
    return times(count, (k) => {
      const spread = ((k - (count - 1) / 2) / count) * 2;
      return place({ x: spread * 22 * open, y: -t * length, turn: spread * 74 + r.around(0, 8), size: open * r.around(0.78, 0.08) }, kinds[r.int(0, 3)] ?? '');
    }).join('');
  };
  const core = ellipse({ x: 0, y: -length * 0.5, rx: 24, ry: length * 0.56 }, radial([[0, '#3c1f63', 0.95], [0.75, '#4a2a76', 0.85], [1, '#4a2a76', 0.2]]));
  return core + times(rows + 1, row).join('');
};

const bloom = (r: Random) => place({ y: 96 }, stem([[0, 16], [0, -100], [0, -170]], 6, '#6a5a78'), spike(r, 170));

const foliage = (r: Random, length: number) =>
  leaf({ length, width: length * 0.5, color: palette.leaf, profile: PROFILES.pointed, teeth: 12, veins: 6 }, r);

const sprig = (r: Random): string => {
  const main: Point[] = [[0, 0], [10, -150], [-6, -300], [0, -430]];
  const left: Point[] = [[4, -110], [-70, -210], [-124, -290], [-140, -360]];
  const right: Point[] = [[0, -170], [66, -250], [122, -320], [142, -400]];
  return [
    onStem(main, 0.1, 68, foliage(r, 180)), onStem(main, 0.12, -70, foliage(r, 175)),
    stem(left, 7, '#5b6a4d'), stem(right, 7, '#5b6a4d'), stem(main, 11, '#64604f'),
    onStem(main, 0.48, 70, foliage(r, 140)), onStem(main, 0.5, -68, foliage(r, 140)), onStem(main, 0.84, 66, foliage(r, 96)), onStem(main, 0.86, -64, foliage(r, 96)),
    onStem(left, 0.6, -56, foliage(r, 100)), onStem(left, 0.66, 60, foliage(r, 84)), onStem(right, 0.6, 56, foliage(r, 100)), onStem(right, 0.66, -60, foliage(r, 84)),
    onStem(left, 0.96, 0, spike(r, 170)), onStem(right, 0.96, 0, spike(r, 190)), onStem(main, 0.97, 0, spike(r, 280), 1.1),
  ].join('');
};

export const toronjil: Botanical = { bloom, sprig };
