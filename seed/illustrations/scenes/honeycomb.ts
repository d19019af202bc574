import { times } from '../draw/curve.ts';
import { cast, picture, radial } from '../draw/paint.ts';
import { type Random, seeded } from '../draw/random.ts';
import { circle, group, place, tag } from '../draw/svg.ts';
import { bee } from '../objects/bee.ts';
import { drop } from '../objects/honey.ts';
import { beams, motes } from '../objects/landscape.ts';
import { cell, CELL } from '../objects/wax-cell.ts';
import { bed } from './bed.ts';

const BOX = { width: 1280, height: 960 };

type Spot = { x: number; y: number };

const spots: Spot[] = times(99, (i) => {
  const [row, column] = [Math.floor(i / 11), i % 11];
  return { x: column * CELL * 1.74 + (row % 2) * CELL * 0.87 - 60, y: row * CELL * 1.51 - 40 };
}).filter(({ x, y }) => y < 640 + Math.sin(x / 150) * 110);

const wall = (r: Random): string =>
  spots
    .map(({ x, y }) => {
      const light = Math.max(0, 1 - Math.hypot(x - 520, y - 330) / 820);
      const kind = r.unit() < 0.12 ? 'empty' : r.unit() < 0.22 ? 'closed' : 'honey';
      return place({ x, y }, cell(light, kind, r));
    })
    .join('');

/** Drops under the lowest cells. */
const drips = (r: Random): string =>
  spots
    .filter((spot) => !spots.some((other) => other.y > spot.y && Math.abs(other.x - spot.x) < CELL))
    .filter((_, i) => i % 2 === 0)
    .map(({ x, y }) => place({ x, y: y + CELL * 0.9 }, drop(r.between(60, 120), '#f0a31a')))
    .join('');

/** A comb against the light. */
export const honeycomb = (): string => {
  const r = seeded('honeycomb');
  return picture(
    BOX.width,
    BOX.height,
    [
      tag('rect', {
        ...BOX,
        fill: radial(
          [
            [0, '#fff3c4'],
            [0.5, '#f9cf72'],
            [1, '#d98a2a'],
          ],
          { cx: 0.4, cy: 0.6, r: 0.8 },
        ),
      }),
      group({ filter: cast(20, 14, 0.45) }, wall(r)),
      drips(r),
      place(
        { x: 520, y: 330 },
        circle(
          0,
          0,
          460,
          radial([
            [0, '#fffbe6', 0.6],
            [0.5, '#fff0b8', 0.22],
            [1, '#fff0b8', 0],
          ]),
        ),
      ),
      beams(BOX, 0.5),
      group(
        { filter: cast(8, 6, 0.4) },
        bed(
          [
            ['Xtabentún', 'bloom', { x: 130, y: 850, size: 1.1 }],
            ['Tajonal', 'bloom', { x: 300, y: 900, size: 0.8 }],
            ['Cempasúchil', 'bloom', { x: 1180, y: 880, size: 1 }],
            ['Sak káatsim', 'bloom', { x: 1020, y: 920, size: 0.7 }],
          ],
          r,
        ),
      ),
      group(
        { filter: cast(8, 5, 0.5) },
        place({ x: 360, y: 260, size: 1.1, turn: 22 }, bee()),
        place({ x: 860, y: 400, size: 1.2, turn: -14, flip: true }, bee()),
        place({ x: 640, y: 560, size: 1, turn: -60 }, bee()),
      ),
      motes(BOX, 50, r),
    ].join(''),
  );
};
