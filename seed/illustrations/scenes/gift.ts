import { cast, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { ellipse, fill, group, place, tag } from '../draw/svg.ts';
import { dalia } from '../flowers/dalia.ts';
import { bottle } from '../objects/bottle.ts';
import { comb, hexagon } from '../objects/hexagon.ts';
import { label } from '../objects/label.ts';
import { beams, motes } from '../objects/landscape.ts';
import { bow, card, parcel } from '../objects/parcel.ts';
import { planks } from '../objects/table.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

const FLOWERS: Plant[] = [
  ['Dalia', 'bloom', { x: 250, y: 800, size: 1.06 }],
  ['Cempasúchil', 'bloom', { x: 120, y: 874, size: 0.8 }],
  ['Xtabentún', 'bloom', { x: 1100, y: 850, size: 0.86 }],
  ['Sak káatsim', 'bloom', { x: 1210, y: 796, size: 0.8 }],
  ['Tajonal', 'bloom', { x: 990, y: 896, size: 0.56 }],
  ['Coralillo', 'bloom', { x: 356, y: 884, size: 0.6 }],
];

/** An elixir ready to be given. */
export const gift = (): string => {
  const r = seeded('gift');
  const glass = bottle({
    honey: '#d9661c',
    bulb: '#3d0d16',
    label: label({ name: 'Dalia Carmesí', accent: '#a5142e', flower: dalia.bloom(r) }),
  });
  return picture(
    BOX.width,
    BOX.height,
    [
      tag('rect', {
        ...BOX,
        fill: radial(
          [
            [0, '#f9e6cf'],
            [0.6, '#eeb9a6'],
            [1, '#c9807a'],
          ],
          { cx: 0.42, cy: 0.36, r: 0.85 },
        ),
      }),
      comb({ width: 1340, height: 720 }, { cell: 52, color: '#b5605a', width: 2.2, opacity: 0.4 }, (x, y) =>
        Math.max(0, Math.hypot(x - 640, y - 400) / 720 - 0.4),
      ),
      place({ x: 640, y: 430 }, fill(hexagon(410), '#fffaf0', 0.4), fill(hexagon(360), '#fff3dc', 0.7)),
      beams(BOX, 0.5),
      group(
        { filter: cast(10, 7, 0.3) },
        bed(
          [
            ['Coralillo', 'sprig', { x: 200, y: 800, size: 0.86, turn: -14 }],
            ['Sak káatsim', 'sprig', { x: 1130, y: 800, size: 0.8, turn: 12 }],
          ],
          r,
        ),
      ),
      planks(BOX, 744, { color: '#9c6240', board: 72 }, r),
      tag('rect', { y: 738, width: 1280, height: 10, fill: '#e0b08a' }),
      ellipse(
        { x: 580, y: 862, rx: 420, ry: 40 },
        radial([
          [0, '#2a1206', 0.65],
          [1, '#2a1206', 0],
        ]),
      ),
      group({ filter: cast(14, 10, 0.36) }, place({ x: 510, y: 858 }, parcel())),
      group({ filter: cast(12, 8, 0.42) }, place({ x: 552, y: 462 }, bow())),
      group({ filter: cast(8, 5, 0.4) }, place({ x: 640, y: 700, turn: 8 }, card())),
      place({ x: 552, y: 440, size: 0.5 }, dalia.bloom(r)),
      ellipse({ x: 942, y: 862, rx: 160, ry: 20 }, '#2a1206', 0.5),
      place({ x: 930, y: 864, size: 0.78 }, glass),
      group({ filter: cast(10, 7, 0.4) }, bed(FLOWERS, r)),
      motes(BOX, 46, r),
    ].join(''),
  );
};
