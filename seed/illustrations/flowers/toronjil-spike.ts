import { lighten, mix } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { linear, radial, stamp } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { circle, ellipse, fill, place, stroke } from '../draw/svg.ts';

/** A two-lipped little tube, from its cup (0,0) upwards, 60 units long. */
const floret = (color: string) => {
  const tube = 'M-4 0C-6 -18 -9 -32 -14 -42C-18 -52 -8 -62 0 -58C8 -62 18 -52 14 -42C9 -32 6 -18 4 0Z';
  return stamp(
    fill(
      tube,
      linear([
        [0, lighten(color, 0.4)],
        [0.45, color],
        [1, mix(color, '#2d1250', 0.5)],
      ]),
    ) +
      fill(
        'M-14 -42C-24 -46 -24 -58 -14 -58C-8 -58 -4 -52 0 -46C4 -52 8 -58 14 -58C24 -58 24 -46 14 -42C8 -38 -8 -38 -14 -42Z',
        lighten(color, 0.26),
      ) +
      fill('M0 -46C4 -52 8 -58 14 -58C24 -58 24 -46 14 -42C10 -39 4 -39 0 -39Z', color, 0.5) +
      stroke('M-2 -44L-8 -68M2 -44L7 -70', lighten(color, 0.6), 1.4) +
      circle(-8, -69, 2, '#fbe3a0') +
      circle(7, -71, 2, '#fbe3a0'),
  );
};

const COLORS = ['#6a3a9c', '#7a4aa8', '#8d5cba', '#a576cc'];

/** The spike: whorls of tubes, wide below and closed buds above; `length` from its foot upwards. */
export const spike = (r: Random, length: number): string => {
  const kinds = COLORS.map(floret);
  const rows = Math.round(length / 25);
  const row = (i: number) => {
    const t = i / rows;
    const count = Math.round(8 - t * 4);
    const open = 1 - t * 0.62;
    return times(count, (k) => {
      const spread = ((k - (count - 1) / 2) / count) * 2;
      return place(
        {
          x: spread * 22 * open,
          y: -t * length,
          turn: spread * 74 + r.around(0, 8),
          size: open * r.around(0.78, 0.08),
        },
        kinds[r.int(0, 3)] ?? '',
      );
    }).join('');
  };
  const core = ellipse(
    { x: 0, y: -length * 0.5, rx: 24, ry: length * 0.56 },
    radial([
      [0, '#3c1f63', 0.95],
      [0.75, '#4a2a76', 0.85],
      [1, '#4a2a76', 0.2],
    ]),
  );
  return core + times(rows + 1, row).join('');
};
