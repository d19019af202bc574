import { type Point, times } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { stamp } from '../draw/paint.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { place } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { floret, hanging } from './tila-cluster.ts';

const bloom = (r: Random): string => {
  const kinds = times(2, () => stamp(floret(r)));
  const spots: [number, number, number][] = [
    [-54, 28, 0.46],
    [50, 36, 0.48],
    [0, 66, 0.42],
    [-40, -40, 0.5],
    [44, -38, 0.5],
    [2, -2, 0.56],
  ];
  return spots
    .map(([x, y, size], i) => place({ x, y, size, turn: r.between(0, 72) }, kinds[i % 2] ?? ''))
    .join('');
};

const foliage = (r: Random, length: number) =>
  leaf(
    {
      length,
      width: length * 0.84,
      color: '#4a8149',
      profile: PROFILES.heart,
      teeth: 15,
      veins: 6,
      stalk: length * 0.2,
    },
    r,
  );

const branch = (r: Random): string => {
  const kinds = times(2, () => stamp(floret(r)));
  const main: Point[] = [
    [-40, 0],
    [-60, -190],
    [10, -400],
    [40, -600],
  ];
  const side: Point[] = [
    [-46, -230],
    [40, -300],
    [130, -330],
  ];
  return [
    onStem(main, { t: 0.16, lean: -72 }, foliage(r, 190)),
    onStem(main, { t: 0.5, lean: -70 }, foliage(r, 200)),
    onStem(main, { t: 0.84, lean: -58 }, foliage(r, 170)),
    onStem(main, { t: 0.99, lean: 16 }, foliage(r, 150)),
    stem(side, 8, '#7b5d40'),
    stem(main, 13, '#7b5d40'),
    onStem(side, { t: 0.98, lean: -4 }, foliage(r, 150)),
    onStem(main, { t: 0.7, lean: 70 }, foliage(r, 160)),
    onStem(main, { t: 0.1, lean: 70 }, foliage(r, 130)),
    place({ x: 96, y: -312 }, hanging(r, kinds)),
    place({ x: -52, y: -262, size: 1.05 }, hanging(r, kinds)),
    place({ x: 44, y: -508, size: 0.92, flip: true }, hanging(r, kinds)),
  ].join('');
};

const sprig = (r: Random) => place({ flip: true }, branch(r));

export const tila: Botanical = { bloom, sprig };
