import { times } from '../draw/curve.ts';
import { blur, cast, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { ellipse, group, place, type Place } from '../draw/svg.ts';
import { bee } from '../objects/bee.ts';
import { fork } from '../objects/fork.ts';
import { canopy, palm, tuft } from '../objects/greenery.ts';
import { comb } from '../objects/hexagon.ts';
import { bead, drop, strand } from '../objects/honey.ts';
import { jobon } from '../objects/jobon.ts';
import { beams, ground, motes, sky, sun } from '../objects/landscape.ts';
import { jicara } from '../objects/vessels.ts';
import { bed, type Plant } from './bed.ts';
import { BEFORE, BEHIND, FAR } from './hero-plants.ts';

const BOX = { width: 1920, height: 1280 };

const HONEY = '#eda21e';

const BEES: Place[] = [
  { x: 806, y: 610, size: 0.62, turn: 18, flip: true },
  { x: 1048, y: 560, size: 0.74, turn: 8 },
  { x: 1186, y: 420, size: 0.9, turn: 14 },
  { x: 668, y: 404, size: 0.78, turn: 4, flip: true },
  { x: 934, y: 330, size: 0.56, turn: 10 },
  { x: 1386, y: 540, size: 0.56, turn: 16 },
  { x: 420, y: 560, size: 0.52, turn: 4, flip: true },
];

const distance = () => {
  const r = seeded('hero-distance');
  return [
    sky(BOX, [
      [0, '#fbe0a0'],
      [0.3, '#fdeabb'],
      [0.56, '#fbd592'],
      [0.8, '#f0a951'],
      [1, '#d98a3c'],
    ]),
    place({ x: 610, y: 350 }, sun(112, '#f9c95a')),
    comb(
      { width: 1960, height: 700 },
      { cell: 60, color: '#d99a38', width: 2.4, opacity: 0.55 },
      (x, y) => Math.max(0, (x - 1150) / 800) * Math.max(0, 1 - y / 620),
    ),
    group({ filter: blur(5), opacity: 0.75 }, canopy(BOX, 690, { bump: 150, color: '#c9b562' }, r)),
    group(
      { filter: blur(1.2) },
      place({ x: 1650, y: 800 }, palm(400, '#8f9a4e', r)),
      place({ x: 220, y: 800 }, palm(350, '#9aa255', r)),
      place({ x: 1800, y: 830 }, palm(310, '#8a9a4a', r)),
    ),
    group({ filter: blur(2) }, canopy(BOX, 790, { bump: 120, color: '#8fa04e' }, r)),
    canopy(BOX, 900, { bump: 96, color: '#5f8544' }, r),
    ground(BOX, 1010, '#6f8a40'),
    bed(FAR, r),
  ].join('');
};

const hive = () => {
  const r = seeded('hero-hive');
  return [
    ellipse(
      { x: 990, y: 1150, rx: 520, ry: 70 },
      radial([
        [0, '#1c2a10', 0.6],
        [1, '#1c2a10', 0],
      ]),
    ),
    place({ x: 700, y: 1160 }, fork(330)),
    place({ x: 1230, y: 1160 }, fork(330)),
    group({ filter: cast(20, 14, 0.34) }, place({ x: 955, y: 726 }, jobon(830, 310, r))),
    place({ x: 1000, y: 872 }, strand(236, 15, HONEY)),
    place({ x: 1064, y: 868 }, drop(46, HONEY)),
    place({ x: 946, y: 870 }, drop(32, HONEY)),
    place({ x: 1000, y: 1094 }, group({ filter: cast(10, 8, 0.4) }, jicara(250, HONEY))),
  ].join('');
};

/** The first thing a visitor sees: a jobón in morning light among the flowers; 1920 x 1280, whole also as a 4:5 middle. */
export const hero = (): string => {
  const r = seeded('hero');
  const vine: Plant[] = [
    ['Xtabentún', 'sprig', { x: 668, y: 1170, size: 0.86, turn: -4 }],
    ['Xtabentún', 'sprig', { x: 1262, y: 1180, size: 0.66, turn: 6, flip: true }],
    ['Vainilla de Papantla', 'bloom', { x: 1328, y: 960, size: 0.56, turn: 14 }],
  ];
  return picture(
    BOX.width,
    BOX.height,
    [
      distance(),
      group({ filter: cast(14, 8, 0.3) }, bed(BEHIND, r)),
      beams(BOX, 0.42),
      hive(),
      ...[690, 1226].map((x) => place({ x, y: 1180 }, tuft(250, 90, '#4a7238', r))),
      group({ filter: cast(10, 6, 0.35) }, bed(vine, r)),
      group({ filter: cast(12, 8, 0.4) }, bed(BEFORE, r)),
      ...times(6, (i) =>
        place({ x: 846 + i * 56, y: 1236 + r.around(0, 14) }, bead(r.between(9, 18), HONEY)),
      ),
      ...BEES.map((at) => place(at, bee())),
      motes({ width: BOX.width, height: 1000 }, 60, r),
    ].join(''),
  );
};
