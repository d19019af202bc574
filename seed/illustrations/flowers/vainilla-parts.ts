import { times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import { fill, stroke } from '../draw/svg.ts';

/** The lip: a tube that opens into a frilled mouth with a golden throat. */
export const lip = (): string => {
  const frill =
    'M-26 -4C-40 14 -52 30 -48 52C-58 60 -46 72 -40 68C-40 82 -26 82 -24 76C-18 90 -6 88 -4 80C2 92 18 88 18 78C28 86 40 78 36 68C48 70 54 58 46 50C52 30 40 14 26 -4Z';
  return [
    fill(
      frill,
      linear([
        [0, '#d8c04a'],
        [0.45, '#f6e58e'],
        [1, '#fffbe0'],
      ]),
    ),
    fill(
      frill,
      radial(
        [
          [0.4, '#b58a1c', 0],
          [1, '#b58a1c', 0.4],
        ],
        { cx: 0.4, cy: 0.3, r: 0.8 },
      ),
    ),
    fill(
      'M-20 0C-26 20 -20 44 0 54C20 44 26 20 20 0Z',
      radial([
        [0, '#8e5a0c'],
        [0.5, '#d9960f'],
        [1, '#f2c83c'],
      ]),
    ),
    ...times(7, (i) =>
      stroke(`M${(i - 3) * 4} 14L${(i - 3) * 10} ${62 - Math.abs(i - 3) * 4}`, '#c78a12', 1.6, 0.6),
    ),
    fill(
      'M-24 -2C-24 -30 -14 -40 0 -42C14 -40 24 -30 24 -2C16 16 -16 16 -24 -2Z',
      linear([
        [0, '#fffdea'],
        [0.6, '#eee59a'],
        [1, '#cdb949'],
      ]),
    ),
    stroke('M-24 -2C-14 12 14 12 24 -2', '#fffbe0', 3),
    stroke(frill, '#fffdf0', 2, 0.8),
  ].join('');
};

export const bud =
  fill(
    'M-9 0C-18 -40 -14 -74 0 -96C14 -74 18 -40 9 0Z',
    linear([
      [0, '#eef0b4'],
      [1, '#93ab4a'],
    ]),
  ) + fill('M1 -95C14 -74 18 -40 9 0L2 0Z', '#6d8a34', 0.45);

/** The cured pod the kitchen knows: long, dark, a little bent. */
export const pod = (length: number): string =>
  fill(
    `M-5 0C-9 ${length * 0.3} -4 ${length * 0.7} 6 ${length}C12 ${length} 12 ${length - 6} 11 ${length - 10}C6 ${length * 0.66} 8 ${length * 0.3} 6 0Z`,
    linear([
      [0, '#5b3a1c'],
      [0.5, '#3a2010'],
      [1, '#241208'],
    ]),
  ) + stroke(`M-2 6C-5 ${length * 0.3} 0 ${length * 0.66} 7 ${length - 12}`, '#8c6234', 1.6, 0.7);

export const greenPod = (length: number) =>
  fill(
    `M-5 0C-10 ${length * 0.3} -6 ${length * 0.7} 2 ${length}C10 ${length * 0.7} 10 ${length * 0.3} 6 0Z`,
    linear([
      [0, '#7fa04a'],
      [1, '#4a7a3a'],
    ]),
  ) + stroke(`M-2 6C-5 ${length * 0.4} 0 ${length * 0.7} 2 ${length - 10}`, '#b8cf7a', 1.8, 0.7);
