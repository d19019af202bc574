import { darken, lighten } from '../draw/color.ts';
import { line, times } from '../draw/curve.ts';
import { blur, cast, linear, picture, radial } from '../draw/paint.ts';
import { type Random, seeded } from '../draw/random.ts';
import { ellipse, fill, group, n, place, stroke } from '../draw/svg.ts';
import { bee } from '../objects/bee.ts';
import { canopy, palm } from '../objects/greenery.ts';
import { beams, motes, sky, sun } from '../objects/landscape.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

/** Ceiba: a pale straight trunk with buttress roots; `height` up from the origin. */
const ceiba = (height: number, width: number, color: string, r: Random): string => {
  const w = width / 2;
  const trunk = `M${n(-w * 3)} 20C${n(-w * 1.4)} ${n(-height * 0.1)} ${n(-w)} ${n(-height * 0.24)} ${n(-w * 0.9)} ${n(-height)}L${n(w * 0.9)} ${n(-height)}C${n(w)} ${n(-height * 0.24)} ${n(w * 1.5)} ${n(-height * 0.1)} ${n(w * 3.2)} 24Z`;
  const furrow = (i: number) => {
    const x = (i / 6 - 0.5) * w * 1.7;
    return stroke(
      line([
        [x * 2.6, 10],
        [x * 1.1, -height * 0.22],
        [x * 0.9 + r.around(0, 4), -height * 0.6],
        [x * 0.9, -height],
      ]),
      darken(color, 0.4),
      2.6,
      0.4,
    );
  };
  return (
    fill(
      trunk,
      linear(
        [
          [0, darken(color, 0.2)],
          [0.35, lighten(color, 0.3)],
          [0.7, color],
          [1, darken(color, 0.45)],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0 },
      ),
    ) + times(7, furrow).join('')
  );
};

/** The blue pool of the limestone country. */
const cenote = () =>
  [
    ellipse({ x: 640, y: 760, rx: 560, ry: 120 }, '#e3d4ae'),
    ellipse(
      { x: 640, y: 770, rx: 536, ry: 108 },
      radial(
        [
          [0, '#8fe0d4'],
          [0.5, '#2fb0ab'],
          [1, '#146a70'],
        ],
        { cx: 0.44, cy: 0.3, r: 0.75 },
      ),
    ),
    ...times(9, (i) => stroke(`M${240 + i * 90} ${742 + (i % 4) * 22}q36 -9 80 0`, '#e6fbf4', 3, 0.55)),
    ellipse(
      { x: 540, y: 736, rx: 190, ry: 26 },
      radial([
        [0, '#fffbe0', 0.75],
        [1, '#fffbe0', 0],
      ]),
    ),
  ].join('');

const PLANTS: Plant[] = [
  ['Tsalam', 'sprig', { x: 150, y: 1010, size: 0.94, turn: 10 }],
  ['Vainilla de Papantla', 'sprig', { x: 1140, y: 1010, size: 0.98, turn: -6 }],
  ['Chakaj', 'sprig', { x: 20, y: 1000, size: 0.8, turn: 2 }],
  ['Flor de ciricote', 'sprig', { x: 980, y: 1080, size: 0.62, turn: -10 }],
  ["Ts'íits'ilche'", 'sprig', { x: 390, y: 1060, size: 0.54, turn: 14 }],
  ['Xtabentún', 'bloom', { x: 300, y: 900, size: 0.7 }],
  ['Flor de ciricote', 'bloom', { x: 620, y: 914, size: 0.62 }],
  ['Coralillo', 'bloom', { x: 780, y: 924, size: 0.6 }],
];

/** The forest of the Peninsula with its pool, late in the day. */
export const forest = (): string => {
  const r = seeded('forest');
  return picture(
    BOX.width,
    BOX.height,
    [
      sky(BOX, [
        [0, '#f5c06a'],
        [0.4, '#fbe3a8'],
        [1, '#cfd590'],
      ]),
      place({ x: 560, y: 250 }, sun(80, '#f9c95a')),
      group({ filter: blur(4) }, canopy(BOX, 330, { bump: 150, color: '#b9bb6c' }, r)),
      canopy(BOX, 420, { bump: 120, color: '#86a355' }, r),
      place({ x: 900, y: 700 }, palm(380, '#5f8f4c', r)),
      place({ x: 420, y: 690 }, palm(320, '#6b9850', r)),
      canopy(BOX, 590, { bump: 90, color: '#4f8044' }, r),
      cenote(),
      beams(BOX, 0.62),
      place({ x: 1090, y: 800 }, ceiba(860, 120, '#a89878', r)),
      place({ x: 180, y: 820 }, ceiba(880, 90, '#94866a', r)),
      place({ x: -20, y: 330, turn: -8 }, palm(380, '#2f6338', r)),
      place({ x: 1290, y: 300, turn: 10 }, palm(360, '#35693a', r)),
      group({ filter: cast(10, 7, 0.4) }, bed(PLANTS, r)),
      place({ x: 720, y: 480, size: 0.7, turn: 8 }, bee()),
      place({ x: 520, y: 560, size: 0.5, turn: 4, flip: true }, bee()),
      motes(BOX, 60, r),
    ].join(''),
  );
};
