import { type Point, times } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { linear, radial, stamp } from '../draw/paint.ts';
import { whorl } from '../draw/petal.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

/** Five narrow cream petals bent back around a tall column of stamens. */
const floret = (r: Random): string =>
  [
    circle(
      2,
      4,
      74,
      radial([
        [0, '#3a2a12', 0.4],
        [1, '#3a2a12', 0],
      ]),
    ),
    whorl(
      5,
      { length: 98, width: 44, color: '#f8ead0', base: '#c89a5e', profile: PROFILES.spoon, veins: 3 },
      r,
      12,
    ),
    fill(
      'M-13 6C-10 -14 -8 -30 -7 -46L7 -46C8 -30 10 -14 13 6C6 14 -6 14 -13 6Z',
      linear([
        [0, '#fff7e2'],
        [1, '#c99a62'],
      ]),
    ),
    ...times(16, (i) => {
      const [x, y] = [((i * 7) % 22) - 11, -44 - ((i * 5) % 17)];
      return circle(x, y, 4.6, i % 3 ? '#eec27a' : '#c98a3c');
    }),
    stroke('M0 -56L2 -76', '#fff7e2', 3) + circle(2, -78, 5, '#d98f77'),
  ].join('');

const cup =
  '<path d="M-15 0C-18 -22 -14 -40 -10 -48L10 -48C14 -40 18 -22 15 0C8 8 -8 8 -15 0Z" fill="#7d7a3c"/><path d="M2 -48L10 -48C14 -40 18 -22 15 0C11 4 6 6 2 6Z" fill="#4f4f26" opacity=".6"/>';

/** Closed, like a pale drop out of its cup. */
const bud =
  '<path d="M-13 -44C-18 -66 -8 -88 0 -92C8 -88 18 -66 13 -44Z" fill="#f3dfba"/><path d="M2 -91C10 -86 18 -66 13 -44L2 -44Z" fill="#c9a469" opacity=".5"/>' +
  cup;

const bloom = (r: Random): string => {
  const kinds = times(2, () => stamp(floret(r)));
  const spots: [number, number, number][] = [
    [-52, 34, 0.54],
    [54, 30, 0.56],
    [-2, -52, 0.58],
    [0, 70, 0.4],
    [0, 4, 0.62],
  ];
  return spots
    .map(([x, y, size], i) => place({ x, y, size, turn: r.between(-40, 40) }, kinds[i % 2] ?? ''))
    .join('');
};

const foliage = (r: Random, length: number) =>
  leaf(
    { length, width: length * 0.4, color: '#3d7a47', profile: PROFILES.oval, veins: 7, stalk: length * 0.06 },
    r,
  );

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [-34, -170],
    [20, -360],
    [-6, -540],
  ];
  const kinds = times(2, () => stamp(floret(r)));
  const flower = (t: number, lean: number, size: number) =>
    onStem(
      main,
      { t, lean, size },
      stroke('M0 0L0 -40', '#7d6a3c', 5) +
        place({ y: -34, size: 0.7 }, cup) +
        place({ y: -92, turn: -lean * 0.5, size: 0.9 }, kinds[size > 0.8 ? 0 : 1] ?? ''),
    );
  return [
    onStem(main, { t: 0.1, lean: -60 }, foliage(r, 260)),
    onStem(main, { t: 0.14, lean: 62 }, foliage(r, 270)),
    onStem(main, { t: 0.5, lean: -64 }, foliage(r, 250)),
    onStem(main, { t: 0.56, lean: 60 }, foliage(r, 250)),
    onStem(main, { t: 0.98, lean: -22 }, foliage(r, 190)),
    onStem(main, { t: 0.98, lean: 44 }, foliage(r, 180)),
    stem(main, 15, '#7a5a3a'),
    onStem(main, { t: 0.3, lean: -36, size: 0.9 }, bud),
    onStem(main, { t: 0.8, lean: 70, size: 0.86 }, bud),
    onStem(main, { t: 0.66, lean: -90, size: 0.8 }, bud),
    flower(0.32, 46, 1.02),
    flower(0.42, -52, 0.94),
    flower(0.72, 34, 1.06),
    flower(0.8, -40, 0.98),
    flower(0.97, 4, 1.06),
  ].join('');
};

export const rositaDeCacao: Botanical = { bloom, sprig };
