import { PROFILES } from '../draw/blade.ts';
import { times, type Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { linear, radial } from '../draw/paint.ts';
import { petal } from '../draw/petal.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

/** The lip: a tube that opens into a frilled mouth with a golden throat. */
const lip = (): string => {
  const frill = 'M-26 -4C-40 14 -52 30 -48 52C-58 60 -46 72 -40 68C-40 82 -26 82 -24 76C-18 90 -6 88 -4 80C2 92 18 88 18 78C28 86 40 78 36 68C48 70 54 58 46 50C52 30 40 14 26 -4Z';
  return [
    fill(frill, linear([[0, '#d8c04a'], [0.45, '#f6e58e'], [1, '#fffbe0']])),
    fill(frill, radial([[0.4, '#b58a1c', 0], [1, '#b58a1c', 0.4]], { cx: 0.4, cy: 0.3, r: 0.8 })),
    fill('M-20 0C-26 20 -20 44 0 54C20 44 26 20 20 0Z', radial([[0, '#8e5a0c'], [0.5, '#d9960f'], [1, '#f2c83c']])),
    ...times(7, (i) => stroke(`M${(i - 3) * 4} 14L${(i - 3) * 10} ${62 - Math.abs(i - 3) * 4}`, '#c78a12', 1.6, 0.6)),
    fill('M-24 -2C-24 -30 -14 -40 0 -42C14 -40 24 -30 24 -2C16 16 -16 16 -24 -2Z', linear([[0, '#fffdea'], [0.6, '#eee59a'], [1, '#cdb949']])),
    stroke('M-24 -2C-14 12 14 12 24 -2', '#fffbe0', 3),
    stroke(frill, '#fffdf0', 2, 0.8),
  ].join('');
};

/** Five pale green-gold tepals behind the lip. */
const bloom = (r: Random): string => {
  const look = { color: '#e9e6a6', base: '#9fb04c', profile: PROFILES.lance, veins: 5 };
  const sepals = [-122, 122, 0].map((turn) => petal({ ...look, length: 106, width: 42, color: '#dfe096' }, turn, r));
  const wings = [-58, 58].map((turn) => petal({ ...look, length: 102, width: 46 }, turn, r));
  return [circle(3, 6, 74, radial([[0, '#26331a', 0.4], [1, '#26331a', 0]])), ...sepals, ...wings, place({ y: 8 }, lip())].join('');
};

const bud = fill('M-9 0C-18 -40 -14 -74 0 -96C14 -74 18 -40 9 0Z', linear([[0, '#eef0b4'], [1, '#93ab4a']])) + fill('M1 -95C14 -74 18 -40 9 0L2 0Z', '#6d8a34', 0.45);

/** The cured pod the kitchen knows: long, dark, a little bent. */
export const pod = (length: number): string =>
  fill(`M-5 0C-9 ${length * 0.3} -4 ${length * 0.7} 6 ${length}C12 ${length} 12 ${length - 6} 11 ${length - 10}C6 ${length * 0.66} 8 ${length * 0.3} 6 0Z`, linear([[0, '#5b3a1c'], [0.5, '#3a2010'], [1, '#241208']])) +
  stroke(`M-2 6C-5 ${length * 0.3} 0 ${length * 0.66} 7 ${length - 12}`, '#8c6234', 1.6, 0.7);

const greenPod = (length: number) =>
  fill(`M-5 0C-10 ${length * 0.3} -6 ${length * 0.7} 2 ${length}C10 ${length * 0.7} 10 ${length * 0.3} 6 0Z`, linear([[0, '#7fa04a'], [1, '#4a7a3a']])) + stroke(`M-2 6C-5 ${length * 0.4} 0 ${length * 0.7} 2 ${length - 10}`, '#b8cf7a', 1.8, 0.7);

const foliage = (r: Random, length: number) =>
  leaf({ length, width: length * 0.34, color: '#468a4c', profile: PROFILES.oval, veins: 0 }, r);

const sprig = (r: Random): string => {
  const vine: Point[] = [[0, 0], [-40, -130], [34, -280], [-30, -440], [22, -590], [0, -660]];
  return [
    onStem(vine, 0.08, 66, foliage(r, 210)), onStem(vine, 0.24, -72, foliage(r, 220)), onStem(vine, 0.44, 70, foliage(r, 210)), onStem(vine, 0.66, -66, foliage(r, 200)), onStem(vine, 0.86, 62, foliage(r, 150)), onStem(vine, 0.98, -8, foliage(r, 110)),
    stem(vine, 17, '#5c9a4c'),
    ...[-14, 4, 20].map((turn, i) => place({ x: 34 + i * 7, y: -262, turn }, greenPod(200 - i * 26))),
    place({ x: -40, y: -190 }, stroke('M0 0C-30 -10 -60 -20 -92 -16', '#6a9a4c', 7)),
    onStem(vine, 0.82, 74, bud, 0.9), onStem(vine, 0.84, 40, bud, 1), onStem(vine, 0.92, -52, bud, 0.8),
    place({ x: -130, y: -200, size: 0.94, turn: -12 }, bloom(r)), place({ x: 76, y: -400, size: 1.06, turn: 8 }, bloom(r)), place({ x: -74, y: -540, size: 1.14, turn: -10 }, bloom(r)),
  ].join('');
};

export const vainilla: Botanical = { bloom, sprig };
