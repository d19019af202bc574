import type { Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { bell, bloom } from './xtabentun-bell.ts';

const foliage = (r: Random, length: number) =>
  leaf(
    {
      length,
      width: length * 0.86,
      color: '#477f45',
      profile: PROFILES.heart,
      veins: 5,
      stalk: length * 0.3,
    },
    r,
  );

const sprig = (r: Random): string => {
  const vine: Point[] = [
    [0, 0],
    [46, -110],
    [-30, -240],
    [38, -370],
    [-24, -500],
    [20, -610],
    [-20, -660],
  ];
  const curl = stroke(
    'M0 0C10 -40 50 -50 48 -82C46 -104 18 -102 22 -84C25 -74 36 -78 34 -86',
    '#6f9a4d',
    3.4,
  );
  return [
    onStem(vine, { t: 0.98, lean: 10, size: 0.8 }, curl),
    stem(vine, 10, '#5e7d3c'),
    onStem(vine, { t: 0.08, lean: 76 }, foliage(r, 150)),
    onStem(vine, { t: 0.2, lean: -84 }, foliage(r, 164)),
    onStem(vine, { t: 0.36, lean: 84 }, foliage(r, 150)),
    onStem(vine, { t: 0.56, lean: -80 }, foliage(r, 140)),
    onStem(vine, { t: 0.72, lean: 84 }, foliage(r, 118)),
    onStem(vine, { t: 0.88, lean: -74 }, foliage(r, 92)),
    onStem(vine, { t: 0.3, lean: 30, size: 0.96 }, bell(r)),
    onStem(vine, { t: 0.92, lean: 40, size: 0.74 }, bell(r)),
    onStem(vine, { t: 0.14, lean: -46, size: 0.8 }, bell(r)),
    place({ x: 112, y: -300, size: 0.9 }, bloom(r)),
    place({ x: -116, y: -404, size: 1.02 }, bloom(r)),
    place({ x: 70, y: -540, size: 1.16 }, bloom(r)),
  ].join('');
};

export const xtabentun: Botanical = { bloom, sprig };
