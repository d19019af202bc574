import { loop, ring, times } from '../draw/curve.ts';
import { DOWN, linear, radial } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';

/** The funnel seen from the front: one round limb of five soft lobes with a star pressed into it. */
export const bloom = (r: Random): string => {
  const limb = loop(ring(30, (i) => 92 + Math.cos((i / 30) * Math.PI * 10) * -7 + r.around(0, 1.6)));
  const star = (i: number) => {
    const d = 'M0 4C-13 -24 -11 -58 -3 -92L3 -92C11 -58 13 -24 0 4Z';
    return place(
      { turn: i * 72 },
      fill(
        d,
        linear([
          [0, '#e8e6b8', 0.35],
          [0.6, '#e3e08f', 0.85],
          [1, '#b9b548'],
        ]),
      ),
    );
  };
  const fold = (i: number) =>
    place({ turn: i * 72 + 36 + r.around(0, 3) }, stroke('M0 -26C2 -50 -1 -68 0 -88', '#b9a98a', 1.6, 0.4));
  return [
    circle(
      4,
      7,
      98,
      radial([
        [0.82, '#1c2a12', 0.42],
        [1, '#1c2a12', 0],
      ]),
    ),
    fill(
      limb,
      radial(
        [
          [0, '#dcd48a'],
          [0.2, '#f4efd0'],
          [0.55, '#fffdf5'],
          [1, '#f1e8d4'],
        ],
        { cx: 0.46, cy: 0.46, r: 0.56 },
      ),
    ),
    fill(
      limb,
      radial(
        [
          [0.55, '#c8b48e', 0],
          [1, '#b08e60', 0.5],
        ],
        { cx: 0.36, cy: 0.34, r: 0.75 },
      ),
    ),
    ...times(5, star),
    ...times(5, fold),
    stroke(limb, '#fffef8', 2.4, 0.9),
    circle(
      0,
      0,
      26,
      radial([
        [0, '#6d6a1c'],
        [0.45, '#b0a438'],
        [1, '#d8d084', 0],
      ]),
    ),
    ...times(5, (i) =>
      place({ turn: i * 72 + 20 }, stroke('M0 0L1 -9', '#fff9dc', 2.6) + circle(1, -11, 3.2, '#f2d469')),
    ),
  ].join('');
};

/** The same funnel from its side, mouth up. */
export const bell = (r: Random): string => {
  const body = 'M-8 0C-12 -38 -22 -62 -66 -106C-40 -122 40 -122 66 -106C22 -62 12 -38 8 0Z';
  const mouth = `M-66 -106C-52 -130 -30 -120 -14 -128C4 -136 16 -122 34 -126C52 -128 60 -118 66 -106C44 -92 -44 -92 -66 -106Z`;
  return [
    fill('M-12 6C-14 -10 -8 -22 0 -26C8 -22 14 -10 12 6Z', '#6f9148'),
    fill(
      body,
      linear(
        [
          [0, '#fffdf4'],
          [0.5, '#f3ecd2'],
          [1, '#c3c27c'],
        ],
        DOWN,
      ),
    ),
    fill('M8 0C12 -38 22 -62 66 -106L30 -96C10 -60 4 -30 2 0Z', '#b59d6a', 0.34),
    stroke('M0 -4C-3 -40 -8 -66 -16 -98M2 -6C8 -44 14 -66 26 -98', '#c9c46c', 2.2, 0.7),
    fill(
      mouth,
      radial([
        [0, '#d8cf86'],
        [0.7, '#f6f0d6'],
        [1, '#fffdf4'],
      ]),
    ),
    stroke(
      'M-66 -106C-52 -130 -30 -120 -14 -128C4 -136 16 -122 34 -126C52 -128 60 -118 66 -106',
      '#ffffff',
      2.2,
      r.around(0.85, 0.05),
    ),
    fill('M-12 6C-14 -8 -9 -16 -5 -20L-2 4ZM12 6C14 -8 9 -16 5 -20L2 4Z', '#557d3c'),
  ].join('');
};
