import { cast, linear, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { circle, fill, group, place, tag } from '../draw/svg.ts';
import { bee as melipona } from '../objects/bee.ts';
import { comb, hexagon } from '../objects/hexagon.ts';
import { beams, motes } from '../objects/landscape.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

const BEHIND: Plant[] = [
  ['Xtabentún', 'sprig', { x: 240, y: 1010, size: 1.1, turn: -10 }],
  ['Xtabentún', 'sprig', { x: 1090, y: 1030, size: 1.16, turn: 10, flip: true }],
  ['Sak káatsim', 'sprig', { x: 40, y: 1040, size: 0.9, turn: 4 }],
  ['Sak káatsim', 'sprig', { x: 1290, y: 1000, size: 0.84, turn: -4 }],
];
const BEFORE: Plant[] = [
  ['Xtabentún', 'bloom', { x: 470, y: 700, size: 2.1, turn: -8 }],
  ['Xtabentún', 'bloom', { x: 800, y: 850, size: 1.4, turn: 14 }],
  ['Coralillo', 'bloom', { x: 980, y: 900, size: 0.9 }],
  ['Tajonal', 'bloom', { x: 220, y: 890, size: 0.94 }],
];

/** The lady bee, close, on the flower of November. */
export const bee = (): string => {
  const r = seeded('about-bee');
  return picture(
    BOX.width,
    BOX.height,
    [
      tag('rect', {
        ...BOX,
        fill: radial(
          [
            [0, '#fbeec6'],
            [0.6, '#f3cf86'],
            [1, '#d99f4a'],
          ],
          { cx: 0.46, cy: 0.36, r: 0.8 },
        ),
      }),
      comb({ width: 1340, height: 1000 }, { cell: 56, color: '#c9852c', width: 2.2, opacity: 0.45 }, (x, y) =>
        Math.max(0, Math.hypot(x - 640, y - 420) / 760 - 0.45),
      ),
      place(
        { x: 640, y: 430 },
        fill(hexagon(430), '#fffaf0', 0.45),
        fill(
          hexagon(384),
          linear([
            [0, '#d5e8da'],
            [1, '#f8edc8'],
          ]),
          0.9,
        ),
      ),
      beams(BOX, 0.5),
      group({ filter: cast(12, 8, 0.32) }, bed(BEHIND, r)),
      group({ filter: cast(14, 10, 0.36) }, bed(BEFORE, r)),
      place(
        { x: 690, y: 470 },
        circle(
          10,
          60,
          210,
          radial([
            [0, '#2a1206', 0.28],
            [1, '#2a1206', 0],
          ]),
        ),
      ),
      group({ filter: cast(10, 8, 0.4) }, place({ x: 660, y: 450, size: 3.5, turn: -16 }, melipona(260))),
      place({ x: 1060, y: 250, size: 0.62, turn: 6 }, melipona()),
      place({ x: 270, y: 220, size: 0.5, turn: 8, flip: true }, melipona()),
      motes(BOX, 50, r),
    ].join(''),
  );
};
