import { darken } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { ellipse, group, n, stroke } from '../draw/svg.ts';
import { hexagon } from './hexagon.ts';

/** Round wooden lid with mud around it and the brand's hexagon carved in. */
export const lid = (rx: number, ry: number): string => {
  const oval = (k: number, paint: string, opacity?: number) =>
    ellipse({ x: 0, y: 0, rx: rx * k, ry: ry * k }, paint, opacity);
  const growth = (i: number) =>
    group(
      { fill: 'none', stroke: '#6d3f1c', 'stroke-width': 2.4, opacity: 0.42 },
      `<ellipse rx="${n(rx * (0.2 + i * 0.14))}" ry="${n(ry * (0.2 + i * 0.14))}"/>`,
    );
  return [
    oval(1.06, darken(palette.bark, 0.35)),
    oval(
      1,
      linear([
        [0, '#d8b083'],
        [0.5, '#b98a58'],
        [1, '#7d5430'],
      ]),
    ),
    oval(
      0.86,
      radial(
        [
          [0, '#e6b878'],
          [0.6, '#c98f4e'],
          [1, '#8f5a2a'],
        ],
        { cx: 0.4, cy: 0.34, r: 0.75 },
      ),
    ),
    ...times(5, growth),
    `<g transform="scale(${n(rx / ry)} 1)">${stroke(hexagon(ry * 0.4), '#5a2f12', ry * 0.05, 0.85)}${stroke(hexagon(ry * 0.4, -2, -2.5), '#f4d39a', ry * 0.016, 0.8)}</g>`,
  ].join('');
};
