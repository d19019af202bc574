import type { Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { palette } from '../draw/palette.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { place } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { spike } from './toronjil-spike.ts';

const bloom = (r: Random) =>
  place(
    { y: 96 },
    stem(
      [
        [0, 16],
        [0, -100],
        [0, -170],
      ],
      6,
      '#6a5a78',
    ),
    spike(r, 170),
  );

const foliage = (r: Random, length: number) =>
  leaf(
    { length, width: length * 0.5, color: palette.leaf, profile: PROFILES.pointed, teeth: 12, veins: 6 },
    r,
  );

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [10, -150],
    [-6, -300],
    [0, -430],
  ];
  const left: Point[] = [
    [4, -110],
    [-70, -210],
    [-124, -290],
    [-140, -360],
  ];
  const right: Point[] = [
    [0, -170],
    [66, -250],
    [122, -320],
    [142, -400],
  ];
  return [
    onStem(main, { t: 0.1, lean: 68 }, foliage(r, 180)),
    onStem(main, { t: 0.12, lean: -70 }, foliage(r, 175)),
    stem(left, 7, '#5b6a4d'),
    stem(right, 7, '#5b6a4d'),
    stem(main, 11, '#64604f'),
    onStem(main, { t: 0.48, lean: 70 }, foliage(r, 140)),
    onStem(main, { t: 0.5, lean: -68 }, foliage(r, 140)),
    onStem(main, { t: 0.84, lean: 66 }, foliage(r, 96)),
    onStem(main, { t: 0.86, lean: -64 }, foliage(r, 96)),
    onStem(left, { t: 0.6, lean: -56 }, foliage(r, 100)),
    onStem(left, { t: 0.66, lean: 60 }, foliage(r, 84)),
    onStem(right, { t: 0.6, lean: 56 }, foliage(r, 100)),
    onStem(right, { t: 0.66, lean: -60 }, foliage(r, 84)),
    onStem(left, { t: 0.96 }, spike(r, 170)),
    onStem(right, { t: 0.96 }, spike(r, 190)),
    onStem(main, { t: 0.97, size: 1.1 }, spike(r, 280)),
  ].join('');
};

export const toronjil: Botanical = { bloom, sprig };
