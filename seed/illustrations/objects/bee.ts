import { times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import { circle, ellipse, fill, place, stroke } from '../draw/svg.ts';

const wing = (length: number) =>
  fill(
    `M0 0C-30 ${-length * 0.35} -34 ${-length * 0.86} -4 ${-length}C26 ${-length * 0.94} 24 ${-length * 0.4} 0 0Z`,
    linear([
      [0, '#ffffff', 0.9],
      [0.6, '#e9f4f2', 0.66],
      [1, '#bfe0dc', 0.75],
    ]),
  ) +
  stroke(
    `M0 0C-14 ${-length * 0.4} -14 ${-length * 0.7} -4 ${-length * 0.94}M0 0C6 ${-length * 0.36} 8 ${-length * 0.6} 8 ${-length * 0.8}M-10 ${-length * 0.5}L6 ${-length * 0.58}`,
    '#6d8f8c',
    1.6,
    0.55,
  ) +
  stroke(`M0 0C-30 ${-length * 0.35} -34 ${-length * 0.86} -4 ${-length}`, '#ffffff', 2, 0.8);

const fuzz = (hairs: number) =>
  times(hairs, (i) => {
    const a = i * 2.399;
    const d = 26 * Math.sqrt((i + 1) / hairs);
    const [x, y] = [Math.cos(a) * d, Math.sin(a) * d * 0.94];
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(a) * 7).toFixed(1)} ${(Math.sin(a) * 7).toFixed(1)}`,
      i % 3 ? '#e0a04a' : '#f6cf86',
      hairs > 60 ? 1.1 : 2,
      0.85,
    );
  }).join('');

const abdomen = () => {
  const outline = 'M16 -22C48 -34 92 -22 102 2C92 26 48 36 16 24C8 10 8 -8 16 -22Z';
  const stripe = (x: number, width: number) =>
    fill(
      `M${x} -27C${x + 9} -10 ${x + 9} 14 ${x} 29L${x + width} 28C${x + width + 8} 12 ${x + width + 8} -8 ${x + width} -26Z`,
      '#f0c15a',
      0.95,
    );
  return (
    fill(
      outline,
      linear([
        [0, '#7a4416'],
        [0.5, '#4a250c'],
        [1, '#240f05'],
      ]),
    ) +
    stripe(33, 4.5) +
    stripe(50, 4.5) +
    stripe(67, 4) +
    stroke('M24 -20C48 -29 76 -22 90 -10', '#ffe9b8', 4, 0.45)
  );
};

const legs = () =>
  ['M-14 22C-20 34 -28 38 -34 48', 'M0 26C-2 40 -8 46 -8 58', 'M14 24C20 38 18 48 24 58']
    .map((d) => stroke(d, '#2f1708', 4.4))
    .join('') +
  ellipse(
    { x: 21, y: 48, rx: 8, ry: 10 },
    radial([
      [0, '#ffd86a'],
      [1, '#d98a12'],
    ]),
  );

const head = () =>
  [
    ellipse(
      { x: -38, y: 2, rx: 21, ry: 22 },
      radial(
        [
          [0, '#8a5a2a'],
          [0.6, '#5a3012'],
          [1, '#2f1708'],
        ],
        { cx: 0.36, cy: 0.3, r: 0.8 },
      ),
    ),
    ellipse(
      { x: -46, y: -4, rx: 8.5, ry: 12 },
      radial(
        [
          [0, '#6b8a86'],
          [0.35, '#243a3a'],
          [1, '#0e1616'],
        ],
        { cx: 0.34, cy: 0.28, r: 0.8 },
      ),
    ),
    circle(-49, -9, 2.6, '#ffffff'),
    stroke('M-48 -14C-58 -26 -64 -28 -72 -26M-40 -18C-46 -32 -52 -38 -60 -40', '#2f1708', 3),
    circle(-72, -26, 2.6, '#2f1708') + circle(-60, -40, 2.6, '#2f1708'),
  ].join('');

/** Melipona: small, stout, furry in front, without a sting; about 190 long, looking to the left; `hairs` of its fur, more for a portrait. */
export const bee = (hairs = 46): string =>
  [
    place({ x: 8, y: -20, turn: 44 }, wing(78)),
    legs(),
    abdomen(),
    ellipse(
      { x: -4, y: 0, rx: 28, ry: 27 },
      radial(
        [
          [0, '#c98a3a'],
          [0.6, '#8a5018'],
          [1, '#4a250c'],
        ],
        { cx: 0.36, cy: 0.3, r: 0.8 },
      ),
    ),
    place({ x: -4 }, fuzz(hairs)),
    head(),
    place({ x: 2, y: -22, turn: 18 }, wing(98)),
  ].join('');
