import { lighten } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { ACROSS, blur, cast, linear, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { circle, ellipse, fill, group, place, stroke, tag } from '../draw/svg.ts';
import { comb } from '../objects/hexagon.ts';
import { drop } from '../objects/honey.ts';
import { beams, motes } from '../objects/landscape.ts';
import { jicara } from '../objects/vessels.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };
const HONEY = '#eda21e';

/** The glass tube of a dropper with honey in it, mouth at the origin, growing upwards. */
const tube = () =>
  [
    fill(
      'M-13 0C-16 -70 -40 -100 -42 -170L-42 -640L42 -640L42 -170C40 -100 16 -70 13 0Z',
      linear(
        [
          [0, '#ffffff', 0.75],
          [0.3, '#e9f2ea', 0.35],
          [0.7, '#cfe0d6', 0.45],
          [1, '#8fb0a4', 0.8],
        ],
        ACROSS,
      ),
    ),
    fill(
      'M-8 0C-10 -66 -32 -100 -32 -170L-32 -420L32 -420L32 -170C32 -100 10 -66 8 0Z',
      linear(
        [
          [0, '#b5670c'],
          [0.35, lighten(HONEY, 0.35)],
          [0.65, HONEY],
          [1, '#a85c0a'],
        ],
        ACROSS,
      ),
    ),
    ellipse({ x: 0, y: -420, rx: 32, ry: 9 }, lighten(HONEY, 0.5)),
    stroke('M-30 -620V-180C-30 -116 -14 -80 -10 -8', '#ffffff', 8, 0.75),
    stroke('M36 -620V-176', '#ffffff', 3, 0.55),
    fill('M-13 -4L13 -4L12 6L-12 6Z', '#fff6dc', 0.8),
  ].join('');

const FLOWERS: Plant[] = [
  ['Cempasúchil', 'bloom', { x: 150, y: 800, size: 1.5 }],
  ['Dalia', 'bloom', { x: 1130, y: 790, size: 1.5 }],
  ['Xtabentún', 'bloom', { x: 360, y: 880, size: 0.96 }],
  ['Tajonal', 'bloom', { x: 952, y: 892, size: 0.9 }],
  ['Vainilla de Papantla', 'bloom', { x: 1220, y: 560, size: 1, turn: 14 }],
  ['Coralillo', 'bloom', { x: 60, y: 580, size: 0.84 }],
];

/** One drop, about to fall. */
export const dropper = (): string => {
  const r = seeded('dropper');
  const lights = times(16, () =>
    circle(
      r.between(0, 1280),
      r.between(40, 760),
      r.between(26, 90),
      r.pick(['#fff3cf', '#ffe09a', '#f8c63a', '#fbd9a0'] as const),
    ),
  );
  return picture(
    BOX.width,
    BOX.height,
    [
      tag('rect', {
        ...BOX,
        fill: radial(
          [
            [0, '#f9c65a'],
            [0.5, '#c97a1e'],
            [1, '#4a210c'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.8 },
        ),
      }),
      group({ filter: blur(12), opacity: 0.3 }, ...lights),
      comb({ width: 1340, height: 980 }, { cell: 58, color: '#ffe0a0', width: 2.4, opacity: 0.3 }, (x, y) =>
        Math.max(0, Math.hypot(x - 640, y - 420) / 640 - 0.5),
      ),
      beams(BOX, 0.4),
      place(
        { x: 640, y: 560 },
        circle(
          0,
          0,
          300,
          radial([
            [0, '#fff6cf', 0.85],
            [0.4, '#ffe09a', 0.35],
            [1, '#ffe09a', 0],
          ]),
        ),
      ),
      group({ filter: cast(14, 10, 0.4) }, place({ x: 640, y: 440, turn: 0, size: 0.94 }, tube())),
      place({ x: 640, y: 438 }, drop(190, HONEY)),
      ellipse(
        { x: 640, y: 930, rx: 420, ry: 60 },
        radial([
          [0, '#1c0a04', 0.7],
          [1, '#1c0a04', 0],
        ]),
      ),
      place({ x: 640, y: 770 }, group({ filter: cast(12, 10, 0.45) }, jicara(430, HONEY))),
      group({ filter: cast(12, 8, 0.42) }, bed(FLOWERS, r)),
      motes(BOX, 60, r),
    ].join(''),
  );
};
