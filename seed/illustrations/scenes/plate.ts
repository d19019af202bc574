import { darken, lighten } from '../draw/color.ts';
import { blur, cast, linear, picture, radial } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { seeded } from '../draw/random.ts';
import { fill, group, place, stroke, tag } from '../draw/svg.ts';
import { drawingOf } from '../flowers/by-name.ts';
import { comb, frame, hexagon } from '../objects/hexagon.ts';

const SIDE = 1280;

/** Colour of the paper inside the frame, by number of the flower: light flowers want a deeper ground. */
const GROUNDS: Record<number, string> = {
  1: '#8fb29a',
  2: '#f3dfae',
  3: '#a9b98a',
  4: '#f8deb4',
  5: '#cfdcb4',
  6: '#e2d6ea',
  7: '#f4d3c4',
  8: '#b7c4a0',
  9: '#c39a72',
  10: '#93a981',
  11: '#8aa68c',
  12: '#f0dcc0',
  13: '#d4e2d2',
  14: '#d9e6d0',
  15: '#bcdad2',
};

export type PlateSubject = { id: number; name: string };

/** Botanical plate: one sprig that grows out of a hexagon on cream paper; 1280 x 1280. */
export const plate = ({ id, name }: PlateSubject): string => {
  const r = seeded(`flor-${id}`);
  const ground = GROUNDS[id] ?? palette.sand;
  const sprig = place({ x: 640, y: 1148, size: 1.42 }, drawingOf(name).sprig(r));
  return picture(
    SIDE,
    SIDE,
    [
      tag('rect', {
        width: SIDE,
        height: SIDE,
        fill: radial(
          [
            [0, palette.ivory],
            [0.7, palette.cream],
            [1, '#f3e2c0'],
          ],
          { cx: 0.44, cy: 0.4, r: 0.8 },
        ),
      }),
      comb(
        { width: SIDE + 60, height: SIDE + 60 },
        { cell: 46, color: '#d9b878', width: 1.8, opacity: 0.5 },
        (x, y) => Math.max(0, Math.hypot(x - 640, y - 640) / 640 - 0.86),
      ),
      place(
        { x: 640, y: 640 },
        group(
          { filter: blur(18), opacity: 0.35 },
          place({ x: 12, y: 18 }, fill(hexagon(560), darken(ground, 0.6))),
        ),
        fill(
          hexagon(560),
          radial(
            [
              [0, lighten(ground, 0.55)],
              [0.6, ground],
              [1, darken(ground, 0.12)],
            ],
            { cx: 0.4, cy: 0.34, r: 0.8 },
          ),
        ),
        stroke(hexagon(520), lighten(ground, 0.7), 3, 0.9),
        frame(560, palette.honey, 12),
        frame(568, darken(palette.honey, 0.4), 2.4),
        frame(551, darken(palette.honey, 0.3), 1.6),
      ),
      group({ filter: cast(20, 8, 0.32) }, sprig),
      tag('rect', {
        width: SIDE,
        height: SIDE,
        fill: linear([
          [0, '#fff7dc', 0.18],
          [0.5, '#fff7dc', 0],
          [1, '#7a4a20', 0.08],
        ]),
      }),
    ].join(''),
  );
};
