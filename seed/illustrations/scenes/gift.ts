import { darken, lighten } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { cast, linear, picture, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { ellipse, fill, group, place, stroke, tag } from '../draw/svg.ts';
import { dalia } from '../flowers/dalia.ts';
import { bottle } from '../objects/bottle.ts';
import { comb, frame, hexagon } from '../objects/hexagon.ts';
import { label } from '../objects/label.ts';
import { beams, motes } from '../objects/landscape.ts';
import { planks } from '../objects/table.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };
const RIBBON = '#b81b4e';

/** Box in kraft paper, its front 460 wide and 340 high, standing on the origin. */
const parcel = () =>
  [
    fill('M-230 -340L-150 -420L330 -420L230 -340Z', linear([[0, '#e8c793'], [1, '#cf9f62']])),
    fill('M230 -340L330 -420L330 -76L230 0Z', linear([[0, '#a8763e'], [1, '#7d5228']])),
    fill('M-230 -340L230 -340L230 0L-230 0Z', linear([[0, '#d9ad72'], [1, '#b98a50']])),
    ...times(24, (i) => stroke(`M${-224 + i * 19} -336V-4`, i % 2 ? '#f2d6a6' : '#8f6230', 1, 0.16)),
    fill('M-36 -340L36 -340L36 0L-36 0Z', linear([[0, lighten(RIBBON, 0.1)], [1, darken(RIBBON, 0.2)]])),
    fill('M-36 -340L52 -420L122 -420L36 -340Z', lighten(RIBBON, 0.16)),
    fill('M-230 -206L230 -206L230 -140L-230 -140Z', linear([[0, lighten(RIBBON, 0.08)], [1, darken(RIBBON, 0.14)]])),
    fill('M230 -206L330 -286L330 -222L230 -140Z', darken(RIBBON, 0.4)),
    stroke('M-230 -203H230M-33 -338V0', lighten(RIBBON, 0.5), 2, 0.5),
  ].join('');

const loopOfBow = (side: number) =>
  fill(`M0 0C${side * 60} -110 ${side * 190} -130 ${side * 200} -60C${side * 206} 0 ${side * 90} 34 0 0Z`, linear([[0, lighten(RIBBON, 0.26)], [0.5, RIBBON], [1, darken(RIBBON, 0.35)]])) +
  fill(`M0 0C${side * 60} -60 ${side * 130} -84 ${side * 150} -56C${side * 150} -26 ${side * 70} 2 0 0Z`, darken(RIBBON, 0.5), 0.55) +
  stroke(`M${side * 20} -26C${side * 80} -100 ${side * 160} -112 ${side * 188} -70`, lighten(RIBBON, 0.6), 3, 0.5);

const bow = () =>
  [
    ...[-1, 1].map((side) => fill(`M0 0C${side * 40} 40 ${side * 60} 100 ${side * 118} 150L${side * 82} 146L${side * 64} 180C${side * 20} 120 ${side * 10} 60 0 0Z`, linear([[0, RIBBON], [1, darken(RIBBON, 0.3)]]))),
    loopOfBow(-1),
    loopOfBow(1),
    ellipse({ x: 0, y: -6, rx: 34, ry: 28 }, radial([[0, lighten(RIBBON, 0.35)], [1, darken(RIBBON, 0.2)]])),
  ].join('');

const card = () =>
  fill('M-62 -80L62 -80L62 80L-62 80Z', linear([[0, '#fffaf0'], [1, '#f2e2c0']])) +
  fill(hexagon(34), '#e8a317', 0.2) + frame(34, '#e8a317', 3) + place({ size: 0.26 }, dalia.bloom(seeded('card')));

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
  const glass = bottle({ honey: '#d9661c', bulb: '#3d0d16', label: label({ name: 'Dalia Carmesí', accent: '#a5142e', flower: dalia.bloom(r) }) });
  return picture(
    BOX.width,
    BOX.height,
    [
      tag('rect', { ...BOX, fill: radial([[0, '#f9e6cf'], [0.6, '#eeb9a6'], [1, '#c9807a']], { cx: 0.42, cy: 0.36, r: 0.85 }) }),
      comb({ width: 1340, height: 720 }, { cell: 52, color: '#b5605a', width: 2.2, opacity: 0.4 }, (x, y) => Math.max(0, Math.hypot(x - 640, y - 400) / 720 - 0.4)),
      place({ x: 640, y: 430 }, fill(hexagon(410), '#fffaf0', 0.4), fill(hexagon(360), '#fff3dc', 0.7)),
      beams(BOX, 0.5),
      group({ filter: cast(10, 7, 0.3) }, bed([['Coralillo', 'sprig', { x: 200, y: 800, size: 0.86, turn: -14 }], ['Sak káatsim', 'sprig', { x: 1130, y: 800, size: 0.8, turn: 12 }]], r)),
      planks(BOX, 744, { color: '#9c6240', board: 72 }, r),
      tag('rect', { y: 738, width: 1280, height: 10, fill: '#e0b08a' }),
      ellipse({ x: 580, y: 862, rx: 420, ry: 40 }, radial([[0, '#2a1206', 0.65], [1, '#2a1206', 0]])),
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
