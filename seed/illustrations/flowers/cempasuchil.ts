import { pinnate } from '../draw/compound-leaf.ts';
import { type Point, times } from '../draw/curve.ts';
import { radial } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { whorl } from '../draw/petal.ts';
import { type Profile, PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, place } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

/** Ruffled: the petal's tip is broader than its middle and nearly square. */
const ruffle: Profile = [
  [0, 0.1],
  [0.3, 0.26],
  [0.6, 0.4],
  [0.85, 0.54],
  [0.97, 0.46],
  [0.95, 0.2],
];

const RINGS = 8;

/** Ring upon ring of short petals, from deep orange outside to gold in the heart. */
const bloom = (r: Random): string => {
  const ring = (i: number) => {
    const t = i / (RINGS - 1);
    const look = {
      length: 98 - t * 72,
      width: 46 - t * 26,
      color:
        ['#e2620c', '#ea6d0c', '#f07d13', '#f38a14', '#f6981a', '#f8a621', '#f9b42a', '#fbc23a'][i] ??
        palette.marigold,
      base: '#a83c06',
      profile: ruffle,
      veins: 2,
      wobble: 0.14,
    };
    return (
      circle(
        0,
        0,
        look.length * 0.8,
        radial([
          [0, '#8e3205', 0.75],
          [0.75, '#8e3205', 0.4],
          [1, '#8e3205', 0],
        ]),
      ) + whorl(Math.round(19 - t * 11), look, r, r.between(0, 60))
    );
  };
  return times(RINGS, ring).join('');
};

const bud = (r: Random) =>
  place({ y: -34 }, whorl(5, { length: 34, width: 22, color: palette.marigold, profile: ruffle }, r)) +
  times(5, (i) =>
    place(
      { turn: (i - 2) * 9, x: (i - 2) * 5 },
      `<path d="M-9 4C-12 -22 -6 -38 0 -48C6 -38 12 -22 9 4Z" fill="${i % 2 ? '#5d8a3c' : '#4a7a3a'}"/>`,
    ),
  ).join('');

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [-12, -170],
    [10, -340],
    [-6, -540],
  ];
  const right: Point[] = [
    [2, -210],
    [62, -310],
    [120, -370],
    [150, -440],
  ];
  const left: Point[] = [
    [2, -120],
    [-70, -220],
    [-130, -290],
    [-158, -350],
  ];
  const fern = (length: number) =>
    pinnate(
      6,
      length,
      {
        length: length * 0.34,
        width: length * 0.085,
        color: '#3f7d3f',
        profile: PROFILES.lance,
        teeth: 6,
        veins: 0,
      },
      r,
    );
  return [
    onStem(main, { t: 0.12, lean: 62 }, fern(190)),
    onStem(main, { t: 0.16, lean: -66 }, fern(180)),
    stem(right, 9),
    stem(left, 8),
    stem(main, 13),
    onStem(main, { t: 0.45, lean: -58 }, fern(200)),
    onStem(main, { t: 0.55, lean: 60 }, fern(170)),
    onStem(right, { t: 0.45, lean: 70 }, fern(110)),
    onStem(left, { t: 0.5, lean: -60 }, fern(120)),
    onStem(left, { t: 1, size: 1.15 }, bud(r)),
    place({ x: 156, y: -468, size: 0.82 }, bloom(r)),
    place({ x: -6, y: -580, size: 1.45 }, bloom(r)),
  ].join('');
};

export const cempasuchil: Botanical = { bloom, sprig };
