import { lighten } from '../draw/color.ts';
import { line, loop, type Point, times } from '../draw/curve.ts';
import { clip, linear, radial } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { circle, ellipse, fill, group, place, stroke } from '../draw/svg.ts';
import { lid } from './lid.ts';

/** The log's side: irregular cylinder, `length` by `thick`, centred on the origin. */
const bodyOutline = (length: number, thick: number, r: Random) => {
  const [l, t] = [length / 2, thick / 2];
  const edge = (y: number): Point[] => times(9, (i) => [-l + (length * i) / 8, y * r.around(1, 0.035)]);
  return loop([
    ...edge(-t),
    [l + t * 0.1, 0],
    ...edge(t).reverse(),
    [-l - t * 0.4, t * 0.5],
    [-l - t * 0.47, 0],
    [-l - t * 0.4, -t * 0.5],
  ]);
};

const grain = (length: number, thick: number, r: Random) =>
  times(46, (i) => {
    const y = (i / 45 - 0.5) * thick * 0.98;
    const from = r.between(-0.56, 0.2) * length;
    const reach = r.between(0.12, 0.5) * length;
    const d = line([
      [from, y],
      [from + reach * 0.35, y + r.around(0, 5)],
      [from + reach * 0.7, y + r.around(0, 5)],
      [from + reach, y],
    ]);
    return stroke(d, i % 3 === 0 ? '#f0c78e' : '#2c150a', r.between(1.2, 4), i % 3 === 0 ? 0.28 : 0.34);
  }).join('');

const knot = (size: number) =>
  times(4, (i) =>
    ellipse(
      { x: 0, y: 0, rx: size * (1 - i * 0.24), ry: size * 0.62 * (1 - i * 0.24) },
      i % 2 ? '#6d4020' : '#3f210f',
      0.6,
    ),
  ).join('');

/** The way in: a small hole in a collar of wax, under a carved cross. */
const entrance = () =>
  [
    stroke('M0 -112V-62M-20 -94H20', '#3a1c0c', 9, 0.75) +
      stroke('M-2 -113V-63M-21 -96H19', '#e8b878', 2.6, 0.5),
    circle(
      0,
      0,
      50,
      radial([
        [0, '#e0a23c'],
        [0.62, '#c07a1e'],
        [0.86, '#8a4a12'],
        [1, '#5a2c0c', 0.4],
      ]),
    ),
    times(9, (i) => place({ turn: i * 40 }, ellipse({ x: 0, y: -37, rx: 11, ry: 8 }, '#efc05c', 0.55))).join(
      '',
    ),
    circle(
      2,
      2,
      24,
      radial([
        [0, '#140703'],
        [0.8, '#2a1206'],
        [1, '#5a2c0c'],
      ]),
    ),
    stroke('M-17 -14A24 24 0 0 0 -17 16', '#ffd98a', 3, 0.55),
  ].join('');

/** Hollow-log hive lying on its side, lid to the right, way in at its middle; centred on the origin. */
export const jobon = (length: number, thick: number, r: Random): string => {
  const outline = bodyOutline(length, thick, r);
  const bark = linear([
    [0, '#dba565'],
    [0.16, '#bd8348'],
    [0.45, '#8d5a30'],
    [0.75, '#5c371b'],
    [1, '#321a0c'],
  ]);
  return [
    fill(outline, bark),
    group(
      { 'clip-path': clip(outline) },
      grain(length, thick, r),
      place({ x: -length * 0.33, y: thick * 0.12 }, knot(thick * 0.13)),
      place({ x: length * 0.28, y: -thick * 0.2 }, knot(thick * 0.09)),
      ellipse({ x: 0, y: -thick * 0.5, rx: length * 0.52, ry: thick * 0.12 }, lighten('#e8b878', 0.5), 0.5),
    ),
    place({ x: length / 2 + 2 }, lid(thick * 0.24, thick * 0.5)),
    place({ x: -length * 0.04, y: -thick * 0.02, size: thick / 330 }, entrance()),
  ].join('');
};
