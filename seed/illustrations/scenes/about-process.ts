import { cast, linear, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { ellipse, fill, group, place, stroke, tag } from '../draw/svg.ts';
import { bee } from '../objects/bee.ts';
import { comb, hexagon } from '../objects/hexagon.ts';
import { strand } from '../objects/honey.ts';
import { beams, motes } from '../objects/landscape.ts';
import { planks } from '../objects/table.ts';
import { jar, jicara } from '../objects/vessels.ts';
import { drying, small, steeping } from '../objects/workshop.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

const FLOWERS: Plant[] = [
  ['Cempasúchil', 'bloom', { x: 92, y: 836, size: 0.86 }],
  ['Dalia', 'bloom', { x: 214, y: 890, size: 0.66 }],
  ['Flor de tila', 'bloom', { x: 640, y: 892, size: 0.62 }],
  ['Xtabentún', 'bloom', { x: 1206, y: 866, size: 0.8 }],
  ['Tajonal', 'bloom', { x: 1090, y: 904, size: 0.56 }],
];

/** The workshop: flowers that dry, petals that rest in honey, bottles that wait for their date. */
export const process = (): string => {
  const r = seeded('process');
  return picture(
    BOX.width,
    BOX.height,
    [
      tag('rect', {
        ...BOX,
        fill: linear([
          [0, '#e3d3b4'],
          [0.7, '#f6e7c6'],
          [1, '#d9b883'],
        ]),
      }),
      comb({ width: 1340, height: 700 }, { cell: 48, color: '#c9984e', width: 2, opacity: 0.4 }, (x, y) =>
        Math.max(0, Math.hypot(x - 640, y - 420) / 700 - 0.4),
      ),
      place({ x: 640, y: 440 }, fill(hexagon(330), '#fffaf0', 0.55)),
      group({ filter: cast(10, 7, 0.32) }, drying(r)),
      beams(BOX, 0.5),
      planks(BOX, 740, { color: '#9c6738', board: 76 }, r),
      tag('rect', { y: 734, width: 1280, height: 10, fill: '#e0b070' }),
      ellipse(
        { x: 420, y: 842, rx: 250, ry: 34 },
        radial([
          [0, '#2a1206', 0.6],
          [1, '#2a1206', 0],
        ]),
      ),
      place({ x: 400, y: 836, size: 1.02 }, jar('#eda21e', steeping(r))),
      place({ x: 740, y: 560 }, strand(180, 15, '#eda21e')),
      place(
        { x: 740, y: 520 },
        fill(
          'M-120 -20C-110 30 -40 62 0 62C40 62 110 30 120 -20Z',
          linear([
            [0, '#fdf3df'],
            [1, '#e0c48c'],
          ]),
        ),
        ellipse({ x: 0, y: -20, rx: 120, ry: 22 }, '#b98a44'),
        ellipse({ x: 0, y: -18, rx: 108, ry: 17 }, '#eda21e'),
        stroke('M120 -20L206 -38', '#8a5a32', 15),
      ),
      place({ x: 740, y: 742 }, jicara(220, '#eda21e')),
      small(980, { name: 'Lote de enero', honey: '#eda21e' }, r),
      small(1130, { name: 'Lote de marzo', honey: '#d98a1c' }, r),
      group({ filter: cast(8, 6, 0.36) }, bed(FLOWERS, r)),
      place({ x: 590, y: 400, size: 0.6, turn: 8, flip: true }, bee()),
      motes(BOX, 40, r),
    ].join(''),
  );
};
