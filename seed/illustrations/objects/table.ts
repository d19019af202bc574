import { darken, lighten } from '../draw/color.ts';
import { line, times } from '../draw/curve.ts';
import { linear } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { place, stroke, tag } from '../draw/svg.ts';
import type { Box } from './landscape.ts';

const plank = (width: number, height: number, color: string, r: Random): string => {
  const grain = times(Math.round(height / 7), (i) => {
    const y = ((i + 0.5) / Math.round(height / 7)) * height;
    const from = r.between(-0.1, 0.6) * width;
    const to = from + r.between(0.2, 0.6) * width;
    const d = line([
      [from, y],
      [(from + to) / 2, y + r.around(0, 4)],
      [to, y + r.around(0, 2)],
    ]);
    return stroke(d, i % 3 ? darken(color, 0.45) : lighten(color, 0.4), r.between(1, 2.4), 0.26);
  });
  return (
    tag('rect', {
      width,
      height,
      fill: linear([
        [0, lighten(color, 0.16)],
        [0.1, color],
        [0.9, color],
        [1, darken(color, 0.4)],
      ]),
    }) +
    grain.join('') +
    tag('rect', { y: height - 3, width, height: 3, fill: darken(color, 0.6), opacity: 0.6 })
  );
};

/** Boards from `top` to the picture's end; seen from above when `top` is 0. */
export const planks = (
  { width, height }: Box,
  top: number,
  look: { color: string; board: number },
  r: Random,
): string => {
  const count = Math.ceil((height - top) / look.board);
  return times(count, (i) => {
    const color = r.pick([
      look.color,
      lighten(look.color, 0.06),
      darken(look.color, 0.07),
      look.color,
    ] as const);
    return place({ y: top + i * look.board }, plank(width, look.board, color, r));
  }).join('');
};
