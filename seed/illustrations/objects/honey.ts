import { darken, lighten } from '../draw/color.ts';
import { linear, radial } from '../draw/paint.ts';
import { ellipse, fill, stroke } from '../draw/svg.ts';

/** A hanging drop; its point is the origin, `length` down to its belly's end. */
export const drop = (length: number, honey: string): string => {
  const w = length * 0.34;
  const outline = `M0 0C${w * 0.2} ${length * 0.3} ${w} ${length * 0.5} ${w} ${length * 0.68}C${w} ${length * 0.9} ${w * 0.5} ${length} 0 ${length}C${-w * 0.5} ${length} ${-w} ${length * 0.9} ${-w} ${length * 0.68}C${-w} ${length * 0.5} ${-w * 0.2} ${length * 0.3} 0 0Z`;
  return (
    fill(
      outline,
      radial(
        [
          [0, lighten(honey, 0.55)],
          [0.5, honey],
          [1, darken(honey, 0.5)],
        ],
        { cx: 0.56, cy: 0.78, r: 0.62 },
      ),
    ) +
    fill(
      `M${-w * 0.5} ${length * 0.56}C${-w * 0.3} ${length * 0.42} ${-w * 0.16} ${length * 0.36} ${-w * 0.08} ${length * 0.34}C${-w * 0.2} ${length * 0.5} ${-w * 0.3} ${length * 0.64} ${-w * 0.42} ${length * 0.74}C${-w * 0.58} ${length * 0.7} ${-w * 0.6} ${length * 0.62} ${-w * 0.5} ${length * 0.56}Z`,
      '#fffaf0',
      0.85,
    )
  );
};

/** A drop lying on the table, with the light that passes through it. */
export const bead = (radius: number, honey: string): string =>
  [
    ellipse(
      { x: radius * 0.5, y: radius * 0.42, rx: radius * 1.3, ry: radius * 0.5 },
      radial([
        [0, '#4a1c05', 0.5],
        [1, '#4a1c05', 0],
      ]),
    ),
    ellipse(
      { x: 0, y: 0, rx: radius, ry: radius * 0.72 },
      radial(
        [
          [0, lighten(honey, 0.62)],
          [0.45, honey],
          [1, darken(honey, 0.45)],
        ],
        { cx: 0.66, cy: 0.72, r: 0.72 },
      ),
    ),
    ellipse({ x: -radius * 0.36, y: -radius * 0.3, rx: radius * 0.24, ry: radius * 0.13 }, '#fffaf0', 0.9),
  ].join('');

/** Honey that has run out: a glossy pool around the origin, `width` across. */
export const pool = (width: number, honey: string): string => {
  const [w, h] = [width / 2, width * 0.11];
  const outline = `M${-w} 0C${-w} ${-h} ${-w * 0.4} ${-h * 1.1} 0 ${-h}C${w * 0.5} ${-h * 0.8} ${w} ${-h * 0.6} ${w} 0C${w} ${h * 0.7} ${w * 0.6} ${h * 0.5} ${w * 0.3} ${h}C0 ${h * 1.3} ${-w * 0.3} ${h * 0.9} ${-w * 0.5} ${h}C${-w * 0.8} ${h * 1.1} ${-w} ${h * 0.6} ${-w} 0Z`;
  return (
    fill(
      outline,
      linear([
        [0, darken(honey, 0.25)],
        [0.5, honey],
        [1, lighten(honey, 0.35)],
      ]),
      0.96,
    ) +
    stroke(
      `M${-w * 0.86} ${h * 0.3}C${-w * 0.5} ${h * 0.75} 0 ${h * 0.8} ${w * 0.5} ${h * 0.3}`,
      '#fff6dc',
      h * 0.14,
      0.7,
    ) +
    stroke(outline, darken(honey, 0.45), 1.6, 0.4)
  );
};

/** Thread of honey that falls \`length\` from the origin: broad where it leaves, thin where it lands. */
export const strand = (length: number, width: number, honey: string): string => {
  const w = width / 2;
  const outline = `M${-w * 2.6} 0C${-w * 1.6} ${w * 1.4} ${-w} ${w * 3} ${-w * 0.8} ${w * 7}L${-w * 0.45} ${length}L${w * 0.45} ${length}L${w * 0.8} ${w * 7}C${w} ${w * 3} ${w * 1.6} ${w * 1.4} ${w * 2.6} 0Z`;
  return (
    fill(
      outline,
      linear([
        [0, darken(honey, 0.3)],
        [0.3, honey],
        [1, lighten(honey, 0.3)],
      ]),
    ) + stroke(`M${-w * 0.5} ${w * 4}L${-w * 0.2} ${length * 0.9}`, '#fff6dc', w * 0.3, 0.8)
  );
};
