import { PROFILES } from '../draw/blade.ts';
import { times, type Point } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { radial, stamp } from '../draw/paint.ts';
import { whorl } from '../draw/petal.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

/** One tiny white flower of six tepals. */
const star = (r: Random): string =>
  [
    circle(0, 0, 70, radial([[0, '#6f7d3a', 0.55], [1, '#6f7d3a', 0]])),
    whorl(3, { length: 92, width: 66, color: '#f1ead2', base: '#a3b061', profile: PROFILES.oval, veins: 3 }, r, 30),
    whorl(3, { length: 86, width: 60, color: '#fdf9ec', base: '#b5c070', profile: PROFILES.oval, veins: 3 }, r, 90),
    circle(0, 0, 17, radial([[0, '#e4e08c'], [1, '#8a9a3e']])),
    ...times(8, (i) => place({ turn: i * 45 + 10 }, stroke('M0 -8L0 -32', '#d9d8a0', 3) + circle(0, -35, 5.5, '#e9b53a'))),
  ].join('');

const bloom = (r: Random): string => {
  const spots: [number, number, number][] = [[-64, 38, 0.36], [52, 52, 0.38], [-8, 68, 0.36], [72, -14, 0.36], [-70, -22, 0.4], [-22, -58, 0.42], [38, -62, 0.4], [-14, 4, 0.5], [28, 8, 0.42], [6, -92, 0.3]];
  const stars = times(3, () => stamp(star(r)));
  return spots.map(([x, y, size], i) => place({ x, y, size, turn: r.between(0, 60) }, stars[i % 3] ?? '')).join('');
};

/** A raceme: stars along a twig, smaller and still closed towards its end. */
const raceme = (r: Random, length: number, stars: string[]): string => {
  const points: Point[] = [[0, 0], [length * 0.07, -length * 0.5], [0, -length]];
  const count = Math.round(length / 11);
  const one = (i: number) => {
    const t = (i + 1) / count;
    const side = i % 2 ? 1 : -1;
    return onStem(points, t, side * r.between(40, 80), place({ y: -22 * (1.2 - t), turn: r.between(0, 60), size: 0.34 * (1.15 - t * 0.75) }, stars[i % 3] ?? ''));
  };
  return stem(points, 4.5, '#7f8a4a') + times(count, one).join('');
};

const foliage = (r: Random, length: number) =>
  leaf({ length, width: length * 0.52, color: '#5c8a46', profile: PROFILES.round, veins: 4 }, r);

const sprig = (r: Random): string => {
  const main: Point[] = [[0, 0], [-26, -160], [14, -330], [-10, -470]];
  const stars = times(3, () => stamp(star(r)));
  const twigs: [number, number, number][] = [[0.18, 44, 250], [0.28, -46, 270], [0.46, 40, 270], [0.58, -42, 270], [0.76, 34, 250], [0.86, -30, 240], [1, 4, 250]];
  return [
    ...twigs.map(([t, lean]) => onStem(main, t, lean * 1.7, foliage(r, 112))),
    onStem(main, 0.06, -60, foliage(r, 120)), onStem(main, 0.1, 64, foliage(r, 124)),
    ...twigs.map(([t, lean]) => onStem(main, Math.max(0, t - 0.05), -lean * 1.9, foliage(r, 92))),
    stem(main, 13, '#7a6142'),
    ...twigs.map(([t, lean, length]) => onStem(main, t, lean, raceme(r, length, stars))),
  ].join('');
};

export const tsiitsilche: Botanical = { bloom, sprig };
