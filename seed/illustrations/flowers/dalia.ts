import { pinnate } from '../draw/compound-leaf.ts';
import { type Point, times } from '../draw/curve.ts';
import { radial } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { whorl } from '../draw/petal.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, place } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

const COLORS = ['#8e0f28', '#a5142e', '#b81b35', '#c8263d', '#d4354a', '#df4a58'];

/** Crimson petals layered like tiles around a golden heart. */
const bloom = (r: Random): string => {
  const layer = (i: number) => {
    const t = i / 5;
    const look = {
      length: 104 - t * 66,
      width: 46 - t * 20,
      color: COLORS[i] ?? palette.crimson,
      base: '#4f0618',
      profile: PROFILES.oval,
      veins: 3,
    };
    return (
      circle(
        0,
        0,
        look.length * 0.84,
        radial([
          [0, '#3d0512', 0.8],
          [0.7, '#3d0512', 0.45],
          [1, '#3d0512', 0],
        ]),
      ) + whorl(12 - Math.floor(t * 4), look, r, i * 15)
    );
  };
  const stamen = (i: number) => {
    const a = i * 2.4;
    const d = 15 * Math.sqrt((i + 0.5) / 34);
    return circle(Math.cos(a) * d, Math.sin(a) * d, 2.2, i % 3 ? '#f6b82a' : '#ffe08a');
  };
  return [
    ...times(6, layer),
    circle(
      0,
      0,
      17,
      radial([
        [0, '#d98a12'],
        [1, '#7d3a0a'],
      ]),
    ),
    ...times(34, stamen),
  ].join('');
};

const bud = (r: Random) =>
  place(
    { y: -30 },
    whorl(6, { length: 36, width: 22, color: palette.crimson, profile: PROFILES.pointed }, r),
  ) +
  '<path d="M-22 -6C-26 -30 -12 -40 0 -46C12 -40 26 -30 22 -6C10 6 -10 6 -22 -6Z" fill="#4f7a3f"/><path d="M2 -44C14 -38 26 -28 22 -6C16 2 8 4 2 4Z" fill="#2f5a34" opacity=".6"/>';

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [16, -180],
    [-10, -370],
    [4, -540],
  ];
  const left: Point[] = [
    [12, -190],
    [-50, -290],
    [-120, -360],
    [-150, -440],
  ];
  const right: Point[] = [
    [-2, -290],
    [70, -370],
    [126, -410],
    [150, -490],
  ];
  const foliage = (length: number) =>
    pinnate(
      2,
      length,
      {
        length: length * 0.5,
        width: length * 0.24,
        color: '#3d7448',
        profile: PROFILES.pointed,
        teeth: 8,
        veins: 4,
      },
      r,
    );
  return [
    onStem(main, { t: 0.1, lean: -64 }, foliage(190)),
    onStem(main, { t: 0.14, lean: 62 }, foliage(200)),
    stem(left, 8, '#5a6d3a'),
    stem(right, 7, '#5a6d3a'),
    stem(main, 12, '#5f5a36'),
    onStem(main, { t: 0.5, lean: 66 }, foliage(150)),
    onStem(main, { t: 0.55, lean: -62 }, foliage(140)),
    onStem(left, { t: 0.5, lean: -50 }, foliage(110)),
    onStem(right, { t: 1, lean: 6, size: 1.2 }, bud(r)),
    place({ x: -154, y: -470, size: 0.84 }, bloom(r)),
    place({ x: 4, y: -585, size: 1.42 }, bloom(r)),
  ].join('');
};

export const dalia: Botanical = { bloom, sprig };
