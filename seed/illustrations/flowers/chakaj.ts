import { pinnate } from '../draw/compound-leaf.ts';
import { type Point, times } from '../draw/curve.ts';
import { stamp } from '../draw/paint.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';
import { floret, fruit, panicle, peeling } from './chakaj-parts.ts';

const bloom = (r: Random): string => {
  const kinds = times(2, () => stamp(floret(r)));
  const spots: [number, number, number][] = [
    [-58, 38, 0.42],
    [54, 44, 0.42],
    [-4, 66, 0.4],
    [-62, -22, 0.42],
    [60, -22, 0.44],
    [-20, -60, 0.42],
    [30, -66, 0.38],
    [0, 0, 0.56],
  ];
  return spots
    .map(([x, y, size], i) => place({ x, y, size, turn: r.between(0, 72) }, kinds[i % 2] ?? ''))
    .join('');
};

const sprig = (r: Random): string => {
  const main: Point[] = [
    [0, 0],
    [24, -150],
    [-22, -320],
    [10, -460],
  ];
  const kinds = times(2, () => stamp(floret(r)));
  const frond = (length: number) =>
    pinnate(
      3,
      length,
      { length: length * 0.42, width: length * 0.2, color: '#4c8b4a', profile: PROFILES.pointed, veins: 5 },
      r,
    );
  return [
    onStem(main, { t: 0.3, lean: 66 }, frond(240)),
    onStem(main, { t: 0.4, lean: -66 }, frond(235)),
    onStem(main, { t: 0.94, lean: 62 }, frond(200)),
    onStem(main, { t: 0.96, lean: -62 }, frond(200)),
    stem(main, 36, '#a8532e'),
    peeling(main),
    onStem(
      main,
      { t: 0.62, lean: 54 },
      stroke('M0 0L0 -60', '#8a7a44', 5) +
        place({ y: -56, x: -16, turn: -20 }, fruit) +
        place({ y: -60, x: 16, turn: 20 }, fruit) +
        place({ y: -76 }, fruit),
    ),
    onStem(main, { t: 0.72, lean: -48 }, panicle(r, 190, kinds)),
    onStem(main, { t: 0.98, lean: 26 }, panicle(r, 210, kinds)),
    onStem(main, { t: 1, lean: -12 }, panicle(r, 250, kinds)),
  ].join('');
};

export const chakaj: Botanical = { bloom, sprig };
