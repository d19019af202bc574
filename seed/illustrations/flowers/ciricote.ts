import type { Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { place } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { side, trumpet } from './ciricote-trumpet.ts';

const foliage = (r: Random, length: number) =>
  leaf(
    {
      length,
      width: length * 0.62,
      color: '#5f8a4a',
      profile: PROFILES.oval,
      veins: 6,
      stalk: length * 0.12,
    },
    r,
  );

const bloom = (r: Random): string => place({ size: 1.12 }, trumpet(r));

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [28, -150],
    [-12, -310],
    [4, -430],
  ];
  return [
    onStem(main, { t: 0.14, lean: 64 }, foliage(r, 230)),
    onStem(main, { t: 0.22, lean: -64 }, foliage(r, 230)),
    onStem(main, { t: 0.58, lean: 72 }, foliage(r, 210)),
    onStem(main, { t: 0.64, lean: -72 }, foliage(r, 210)),
    onStem(main, { t: 0.96, lean: -100 }, foliage(r, 150)),
    onStem(main, { t: 0.98, lean: 96 }, foliage(r, 160)),
    stem(main, 17, '#86694a'),
    onStem(
      main,
      { t: 0.99, lean: -42, size: 1.06 },
      stem(
        [
          [0, 0],
          [0, -30],
          [0, -60],
        ],
        8,
        '#86694a',
      ) + place({ y: -50 }, side()),
    ),
    onStem(
      main,
      { t: 0.99, lean: 48, size: 1 },
      stem(
        [
          [0, 0],
          [0, -30],
          [0, -60],
        ],
        8,
        '#86694a',
      ) + place({ y: -50 }, side()),
    ),
    onStem(
      main,
      { t: 0.99, lean: 2, size: 0.98 },
      stem(
        [
          [0, 0],
          [0, -50],
          [0, -110],
        ],
        8,
        '#86694a',
      ) + place({ y: -70 }, side()),
    ),
    place({ x: -92, y: -436, size: 0.98 }, trumpet(r)),
    place({ x: 98, y: -470, size: 1.04 }, trumpet(r)),
    place({ x: 0, y: -560, size: 1.16 }, trumpet(r)),
    place({ x: 12, y: -392, size: 0.84 }, trumpet(r)),
  ].join('');
};

export const ciricote: Botanical = { bloom, sprig };
