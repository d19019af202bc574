import { times } from '../draw/curve.ts';
import { ACROSS, linear } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { fill, place, stroke } from '../draw/svg.ts';

/** Open notebook lying on a table, pages towards the reader; about 420 wide; `sketch` is drawn on the right page. */
export const notebook = (sketch: string): string =>
  [
    fill(
      'M-222 -8C-150 -34 -60 -30 0 -4C60 -30 150 -34 222 -8L246 118C160 92 64 96 0 124C-64 96 -160 92 -246 118Z',
      '#6b2c18',
    ),
    fill(
      'M-212 -14C-146 -38 -60 -34 0 -8L0 114C-64 88 -156 86 -234 108Z',
      linear(
        [
          [0, '#f0dfba'],
          [0.85, '#fff8e6'],
          [1, '#d9c193'],
        ],
        ACROSS,
      ),
    ),
    fill(
      'M212 -14C146 -38 60 -34 0 -8L0 114C64 88 156 86 234 108Z',
      linear(
        [
          [0, '#d9c193'],
          [0.15, '#fff8e6'],
          [1, '#f0dfba'],
        ],
        ACROSS,
      ),
    ),
    ...times(6, (i) =>
      stroke(
        `M${-194 - i * 3} ${6 + i * 15}C-140 ${-12 + i * 15} -70 ${-8 + i * 15} -24 ${10 + i * 15}`,
        palette.ink,
        2.2,
        0.34,
      ),
    ),
    place({ x: 116, y: 84 }, sketch),
  ].join('');
