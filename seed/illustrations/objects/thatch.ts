import { times } from '../draw/curve.ts';
import { linear } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { fill, n, stroke } from '../draw/svg.ts';

/** Roof of palm leaves: layer upon layer of blades, the lowest hanging free. */
export const thatch = (r: Random): string => {
  const layer = (row: number) => {
    const t = row / 8;
    const half = 130 + t * 480;
    const y = 86 + t * 236;
    return times(Math.round(half / 7), (i) => {
      const x = 640 - half + (i / Math.round(half / 7)) * half * 2 + r.around(0, 6);
      const l = r.between(70, 104);
      const lean = (x - 640) * 0.06;
      const color = r.pick(['#c99a4e', '#b5843c', '#d9b068', '#a3742f'] as const);
      return fill(`M${n(x - 8)} ${n(y)}L${n(x + 8)} ${n(y)}L${n(x + lean + 2)} ${n(y + l)}Z`, color);
    }).join('');
  };
  return (
    fill(
      'M520 70L760 70L1256 350L24 350Z',
      linear([
        [0, '#a3742f'],
        [1, '#6d4a1c'],
      ]),
    ) +
    times(9, (i) => layer(8 - i)).join('') +
    stroke('M506 84C600 64 680 64 774 84', '#7d5522', 22)
  );
};
