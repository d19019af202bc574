import { darken, lighten } from '../draw/color.ts';
import { loop, type Point, times } from '../draw/curve.ts';
import { linear } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { fill, stroke } from '../draw/svg.ts';

/** An irregular stone of a dry wall. */
export const stone = (width: number, height: number, r: Random): string => {
  const outline = loop(
    times(9, (i): Point => {
      const a = (i / 9) * Math.PI * 2;
      return [Math.cos(a) * width * 0.5 * r.around(1, 0.1), Math.sin(a) * height * 0.5 * r.around(1, 0.1)];
    }),
  );
  const color = r.pick(['#d9c7a4', '#cbb892', '#e2d3b4', '#c2ac86'] as const);
  return (
    fill(
      outline,
      linear([
        [0, lighten(color, 0.35)],
        [0.5, color],
        [1, darken(color, 0.35)],
      ]),
    ) + stroke(outline, darken(color, 0.5), 2, 0.35)
  );
};
