import { cast, linear, picture } from './draw/paint.ts';
import { palette } from './draw/palette.ts';
import { seeded } from './draw/random.ts';
import { fill, group, place, tag } from './draw/svg.ts';
import { emblem } from './emblem.ts';
import { tajonal } from './flowers/tajonal.ts';
import { bee } from './objects/bee.ts';
import { bottle, bottleShadow } from './objects/bottle.ts';
import { comb, frame, hexagon } from './objects/hexagon.ts';
import { label } from './objects/label.ts';
import { beams, motes } from './objects/landscape.ts';
import { bed, type Plant } from './scenes/bed.ts';
import { outlined } from './type/text.ts';

const PLANTS: Plant[] = [
  ['Xtabentún', 'sprig', { x: 1130, y: 690, size: 0.8, turn: 14 }],
  ['Toronjil morado', 'sprig', { x: 800, y: 660, size: 0.62, turn: -16 }],
  ['Tajonal', 'sprig', { x: 1030, y: 660, size: 0.74, turn: 8 }],
  ['Coralillo', 'sprig', { x: 830, y: 690, size: 0.66, turn: -6 }],
];

const BEFORE: Plant[] = [
  ['Cempasúchil', 'bloom', { x: 1076, y: 552, size: 0.86 }],
  ['Dalia', 'bloom', { x: 780, y: 560, size: 0.8 }],
  ['Flor de ciricote', 'bloom', { x: 1168, y: 590, size: 0.58 }],
  ['Xtabentún', 'bloom', { x: 690, y: 604, size: 0.52 }],
];

/** The card that is shown when the shop's address is shared; 1200 x 630. */
export const shareCard = (): string => {
  const r = seeded('share');
  const glass = bottle({
    honey: '#eda21e',
    bulb: '#3a2418',
    label: label({ name: 'Miel y flor', accent: '#e8a317', flower: tajonal.bloom(r) }),
  });
  return picture(
    1200,
    630,
    [
      tag('rect', {
        width: 1200,
        height: 630,
        fill: linear(
          [
            [0, '#fdf3df'],
            [0.6, '#fbe2ac'],
            [1, '#f0b95a'],
          ],
          { x1: 0, y1: 0, x2: 1, y2: 1 },
        ),
      }),
      comb({ width: 1240, height: 660 }, { cell: 40, color: '#d99a38', width: 2, opacity: 0.5 }, (x) =>
        Math.max(0, (x - 520) / 900),
      ),
      place({ x: 920, y: 320 }, fill(hexagon(330), '#fffaf0', 0.5), frame(298, '#fffaf0', 3)),
      beams({ width: 1200, height: 630 }, 0.4),
      group({ filter: cast(9, 6, 0.32) }, bed(PLANTS, r)),
      place({ x: 930, y: 582, size: 0.74 }, bottleShadow('#eda21e')),
      place({ x: 930, y: 582, size: 0.7 }, glass),
      group({ filter: cast(9, 6, 0.36) }, bed(BEFORE, r)),
      place({ x: 712, y: 150, size: 0.56, flip: true }, bee()),
      place({ x: 1130, y: 130, size: 0.6, turn: 8 }, bee()),
      place({ x: 102, y: 150, size: 1.05 }, emblem()),
      place({ x: 66, y: 318 }, outlined('Flor de Kaab', { size: 96, color: palette.ink, align: 'start' })),
      place(
        { x: 70, y: 388 },
        outlined('Elixir Ancestral de México', { size: 38, color: '#8a4a12', align: 'start' }),
      ),
      place(
        { x: 70, y: 470 },
        outlined('Miel yucateca y flores nativas,', { size: 29, color: palette.bark, align: 'start' }),
      ),
      place({ x: 70, y: 510 }, outlined('gota a gota.', { size: 29, color: palette.bark, align: 'start' })),
      motes({ width: 1200, height: 630 }, 26, r),
    ].join(''),
  );
};
