import { type Point, times } from '../draw/curve.ts';
import { radial } from '../draw/paint.ts';
import { whorl } from '../draw/petal.ts';
import { PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';

/** One of the small greenish flowers. */
export const floret = (r: Random): string =>
  [
    circle(
      2,
      4,
      72,
      radial([
        [0, '#27371a', 0.5],
        [1, '#27371a', 0],
      ]),
    ),
    whorl(
      5,
      { length: 90, width: 56, color: '#d3dd86', base: '#7f9a3a', profile: PROFILES.pointed, veins: 3 },
      r,
    ),
    circle(
      0,
      0,
      24,
      radial([
        [0, '#f6f3b8'],
        [1, '#8fa03c'],
      ]),
    ),
    ...times(10, (i) =>
      place({ turn: i * 36 + 9 }, stroke('M0 -14L0 -40', '#eef0b0', 4) + circle(0, -43, 7, '#f0c24a')),
    ),
  ].join('');

/** The fruit that follows: three-sided and wine red. */
export const fruit =
  fill(
    'M0 -52C20 -44 26 -18 20 2C10 12 -10 12 -20 2C-26 -18 -20 -44 0 -52Z',
    radial(
      [
        [0, '#d8706a'],
        [0.6, '#a4383c'],
        [1, '#66191f'],
      ],
      { cx: 0.36, cy: 0.3, r: 0.75 },
    ),
  ) + stroke('M0 -50C4 -30 4 -12 0 6', '#5c161b', 2, 0.6);

/** A panicle: short arms with florets at their ends. */
export const panicle = (r: Random, length: number, kinds: string[]): string => {
  const axis: Point[] = [
    [0, 0],
    [length * 0.05, -length * 0.5],
    [0, -length],
  ];
  const arm = (i: number) => {
    const t = 0.2 + (i / 9) * 0.8;
    const reach = length * 0.3 * (1.15 - t);
    const side = i % 2 ? 1 : -1;
    const tuft = times(3, (k) =>
      place(
        { x: (k - 1) * 20, y: -reach - 6 - (k % 2) * 18, size: 0.3, turn: r.between(0, 72) },
        kinds[k % 2] ?? '',
      ),
    ).join('');
    return onStem(
      axis,
      { t: Math.min(1, t), lean: side * (64 - t * 40) },
      stroke(`M0 0L0 ${-reach}`, '#8a8a44', 3.4) + tuft,
    );
  };
  return stem(axis, 6, '#8a7a44') + times(10, arm).join('');
};

/** Copper bark that peels away in paper curls. */
export const peeling = (points: Point[]): string =>
  [0.08, 0.2, 0.34, 0.48, 0.6]
    .map((t, i) =>
      onStem(
        points,
        { t },
        fill('M-15 -16C-26 -10 -32 4 -24 16C-18 8 -14 0 -13 -6Z', i % 2 ? '#e0a06a' : '#d08a54') +
          stroke('M-15 -16C-26 -10 -32 4 -24 16', '#f6d2a4', 1.8, 0.8) +
          stroke('M-12 8C-4 12 6 12 13 7', '#6d2c18', 1.6, 0.6),
      ),
    )
    .join('');
