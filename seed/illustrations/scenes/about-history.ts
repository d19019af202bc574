import { times } from '../draw/curve.ts';
import { cast, linear, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { ellipse, fill, group, place, tag } from '../draw/svg.ts';
import { tajonal } from '../flowers/tajonal.ts';
import { bee } from '../objects/bee.ts';
import { bottle } from '../objects/bottle.ts';
import { fork } from '../objects/fork.ts';
import { palm } from '../objects/greenery.ts';
import { comb, hexagon } from '../objects/hexagon.ts';
import { bead } from '../objects/honey.ts';
import { jobon } from '../objects/jobon.ts';
import { label } from '../objects/label.ts';
import { beams, motes } from '../objects/landscape.ts';
import { notebook } from '../objects/notebook.ts';
import { planks } from '../objects/table.ts';
import { jicara } from '../objects/vessels.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

const BEHIND: Plant[] = [
  ['Coralillo', 'sprig', { x: 40, y: 760, size: 0.86, turn: 10 }],
  ['Xtabentún', 'sprig', { x: 1236, y: 760, size: 0.86, turn: -8 }],
];

const BEFORE: Plant[] = [
  ['Cempasúchil', 'bloom', { x: 1136, y: 800, size: 0.8 }],
  ['Dalia', 'bloom', { x: 1020, y: 872, size: 0.66 }],
  ['Tajonal', 'bloom', { x: 1214, y: 892, size: 0.62 }],
  ['Tajonal', 'bloom', { x: 118, y: 884, size: 0.7 }],
];

/** A patio in Mérida: ochre wall, two borrowed logs, and the table with the notebook. */
export const history = (): string => {
  const r = seeded('history');
  const glass = bottle({
    honey: '#eda21e',
    bulb: '#3a2418',
    label: label({ name: 'Flor y miel', accent: '#e8a317', flower: tajonal.bloom(r) }),
  });
  return picture(
    BOX.width,
    BOX.height,
    [
      tag('rect', {
        ...BOX,
        fill: linear([
          [0, '#eab765'],
          [0.7, '#e0a04a'],
          [1, '#c98436'],
        ]),
      }),
      comb({ width: 1340, height: 700 }, { cell: 44, color: '#b5722a', width: 2, opacity: 0.35 }, (x, y) =>
        Math.max(0, Math.hypot(x - 640, y - 340) / 700 - 0.5),
      ),
      place(
        { x: 640, y: 330 },
        fill(hexagon(372), '#fff3d2', 0.5),
        fill(
          hexagon(330),
          linear([
            [0, '#cfe6d6'],
            [1, '#f6e8bc'],
          ]),
        ),
      ),
      place({ x: 470, y: 620 }, palm(420, '#7fa05c', r)),
      place({ x: 860, y: 640 }, palm(360, '#6f9653', r)),
      beams(BOX, 0.55),
      ...[330, 870].map((x) => place({ x, y: 720 }, fork(420))),
      group(
        { filter: cast(14, 10, 0.36) },
        place({ x: 600, y: 290, size: 0.8 }, jobon(720, 230, r)),
        place({ x: 600, y: 500 }, jobon(720, 230, r)),
      ),
      group({ filter: cast(10, 6, 0.35) }, bed(BEHIND, r)),
      planks(BOX, 690, { color: '#a8703c', board: 90 }, r),
      tag('rect', { y: 684, width: 1280, height: 10, fill: '#e0b070' }),
      ellipse(
        { x: 420, y: 880, rx: 300, ry: 40 },
        radial([
          [0, '#2a1206', 0.5],
          [1, '#2a1206', 0],
        ]),
      ),
      group(
        { filter: cast(8, 6, 0.35) },
        place({ x: 400, y: 760, size: 1.1 }, notebook(place({ size: 0.15 }, tajonal.sprig(r)))),
      ),
      ellipse({ x: 772, y: 882, rx: 130, ry: 18 }, '#2a1206', 0.5),
      place({ x: 760, y: 884, size: 0.62 }, glass),
      place({ x: 930, y: 756 }, jicara(170, '#eda21e')),
      group({ filter: cast(8, 6, 0.35) }, bed(BEFORE, r)),
      ...times(4, (i) =>
        place({ x: 850 + i * 34, y: 906 + r.around(0, 12) }, bead(r.between(7, 13), '#eda21e')),
      ),
      place({ x: 640, y: 420, size: 0.62, turn: 8 }, bee()),
      place({ x: 780, y: 200, size: 0.7, turn: 10 }, bee()),
      place({ x: 470, y: 160, size: 0.5, flip: true }, bee()),
      motes(BOX, 40, r),
    ].join(''),
  );
};
