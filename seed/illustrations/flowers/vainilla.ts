import type { Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { radial } from '../draw/paint.ts';
import { petal } from '../draw/petal.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { bud, greenPod, lip } from './vainilla-parts.ts';

/** Five pale green-gold tepals behind the lip. */
const bloom = (r: Random): string => {
  const look = { color: '#e9e6a6', base: '#9fb04c', profile: PROFILES.lance, veins: 5 };
  const sepals = [-122, 122, 0].map((turn) =>
    petal({ ...look, length: 106, width: 42, color: '#dfe096' }, turn, r),
  );
  const wings = [-58, 58].map((turn) => petal({ ...look, length: 102, width: 46 }, turn, r));
  return [
    circle(
      3,
      6,
      74,
      radial([
        [0, '#26331a', 0.4],
        [1, '#26331a', 0],
      ]),
    ),
    ...sepals,
    ...wings,
    place({ y: 8 }, lip()),
  ].join('');
};

const foliage = (r: Random, length: number) =>
  leaf({ length, width: length * 0.34, color: '#468a4c', profile: PROFILES.oval, veins: 0 }, r);

const sprig = (r: Random): string => {
  const vine: Point[] = [
    [0, 0],
    [-40, -130],
    [34, -280],
    [-30, -440],
    [22, -590],
    [0, -660],
  ];
  return [
    onStem(vine, { t: 0.08, lean: 66 }, foliage(r, 210)),
    onStem(vine, { t: 0.24, lean: -72 }, foliage(r, 220)),
    onStem(vine, { t: 0.44, lean: 70 }, foliage(r, 210)),
    onStem(vine, { t: 0.66, lean: -66 }, foliage(r, 200)),
    onStem(vine, { t: 0.86, lean: 62 }, foliage(r, 150)),
    onStem(vine, { t: 0.98, lean: -8 }, foliage(r, 110)),
    stem(vine, 17, '#5c9a4c'),
    ...[-14, 4, 20].map((turn, i) => place({ x: 34 + i * 7, y: -262, turn }, greenPod(200 - i * 26))),
    place({ x: -40, y: -190 }, stroke('M0 0C-30 -10 -60 -20 -92 -16', '#6a9a4c', 7)),
    onStem(vine, { t: 0.82, lean: 74, size: 0.9 }, bud),
    onStem(vine, { t: 0.84, lean: 40, size: 1 }, bud),
    onStem(vine, { t: 0.92, lean: -52, size: 0.8 }, bud),
    place({ x: -130, y: -200, size: 0.94, turn: -12 }, bloom(r)),
    place({ x: 76, y: -400, size: 1.06, turn: 8 }, bloom(r)),
    place({ x: -74, y: -540, size: 1.14, turn: -10 }, bloom(r)),
  ].join('');
};

export const vainilla: Botanical = { bloom, sprig };
