import { times } from './draw/curve.ts';
import { linear, picture, radial } from './draw/paint.ts';
import { palette } from './draw/palette.ts';
import { circle, fill, path, place, tag } from './draw/svg.ts';
import { hexagon } from './objects/hexagon.ts';

const petals = (length: number, width: number, color: string) =>
  times(6, (i) =>
    place(
      { turn: i * 60 },
      fill(
        `M0 0C${-width} ${-length * 0.4} ${-width * 0.8} ${-length * 0.86} 0 ${-length}C${width * 0.8} ${-length * 0.86} ${width} ${-length * 0.4} 0 0Z`,
        color,
      ),
    ),
  ).join('');

/** The sign of the shop: a honey cell, a six-petalled flower in it and a drop at its heart; 64 x 64 and still clear at 16. */
export const emblem = (): string =>
  [
    path(hexagon(30), {
      fill: linear([
        [0, '#f7bf3c'],
        [1, '#dd8a12'],
      ]),
      stroke: palette.ink,
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }),
    petals(21, 8, palette.ivory),
    circle(0, 0, 6.4, palette.amber),
    fill('M0 -5.4C1.4 -2.6 3.6 -0.8 3.6 1.5A3.6 3.6 0 0 1 -3.6 1.5C-3.6 -0.8 -1.4 -2.6 0 -5.4Z', '#ffd35c'),
  ].join('');

/** Square and full to its edges, as a phone's home screen wants it. */
export const touchIcon = (): string =>
  picture(
    180,
    180,
    tag('rect', {
      width: 180,
      height: 180,
      fill: radial([
        [0, '#fffaf0'],
        [1, '#f6dfae'],
      ]),
    }) + place({ x: 90, y: 90, size: 2.45 }, emblem()),
  );
