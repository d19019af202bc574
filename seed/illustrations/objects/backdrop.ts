import { darken, lighten } from '../draw/color.ts';
import { blur, linear, radial } from '../draw/paint.ts';
import { fill, group, place, stroke, tag } from '../draw/svg.ts';
import { comb, hexagon } from './hexagon.ts';

export type BackdropLook = { wall: string; glow: string; table: string };

const SIDE = 1280;
const HORIZON = 1004;

const rect = (y: number, height: number, paint: string) =>
  tag('rect', { x: 0, y, width: SIDE, height, fill: paint });

/** Sunbeams from the upper left. */
const beams = (color: string) =>
  group(
    { filter: blur(26), opacity: 0.5 },
    fill('M-80 -40L150 -80L900 1040L540 1040Z', color, 0.34),
    fill('M220 -80L360 -80L1180 1010L960 1040Z', color, 0.26),
  );

/** Wall with comb and a great hexagon of light, and the table in front of it; 1280 x 1280. */
export const backdrop = ({ wall, glow, table }: BackdropLook): string =>
  [
    rect(
      0,
      SIDE,
      radial(
        [
          [0, lighten(glow, 0.1)],
          [0.55, wall],
          [1, darken(wall, 0.16)],
        ],
        { cx: 0.42, cy: 0.36, r: 0.85 },
      ),
    ),
    place(
      { x: -20, y: -10 },
      comb(
        { width: 1340, height: HORIZON },
        { cell: 52, color: darken(wall, 0.3), width: 2.2, opacity: 0.5 },
        (x, y) => {
          const edge = Math.hypot(x - 640, y - 520) / 760;
          return Math.max(0, edge - 0.42) * 1.1;
        },
      ),
    ),
    place(
      { x: 640, y: 560 },
      fill(hexagon(520), lighten(glow, 0.25), 0.6),
      fill(
        hexagon(462),
        linear([
          [0, lighten(glow, 0.72)],
          [1, glow],
        ]),
        0.95,
      ),
      stroke(hexagon(490), lighten(glow, 0.6), 3, 0.9),
    ),
    beams('#fffaf0'),
    rect(
      HORIZON,
      SIDE - HORIZON,
      linear([
        [0, darken(table, 0.12)],
        [0.12, table],
        [0.6, lighten(table, 0.14)],
        [1, darken(table, 0.1)],
      ]),
    ),
    rect(HORIZON, 5, lighten(table, 0.4)),
    group(
      { filter: blur(30) },
      fill('M120 1150C380 1060 860 1050 1120 1140C960 1230 320 1240 120 1150Z', lighten(table, 0.5), 0.55),
    ),
  ].join('');
