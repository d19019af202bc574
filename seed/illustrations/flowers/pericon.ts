import { type Point, times } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { stamp } from '../draw/paint.ts';
import { type Profile, PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { place } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { daisy } from './daisy.ts';

const notched: Profile = [
  [0, 0.12],
  [0.3, 0.3],
  [0.6, 0.48],
  [0.88, 0.54],
  [1.02, 0.3],
  [0.96, 0.08],
];

/** Few, broad golden rays around a tiny heart. */
const head = (r: Random) =>
  daisy({ rays: 4, color: '#f5b61c', disc: '#e08a0c', discRadius: 22, width: 74, profile: notched }, r);

/** Pericón flowers in flat clusters: one bloom is a handful of small heads. */
const bloom = (r: Random): string => {
  const spots: [number, number, number][] = [
    [-62, 26, 0.4],
    [58, 34, 0.38],
    [-20, 58, 0.36],
    [-44, -42, 0.44],
    [52, -40, 0.42],
    [6, -2, 0.52],
    [14, -78, 0.34],
  ];
  const heads = times(2, () => stamp(head(r)));
  return spots
    .map(([x, y, size], i) => place({ x, y, size, turn: r.between(0, 90) }, heads[i % 2] ?? ''))
    .join('');
};

const blade = (r: Random, length: number) =>
  leaf({ length, width: length * 0.2, color: '#4f8f52', profile: PROFILES.lance, veins: 0 }, r);

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [-10, -170],
    [8, -330],
    [0, -520],
  ];
  const twig = (i: number): Point[] => {
    const side = i % 2 ? 1 : -1;
    const y = -150 - i * 62;
    return [
      [0, y],
      [side * (54 - i * 4), y - 90],
      [side * (128 - i * 12), y - 160 - (i % 3) * 12],
    ];
  };
  const twigs = times(6, twig);
  const bunch = stamp(bloom(r));
  return [
    ...twigs.map((points) => stem(points, 5.5, '#5f8a3e')),
    stem(main, 10, '#6d7d3a'),
    ...times(7, (i) => onStem(main, { t: 0.06 + i * 0.12, lean: i % 2 ? 46 : -46 }, blade(r, 150 - i * 9))),
    ...times(7, (i) => onStem(main, { t: 0.1 + i * 0.12, lean: i % 2 ? -52 : 52 }, blade(r, 130 - i * 8))),
    ...twigs.map(
      (points, i) =>
        onStem(points, { t: 0.5, lean: i % 2 ? 40 : -40 }, blade(r, 82)) +
        onStem(points, { t: 0.6, lean: i % 2 ? -40 : 40 }, blade(r, 74)),
    ),
    ...twigs.map((points) =>
      onStem(points, { t: 1, lean: r.around(0, 30), size: 0.62 }, place({ y: -18 }, bunch)),
    ),
    place({ x: 0, y: -560, size: 1.12 }, bunch),
  ].join('');
};

export const pericon: Botanical = { bloom, sprig };
