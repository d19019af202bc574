import { cast, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { ellipse, group, place, type Place } from '../draw/svg.ts';
import { bee } from '../objects/bee.ts';
import { fork } from '../objects/fork.ts';
import { canopy } from '../objects/greenery.ts';
import { jobon } from '../objects/jobon.ts';
import { beams, ground, motes, sky } from '../objects/landscape.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

const BEES: Place[] = [
  { x: 560, y: 470, size: 0.86, turn: 16, flip: true },
  { x: 812, y: 396, size: 1, turn: 10 },
  { x: 936, y: 236, size: 0.74, turn: 6 },
  { x: 420, y: 226, size: 0.64, turn: 10, flip: true },
];

const PLANTS: Plant[] = [
  ['Sak káatsim', 'sprig', { x: 60, y: 1000, size: 0.94, turn: 6 }],
  ['Coralillo', 'sprig', { x: 1216, y: 990, size: 0.98, turn: -8 }],
  ['Xtabentún', 'sprig', { x: 300, y: 960, size: 0.7, turn: -8 }],
  ['Cempasúchil', 'bloom', { x: 200, y: 886, size: 0.9 }],
  ['Tajonal', 'bloom', { x: 1030, y: 886, size: 0.86 }],
  ['Tajonal', 'bloom', { x: 914, y: 926, size: 0.6 }],
  ['Flor de ciricote', 'bloom', { x: 1150, y: 910, size: 0.8 }],
  ['Xtabentún', 'bloom', { x: 352, y: 918, size: 0.7 }],
];

/** The traditional hive on its forked posts. */
export const hiveClose = (): string => {
  const r = seeded('hive-close');
  return picture(
    BOX.width,
    BOX.height,
    [
      sky(BOX, [
        [0, '#cfe0c0'],
        [0.5, '#f0e6b8'],
        [1, '#e0b469'],
      ]),
      canopy(BOX, 330, { bump: 150, color: '#a9b774' }, r),
      canopy(BOX, 480, { bump: 120, color: '#6f9350' }, r),
      ground(BOX, 760, '#b58a52'),
      beams(BOX, 0.5),
      ellipse(
        { x: 660, y: 872, rx: 520, ry: 58 },
        radial([
          [0, '#2a1206', 0.6],
          [1, '#2a1206', 0],
        ]),
      ),
      place({ x: 390, y: 880 }, fork(280)),
      place({ x: 930, y: 880 }, fork(280)),
      group({ filter: cast(16, 12, 0.35) }, place({ x: 640, y: 470 }, jobon(900, 370, r))),
      group({ filter: cast(10, 6, 0.35) }, bed(PLANTS, r)),
      ...BEES.map((at) => place(at, bee())),
      motes(BOX, 40, r),
    ].join(''),
  );
};
