import { type Point, times } from '../draw/curve.ts';
import { radial } from '../draw/paint.ts';
import { whorl } from '../draw/petal.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, place, stroke } from '../draw/svg.ts';

/** One tiny white flower of six tepals. */
export const star = (r: Random): string =>
  [
    circle(
      0,
      0,
      70,
      radial([
        [0, '#6f7d3a', 0.55],
        [1, '#6f7d3a', 0],
      ]),
    ),
    whorl(
      3,
      { length: 92, width: 66, color: '#f1ead2', base: '#a3b061', profile: PROFILES.oval, veins: 3 },
      r,
      30,
    ),
    whorl(
      3,
      { length: 86, width: 60, color: '#fdf9ec', base: '#b5c070', profile: PROFILES.oval, veins: 3 },
      r,
      90,
    ),
    circle(
      0,
      0,
      17,
      radial([
        [0, '#e4e08c'],
        [1, '#8a9a3e'],
      ]),
    ),
    ...times(8, (i) =>
      place({ turn: i * 45 + 10 }, stroke('M0 -8L0 -32', '#d9d8a0', 3) + circle(0, -35, 5.5, '#e9b53a')),
    ),
  ].join('');

/** A raceme: stars along a twig, smaller and still closed towards its end. */
export const raceme = (r: Random, length: number, stars: string[]): string => {
  const points: Point[] = [
    [0, 0],
    [length * 0.07, -length * 0.5],
    [0, -length],
  ];
  const count = Math.round(length / 11);
  const one = (i: number) => {
    const t = (i + 1) / count;
    const side = i % 2 ? 1 : -1;
    return onStem(
      points,
      { t, lean: side * r.between(40, 80) },
      place(
        { y: -22 * (1.2 - t), turn: r.between(0, 60), size: 0.34 * (1.15 - t * 0.75) },
        stars[i % 3] ?? '',
      ),
    );
  };
  return stem(points, 4.5, '#7f8a4a') + times(count, one).join('');
};
