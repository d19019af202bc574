import { type Point, times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import { whorl } from '../draw/petal.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';

/** Five ivory petals and a brush of long golden stamens. */
export const floret = (r: Random): string =>
  [
    circle(
      0,
      0,
      66,
      radial([
        [0, '#8a7a32', 0.5],
        [1, '#8a7a32', 0],
      ]),
    ),
    whorl(
      5,
      { length: 84, width: 46, color: '#efe0a8', base: '#b9a64e', profile: PROFILES.oval, veins: 3 },
      r,
      36,
    ),
    whorl(
      5,
      { length: 76, width: 46, color: '#fbf1cd', base: '#c9b760', profile: PROFILES.oval, veins: 3 },
      r,
    ),
    ...times(26, (i) => {
      const length = r.between(36, 72);
      return place(
        { turn: i * 13.8 + r.around(0, 5) },
        stroke(`M0 -6Q4 ${-length / 2} 0 ${-length}`, '#f3dc8c', 2.2) +
          circle(0, -length, 4.6, i % 2 ? '#e79d1c' : '#f2b53a'),
      );
    }),
    circle(
      0,
      0,
      13,
      radial([
        [0, '#eef0b0'],
        [1, '#9aa04a'],
      ]),
    ),
  ].join('');

/** The linden's mark: a pale tongue-shaped bract that the cluster hangs from. Drawn hanging down from the origin. */
export const hanging = (r: Random, kinds: string[]): string => {
  const bract = 'M0 0C-30 30 -34 96 -16 164C-6 178 8 176 14 160C28 100 26 34 0 0Z';
  const ends: Point[] = [
    [-52, 196],
    [-6, 226],
    [44, 200],
    [-26, 160],
    [26, 162],
  ];
  return [
    place(
      { turn: r.around(14, 6) },
      fill(
        bract,
        linear([
          [0, '#a9b764'],
          [1, '#dfe0a2'],
        ]),
      ),
      stroke('M0 4C2 60 0 110 0 160M0 50C-8 60 -14 70 -20 84M0 76C8 86 14 96 18 108', '#f2f0c4', 2, 0.8),
    ),
    ...ends.map(([x, y]) => stroke(`M0 90C${x * 0.1} 130 ${x * 0.7} ${y - 50} ${x} ${y}`, '#a9a35a', 3.4)),
    ...ends.map(
      ([x, y], i) =>
        circle(
          x + 3,
          y + 5,
          42,
          radial([
            [0.4, '#1c2a12', 0.35],
            [1, '#1c2a12', 0],
          ]),
        ) + place({ x, y, size: 0.52, turn: r.between(0, 72) }, kinds[i % 2] ?? ''),
    ),
    circle(
      r.around(-66, 6),
      150,
      9,
      radial([
        [0, '#eef0bd'],
        [1, '#a5aa58'],
      ]),
    ),
    circle(
      70,
      156,
      8,
      radial([
        [0, '#eef0bd'],
        [1, '#a5aa58'],
      ]),
    ),
  ].join('');
};
