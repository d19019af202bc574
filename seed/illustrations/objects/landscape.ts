import { darken, lighten } from '../draw/color.ts';
import { line, type Point, times } from '../draw/curve.ts';
import { blur, linear, radial, type Stop } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { circle, fill, group, n, stroke, tag } from '../draw/svg.ts';
import { hexagon } from './hexagon.ts';

export type Box = { width: number; height: number };

export const sky = ({ width, height }: Box, stops: Stop[]) =>
  tag('rect', { width, height, fill: linear(stops) });

/** Low sun in a hexagon of haze. */
export const sun = (radius: number, color: string): string =>
  [2.5, 1.95, 1.45].map((k) => fill(hexagon(radius * k), '#fffaf0', 0.2)).join('') +
  stroke(hexagon(radius * 2.5), '#fffdf2', 2.5, 0.6) +
  circle(
    0,
    0,
    radius * 3.2,
    radial([
      [0, lighten(color, 0.7), 0.9],
      [0.35, lighten(color, 0.4), 0.45],
      [1, color, 0],
    ]),
  ) +
  circle(
    0,
    0,
    radius,
    radial([
      [0, '#fffdf2'],
      [0.8, lighten(color, 0.75)],
      [1, lighten(color, 0.5)],
    ]),
  );

export const beams = (box: Box, opacity: number): string => {
  const { width: w, height: h } = box;
  const beam = (from: number, to: number, wide: number, strength: number) =>
    fill(
      `M${n(from * w)} ${n(-0.1 * h)}L${n((from + wide * 0.4) * w)} ${n(-0.1 * h)}L${n((to + wide) * w)} ${n(1.05 * h)}L${n(to * w)} ${n(1.05 * h)}Z`,
      '#fff3cf',
      strength,
    );
  return group(
    { filter: blur(w / 60), opacity },
    beam(-0.02, 0.3, 0.2, 0.5),
    beam(0.16, 0.58, 0.14, 0.4),
    beam(0.34, 0.88, 0.1, 0.32),
  );
};

/** Pollen in the light. */
export const motes = (box: Box, count: number, r: Random): string =>
  times(count, () => {
    const size = r.between(2, 7);
    return circle(
      r.between(0, box.width),
      r.between(0, box.height),
      size * 1.8,
      radial([
        [0, '#fff8df', r.between(0.5, 0.95)],
        [0.4, '#ffedb3', 0.5],
        [1, '#ffedb3', 0],
      ]),
    );
  }).join('');

/** Meadow or earth: a soft ground from `top` downwards. */
export const ground = ({ width, height }: Box, top: number, color: string): string => {
  const ridge: Point[] = [
    [-60, top + 20],
    [width * 0.2, top - 8],
    [width * 0.5, top + 10],
    [width * 0.78, top - 12],
    [width + 60, top + 16],
  ];
  return fill(
    `${line(ridge)}L${n(width + 60)} ${n(height + 20)}L-60 ${n(height + 20)}Z`,
    linear([
      [0, lighten(color, 0.2)],
      [0.3, color],
      [1, darken(color, 0.35)],
    ]),
  );
};
