import type { Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { palette } from '../draw/palette.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import type { Botanical } from './botanical.ts';
import { daisy } from './daisy.ts';

/** A small wild sunflower: a dozen golden rays, a broad brown-gold disc. */
const bloom = (r: Random) =>
  daisy({ rays: 11, color: palette.sun, disc: '#b06a10', discRadius: 33, width: 36 }, r);

const foliage = (r: Random, length: number) =>
  leaf({ length, width: length * 0.5, color: '#5b8f43', profile: PROFILES.pointed, teeth: 11, veins: 6 }, r);

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [14, -180],
    [-8, -360],
    [8, -560],
  ];
  const branch = (from: Point, to: Point): Point[] => [
    from,
    [(from[0] * 2 + to[0]) / 3, (from[1] + to[1]) / 2],
    [to[0] * 0.85, to[1] + 60],
    to,
  ];
  const branches: [Point[], number][] = [
    [branch([8, -140], [-170, -350]), 0.72],
    [branch([6, -190], [168, -420]), 0.86],
    [branch([0, -330], [-128, -560]), 0.8],
    [branch([-4, -380], [112, -640]), 0.62],
  ];
  return [
    ...branches.map(([points]) => stem(points, 7, '#5d8244')),
    stem(main, 11, '#5d8244'),
    onStem(main, { t: 0.1, lean: 64 }, foliage(r, 170)),
    onStem(main, { t: 0.14, lean: -62 }, foliage(r, 165)),
    onStem(main, { t: 0.42, lean: 66 }, foliage(r, 130)),
    onStem(main, { t: 0.5, lean: -64 }, foliage(r, 120)),
    ...branches.map(([points], i) => onStem(points, { t: 0.5, lean: i % 2 ? 50 : -50 }, foliage(r, 84))),
    ...branches.map(([points, size]) => onStem(points, { t: 1, size }, bloom(r))),
    onStem(main, { t: 1, size: 1.12 }, bloom(r)),
  ].join('');
};

export const tajonal: Botanical = { bloom, sprig };
