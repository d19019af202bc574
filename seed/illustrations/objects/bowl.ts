import { times } from '../draw/curve.ts';
import { radial } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { circle, ellipse, place } from '../draw/svg.ts';
import { drawingOf } from '../flowers/by-name.ts';

/** A gourd bowl from above, full of `inside`. */
export const bowl = (radius: number, rim: string, inside: string) =>
  [
    circle(
      0,
      0,
      radius,
      radial([
        [0, '#5a2f14'],
        [0.84, '#6d3a1a'],
        [0.9, rim],
        [1, '#5a2f14'],
      ]),
    ),
    circle(
      0,
      0,
      radius * 0.86,
      radial([
        [0, '#8a5228'],
        [0.8, '#5a2f14'],
        [1, '#33180a'],
      ]),
    ),
    inside,
  ].join('');

export const heap = (name: string, radius: number, r: Random) =>
  times(15, (i) => {
    const a = i * 2.4;
    const d = radius * 0.66 * Math.sqrt(i / 15);
    return place(
      {
        x: Math.cos(a) * d,
        y: Math.sin(a) * d,
        size: (radius / 100) * r.between(0.26, 0.36),
        turn: r.between(0, 180),
      },
      drawingOf(name).bloom(r),
    );
  }).join('');

export const honey = (radius: number) =>
  circle(
    0,
    0,
    radius * 0.84,
    radial(
      [
        [0, '#ffdf8a'],
        [0.5, '#eda21e'],
        [1, '#8a4a0c'],
      ],
      { cx: 0.58, cy: 0.62, r: 0.7 },
    ),
  ) +
  place(
    { turn: -40 },
    ellipse({ x: 0, y: -radius * 0.6, rx: radius * 0.36, ry: radius * 0.08 }, '#fffaf0', 0.8),
  );
