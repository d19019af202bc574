import { loop, ring, times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import type { Random } from '../draw/random.ts';
import { circle, fill, place, stroke } from '../draw/svg.ts';

/** The trumpet from the front: a crinkled orange limb of six lobes. */
export const trumpet = (r: Random): string => {
  const limb = loop(ring(48, (i) => 86 + Math.cos((i / 48) * Math.PI * 12) * -11 + r.around(0, 3.2)));
  const crease = (i: number) => {
    const d = `M0 -22C${r.around(0, 4)} -44 ${r.around(0, 6)} -60 ${r.around(0, 5)} -80`;
    return place(
      { turn: i * 20 + r.around(0, 3) },
      stroke(d, i % 3 ? '#ffc46a' : '#b8430a', i % 3 ? 2 : 3, 0.45),
    );
  };
  return [
    circle(
      4,
      7,
      94,
      radial([
        [0.8, '#2a160c', 0.45],
        [1, '#2a160c', 0],
      ]),
    ),
    fill(
      limb,
      radial(
        [
          [0, '#8e2c06'],
          [0.24, '#cf5208'],
          [0.6, '#f3811a'],
          [1, '#fba63a'],
        ],
        { cx: 0.48, cy: 0.48, r: 0.56 },
      ),
    ),
    fill(
      limb,
      radial(
        [
          [0.5, '#a83606', 0],
          [1, '#8e2c06', 0.55],
        ],
        { cx: 0.34, cy: 0.32, r: 0.8 },
      ),
    ),
    ...times(18, crease),
    stroke(limb, '#ffd08a', 2.4, 0.8),
    circle(
      0,
      0,
      25,
      radial([
        [0, '#4f1504'],
        [0.7, '#8e2c06'],
        [1, '#8e2c06', 0],
      ]),
    ),
    ...times(6, (i) =>
      place({ turn: i * 60 + 14 }, stroke('M0 0Q3 -12 1 -24', '#ffcf7a', 3.4) + circle(1, -27, 5, '#ffe9a8')),
    ),
  ].join('');
};

/** From its side: a long tube opening upwards out of a ribbed cup. */
export const side = (): string =>
  [
    fill(
      'M-9 -30C-12 -70 -22 -92 -62 -122C-36 -138 36 -138 62 -122C22 -92 12 -70 9 -30Z',
      linear([
        [0, '#fba63a'],
        [0.5, '#ee7412'],
        [1, '#b8430a'],
      ]),
    ),
    fill('M9 -30C12 -70 22 -92 62 -122L30 -126C14 -92 6 -70 3 -30Z', '#7d2404', 0.35),
    stroke('M-2 -34C-4 -70 -10 -96 -24 -124M2 -34C4 -70 8 -96 14 -126', '#ffc46a', 2.4, 0.6),
    fill(
      'M-62 -122C-56 -140 -40 -132 -30 -142C-18 -148 -8 -138 4 -144C16 -150 28 -138 38 -142C52 -140 58 -132 62 -122C40 -110 -40 -110 -62 -122Z',
      radial([
        [0, '#a83606'],
        [0.7, '#f07d13'],
        [1, '#fba63a'],
      ]),
    ),
    fill(
      'M-13 4C-16 -20 -14 -40 -11 -48L11 -48C14 -40 16 -20 13 4C6 10 -6 10 -13 4Z',
      linear([
        [0, '#a8a05a'],
        [1, '#5f6a34'],
      ]),
    ),
    stroke('M-6 2C-7 -18 -6 -34 -5 -46M1 4V-46M7 2C8 -18 7 -34 6 -46', '#43502a', 1.6, 0.6),
  ].join('');
