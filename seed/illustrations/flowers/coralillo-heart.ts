import { lighten, mix } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { linear, radial, stamp } from '../draw/paint.ts';
import { circle, fill, stroke } from '../draw/svg.ts';

export const COLORS = ['#d8386f', '#e85a88', '#f07d9f', '#e44a7c'] as const;

/** A heart of two folded sepals, point up; hangs from its base at the origin, 60 units long. */
export const heart = (color: string): string => {
  const outline = 'M0 62C-20 56 -46 34 -44 10C-42 -10 -14 -14 0 4C14 -14 42 -10 44 10C46 34 20 56 0 62Z';
  return stamp(
    fill(
      outline,
      radial(
        [
          [0, lighten(color, 0.42)],
          [0.5, color],
          [1, mix(color, '#7d0f3c', 0.55)],
        ],
        { cx: 0.36, cy: 0.28, r: 0.85 },
      ),
    ) +
      fill('M0 62C4 40 6 20 0 4C14 -14 42 -10 44 10C46 34 20 56 0 62Z', '#8e1145', 0.22) +
      fill(
        'M0 60C-14 44 -20 22 -10 4C-2 12 2 12 10 4C20 22 14 44 0 60Z',
        linear([
          [0, mix(color, '#9c1450', 0.4)],
          [1, lighten(color, 0.2)],
        ]),
      ) +
      stroke('M-36 8C-34 -2 -20 -6 -8 2', '#ffe6ee', 3, 0.75) +
      times(5, (i) => circle((i - 2) * 4, 4 + Math.abs(i - 2) * 2, 2.4, '#ffe9b0')).join(''),
  );
};
