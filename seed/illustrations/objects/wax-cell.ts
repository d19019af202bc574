import { darken, lighten, mix } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { circle, fill, stroke } from '../draw/svg.ts';
import { hexagon } from './hexagon.ts';

export const CELL = 78;

/** One cell: wax rim, depth, and honey that fills it or a lid that closes it. */
export const cell = (light: number, kind: 'honey' | 'closed' | 'empty', r: Random): string => {
  const honey = darken(lighten('#f2a51a', light * 0.34), (1 - light) * 0.16);
  const rim = fill(
    hexagon(CELL),
    linear([
      [0, lighten('#f3c566', light * 0.4)],
      [1, darken('#c98a2c', (1 - light) * 0.4)],
    ]),
  );
  const inner = hexagon(CELL * 0.84);
  if (kind === 'closed') {
    const wax = lighten('#efc878', light * 0.4);
    return (
      rim +
      fill(
        inner,
        radial(
          [
            [0, lighten(wax, 0.4)],
            [0.7, wax],
            [1, darken(wax, 0.25)],
          ],
          { cx: 0.4, cy: 0.36, r: 0.7 },
        ),
      ) +
      times(5, () => circle(r.around(0, 34), r.around(0, 34), r.between(2, 5), '#fff1cc')).join('')
    );
  }
  if (kind === 'empty')
    return (
      rim +
      fill(
        inner,
        radial(
          [
            [0, '#8a4a10'],
            [0.7, '#b5701e'],
            [1, '#d9962e'],
          ],
          { cx: 0.6, cy: 0.62, r: 0.7 },
        ),
      )
    );
  return (
    rim +
    fill(
      inner,
      radial(
        [
          [0, mix(honey, '#ffe27a', 0.7)],
          [0.55, honey],
          [1, mix(honey, '#9a4a08', 0.62)],
        ],
        { cx: 0.6, cy: 0.68, r: 0.8 },
      ),
    ) +
    stroke(
      `M${-CELL * 0.58} ${-CELL * 0.2}L${-CELL * 0.58} ${-CELL * 0.3}L0 ${-CELL * 0.66}L${CELL * 0.3} ${-CELL * 0.5}`,
      '#fffaf0',
      6,
      0.7,
    ) +
    circle(CELL * 0.3, CELL * 0.34, 6, '#fff1cc')
  );
};
