import { type Point, times } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { radial } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { COLORS, heart } from './coralillo-heart.ts';

const bloom = (r: Random): string => {
  const kinds = COLORS.map(heart);
  const petalAt = (turn: number, out: number, size: number, i: number) =>
    place({ turn }, place({ y: -out, turn: 180 + r.around(0, 10), size }, kinds[i % 4] ?? ''));
  return [
    circle(
      3,
      6,
      88,
      radial([
        [0.5, '#3d1020', 0.4],
        [1, '#3d1020', 0],
      ]),
    ),
    ...times(7, (i) => petalAt(i * 51.4 + 20, 34, 1.0, i)),
    ...times(5, (i) => petalAt(i * 72, 6, 0.86, i + 1)),
    circle(
      0,
      0,
      11,
      radial([
        [0, '#fff0c0'],
        [1, '#d98a4a'],
      ]),
    ),
  ].join('');
};

/** A spray: hearts on both sides of a thin axis that ends in a tendril. */
const spray = (r: Random, length: number, kinds: string[]): string => {
  const axis: Point[] = [
    [0, 0],
    [length * 0.12, -length * 0.36],
    [-length * 0.04, -length * 0.7],
    [length * 0.06, -length],
  ];
  const count = Math.round(length / 21);
  const one = (i: number) => {
    const t = (i + 0.6) / count;
    const side = i % 2 ? 1 : -1;
    const size = 1.0 - t * 0.55;
    return onStem(
      axis,
      { t, lean: side * r.between(58, 84), size },
      stroke('M0 0L0 -16', '#b04a6a', 2.6) + place({ y: -12, turn: 180 }, kinds[i % 4] ?? ''),
    );
  };
  const tendril = onStem(
    axis,
    { t: 1, lean: 8 },
    stroke('M0 0C8 -26 36 -28 34 -50C32 -64 14 -60 18 -50', '#a0506a', 2.6),
  );
  return stem(axis, 5, '#9a5a56') + tendril + times(count, one).join('');
};

const foliage = (r: Random, length: number) =>
  leaf(
    {
      length,
      width: length * 0.74,
      color: palette.leaf,
      profile: PROFILES.heart,
      veins: 5,
      stalk: length * 0.2,
    },
    r,
  );

const sprig = (r: Random): string => {
  const vine: Point[] = [
    [0, 0],
    [40, -110],
    [-34, -240],
    [30, -370],
    [-6, -470],
  ];
  const kinds = COLORS.map(heart);
  return [
    onStem(vine, { t: 0.1, lean: 72 }, foliage(r, 160)),
    onStem(vine, { t: 0.24, lean: -76 }, foliage(r, 170)),
    onStem(vine, { t: 0.5, lean: 78 }, foliage(r, 156)),
    onStem(vine, { t: 0.76, lean: -72 }, foliage(r, 140)),
    onStem(vine, { t: 0.96, lean: 60 }, foliage(r, 110)),
    stem(vine, 10, '#7d7a44'),
    onStem(vine, { t: 0.3, lean: 56 }, spray(r, 250, kinds)),
    onStem(vine, { t: 0.55, lean: -56 }, spray(r, 270, kinds)),
    onStem(vine, { t: 0.84, lean: 44 }, spray(r, 220, kinds)),
    onStem(vine, { t: 0.99, lean: -10 }, spray(r, 250, kinds)),
  ].join('');
};

export const coralillo: Botanical = { bloom, sprig };
