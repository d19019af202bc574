import { times } from '../draw/curve.ts';
import { cast, linear, picture, radial } from '../draw/paint.ts';
import { type Random, seeded } from '../draw/random.ts';
import { ellipse, fill, group, place, stroke } from '../draw/svg.ts';
import { bee } from '../objects/bee.ts';
import { canopy, palm, tuft } from '../objects/greenery.ts';
import { beams, ground, motes, sky } from '../objects/landscape.ts';
import { lid } from '../objects/lid.ts';
import { stone } from '../objects/stone.ts';
import { thatch } from '../objects/thatch.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

const post = (x: number) =>
  fill(
    `M${x - 16} 880L${x - 13} 330L${x + 13} 330L${x + 16} 880Z`,
    linear([
      [0, '#6d4527'],
      [0.5, '#8a5a32'],
      [1, '#5a361c'],
    ]),
  ) + stroke(`M${x - 9} 860V340`, '#d9a868', 3, 0.5);

/** Logs stacked as a triangle, seen from their lids. */
const stack = (r: Random): string =>
  [4, 3, 2]
    .flatMap((count, row) =>
      times(count, (i) => {
        const x = 640 + (i - (count - 1) / 2) * 186;
        const y = 780 - row * 156;
        return [
          ellipse({ x: x + 8, y: y + 8, rx: 97, ry: 95 }, '#1c0f06', 0.5),
          ellipse(
            { x, y, rx: 95, ry: 93 },
            radial([
              [0, '#8d5a30'],
              [0.86, '#7a4a26'],
              [1, '#4a2a14'],
            ]),
          ),
          place({ x, y, turn: r.around(0, 12) }, lid(78, 77)),
        ].join('');
      }),
    )
    .join('');

const PLANTS: Plant[] = [
  ['Tajonal', 'sprig', { x: 130, y: 990, size: 0.76, turn: -4 }],
  ['Toronjil morado', 'sprig', { x: 1170, y: 980, size: 0.7, turn: 4 }],
  ['Dalia', 'sprig', { x: 1040, y: 1010, size: 0.56, turn: -6 }],
  ['Cempasúchil', 'bloom', { x: 300, y: 900, size: 0.72 }],
  ['Cempasúchil', 'bloom', { x: 180, y: 926, size: 0.58 }],
  ['Coralillo', 'sprig', { x: 60, y: 1010, size: 0.6, turn: 8 }],
  ['Dalia', 'bloom', { x: 936, y: 910, size: 0.62 }],
];

/** The backyard shelter where the logs are kept. */
export const shelter = (): string => {
  const r = seeded('shelter');
  const wall = times(34, (i) =>
    place(
      { x: (i % 17) * 80 + (i > 16 ? 36 : 0) + r.around(0, 6), y: 690 + (i > 16 ? 62 : 0) },
      stone(96, 74, r),
    ),
  );
  return picture(
    BOX.width,
    BOX.height,
    [
      sky(BOX, [
        [0, '#a9d3cb'],
        [0.45, '#e6ecc8'],
        [1, '#f3d591'],
      ]),
      place({ x: 1150, y: 620 }, palm(430, '#6f9350', r)),
      place({ x: 90, y: 640 }, palm(380, '#7f9f58', r)),
      canopy(BOX, 520, { bump: 110, color: '#6f9350' }, r),
      ...wall,
      ground(BOX, 800, '#c99d62'),
      beams(BOX, 0.45),
      ellipse(
        { x: 640, y: 884, rx: 520, ry: 50 },
        radial([
          [0, '#2a1206', 0.55],
          [1, '#2a1206', 0],
        ]),
      ),
      fill('M110 340L1170 340L1130 880L150 880Z', '#3a1f0e', 0.34),
      post(176),
      post(1104),
      stack(r),
      group({ filter: cast(14, 10, 0.4) }, thatch(r)),
      place({ x: 640, y: 892 }, tuft(900, 46, '#6f8a40', r)),
      group({ filter: cast(8, 6, 0.35) }, bed(PLANTS, r)),
      place({ x: 470, y: 466, size: 0.56, flip: true }, bee()),
      place({ x: 820, y: 430, size: 0.62, turn: 10 }, bee()),
      place({ x: 936, y: 560, size: 0.46 }, bee()),
      motes(BOX, 36, r),
    ].join(''),
  );
};
