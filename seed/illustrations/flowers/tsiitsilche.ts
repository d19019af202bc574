import { type Point, times } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { stamp } from '../draw/paint.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { place } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { raceme, star } from './tsiitsilche-star.ts';

const bloom = (r: Random): string => {
  const spots: [number, number, number][] = [
    [-64, 38, 0.36],
    [52, 52, 0.38],
    [-8, 68, 0.36],
    [72, -14, 0.36],
    [-70, -22, 0.4],
    [-22, -58, 0.42],
    [38, -62, 0.4],
    [-14, 4, 0.5],
    [28, 8, 0.42],
    [6, -92, 0.3],
  ];
  const stars = times(3, () => stamp(star(r)));
  return spots
    .map(([x, y, size], i) => place({ x, y, size, turn: r.between(0, 60) }, stars[i % 3] ?? ''))
    .join('');
};

const foliage = (r: Random, length: number) =>
  leaf({ length, width: length * 0.52, color: '#5c8a46', profile: PROFILES.round, veins: 4 }, r);

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [-26, -160],
    [14, -330],
    [-10, -470],
  ];
  const stars = times(3, () => stamp(star(r)));
  const twigs: [number, number, number][] = [
    [0.18, 44, 250],
    [0.28, -46, 270],
    [0.46, 40, 270],
    [0.58, -42, 270],
    [0.76, 34, 250],
    [0.86, -30, 240],
    [1, 4, 250],
  ];
  return [
    ...twigs.map(([t, lean]) => onStem(main, { t, lean: lean * 1.7 }, foliage(r, 112))),
    onStem(main, { t: 0.06, lean: -60 }, foliage(r, 120)),
    onStem(main, { t: 0.1, lean: 64 }, foliage(r, 124)),
    ...twigs.map(([t, lean]) =>
      onStem(main, { t: Math.max(0, t - 0.05), lean: -lean * 1.9 }, foliage(r, 92)),
    ),
    stem(main, 13, '#7a6142'),
    ...twigs.map(([t, lean, length]) => onStem(main, { t, lean }, raceme(r, length, stars))),
  ].join('');
};

export const tsiitsilche: Botanical = { bloom, sprig };
