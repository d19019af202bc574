import { darken, lighten } from './color.ts';
import { times } from './curve.ts';
import { radial } from './paint.ts';
import type { Random } from './random.ts';
import { circle, n, path } from './svg.ts';

export type PomponLook = { color: string; tip: string; heart: string; strands: number };

/** A ball of threads with pollen at their ends, as the acacia family flowers; radius about 100. */
export const pompon = (look: PomponLook, r: Random): string => {
  const layer = (depth: number) => {
    const reach = 100 - depth * 17;
    const dots: string[] = [];
    const threads = times(look.strands, () => {
      const a = r.between(0, Math.PI * 2);
      const d = reach * Math.sqrt(r.between(0.35, 1));
      const [x, y] = [Math.cos(a) * d, Math.sin(a) * d];
      const bend = r.around(0, 9);
      const sun = -(Math.cos(a) + Math.sin(a)) / 2.9;
      dots.push(circle(x, y, r.between(1.3, 2.6), lighten(look.tip, Math.max(0, sun * 0.5 + 0.1 * depth))));
      return `M0 0Q${n(x / 2 - bend)} ${n(y / 2 + bend)} ${n(x)} ${n(y)}`;
    });
    const shade = depth === 0 ? darken(look.color, 0.3) : lighten(look.color, depth * 0.16);
    return (
      path(threads.join(''), { stroke: shade, 'stroke-width': 1.7, fill: 'none', opacity: 0.9 }) +
      dots.join('')
    );
  };
  return [
    circle(
      0,
      0,
      96,
      radial([
        [0, darken(look.color, 0.35), 0.95],
        [0.6, look.color, 0.6],
        [1, look.color, 0],
      ]),
    ),
    ...times(4, layer),
    circle(
      0,
      0,
      34,
      radial(
        [
          [0, look.heart, 0.75],
          [1, look.heart, 0],
        ],
        { cx: 0.4, cy: 0.38, r: 0.55 },
      ),
    ),
  ].join('');
};
