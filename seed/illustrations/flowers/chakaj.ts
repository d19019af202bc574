import { PROFILES } from '../draw/blade.ts';
import { times, type Point } from '../draw/curve.ts';
import { pinnate } from '../draw/leaf.ts';
import { radial, stamp } from '../draw/paint.ts';
import { whorl } from '../draw/petal.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

/** One of the small greenish flowers. */
const floret = (r: Random): string =>
  [
    circle(2, 4, 72, radial([[0, '#27371a', 0.5], [1, '#27371a', 0]])),
    whorl(5, { length: 90, width: 56, color: '#d3dd86', base: '#7f9a3a', profile: PROFILES.pointed, veins: 3 }, r),
    circle(0, 0, 24, radial([[0, '#f6f3b8'], [1, '#8fa03c']])),
    ...times(10, (i) => place({ turn: i * 36 + 9 }, stroke('M0 -14L0 -40', '#eef0b0', 4) + circle(0, -43, 7, '#f0c24a'))),
  ].join('');

/** The fruit that follows: three-sided and wine red. */
const fruit = fill('M0 -52C20 -44 26 -18 20 2C10 12 -10 12 -20 2C-26 -18 -20 -44 0 -52Z', radial([[0, '#d8706a'], [0.6, '#a4383c'], [1, '#66191f']], { cx: 0.36, cy: 0.3, r: 0.75 })) + stroke('M0 -50C4 -30 4 -12 0 6', '#5c161b', 2, 0.6);

const bloom = (r: Random): string => {
  const kinds = times(2, () => stamp(floret(r)));
  const spots: [number, number, number][] = [[-58, 38, 0.42], [54, 44, 0.42], [-4, 66, 0.4], [-62, -22, 0.42], [60, -22, 0.44], [-20, -60, 0.42], [30, -66, 0.38], [0, 0, 0.56]];
  return spots.map(([x, y, size], i) => place({ x, y, size, turn: r.between(0, 72) }, kinds[i % 2] ?? '')).join('');
};

/** A panicle: short arms with florets at their ends. */
const panicle = (r: Random, length: number, kinds: string[]): string => {
  const axis: Point[] = [[0, 0], [length * 0.05, -length * 0.5], [0, -length]];
  const arm = (i: number) => {
    const t = 0.2 + (i / 9) * 0.8;
    const reach = length * 0.3 * (1.15 - t);
    const side = i % 2 ? 1 : -1;
    const tuft = times(3, (k) => place({ x: (k - 1) * 20, y: -reach - 6 - (k % 2) * 18, size: 0.3, turn: r.between(0, 72) }, kinds[k % 2] ?? '')).join('');
    return onStem(axis, Math.min(1, t), side * (64 - t * 40), stroke(`M0 0L0 ${-reach}`, '#8a8a44', 3.4) + tuft);
  };
  return stem(axis, 6, '#8a7a44') + times(10, arm).join('');
};

/** Copper bark that peels away in paper curls. */
const peeling = (points: Point[]): string =>
  [0.08, 0.2, 0.34, 0.48, 0.6].map((t, i) =>
    onStem(points, t, 0, fill('M-15 -16C-26 -10 -32 4 -24 16C-18 8 -14 0 -13 -6Z', i % 2 ? '#e0a06a' : '#d08a54') + stroke('M-15 -16C-26 -10 -32 4 -24 16', '#f6d2a4', 1.8, 0.8) + stroke('M-12 8C-4 12 6 12 13 7', '#6d2c18', 1.6, 0.6))).join('');

const sprig = (r: Random): string => {
  const main: Point[] = [[0, 0], [24, -150], [-22, -320], [10, -460]];
  const kinds = times(2, () => stamp(floret(r)));
  const frond = (length: number) => pinnate(3, length, { length: length * 0.42, width: length * 0.2, color: '#4c8b4a', profile: PROFILES.pointed, veins: 5 }, r);
  return [
    onStem(main, 0.3, 66, frond(240)), onStem(main, 0.4, -66, frond(235)), onStem(main, 0.94, 62, frond(200)), onStem(main, 0.96, -62, frond(200)),
    stem(main, 36, '#a8532e'), peeling(main),
    onStem(main, 0.62, 54, stroke('M0 0L0 -60', '#8a7a44', 5) + place({ y: -56, x: -16, turn: -20 }, fruit) + place({ y: -60, x: 16, turn: 20 }, fruit) + place({ y: -76 }, fruit)),
    onStem(main, 0.72, -48, panicle(r, 190, kinds)), onStem(main, 0.98, 26, panicle(r, 210, kinds)), onStem(main, 1, -12, panicle(r, 250, kinds)),
  ].join('');
};

export const chakaj: Botanical = { bloom, sprig };
