import { darken, lighten } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import { seeded } from '../draw/random.ts';
import { ellipse, fill, place, stroke } from '../draw/svg.ts';
import { dalia } from '../flowers/dalia.ts';
import { frame, hexagon } from './hexagon.ts';

const RIBBON = '#b81b4e';

/** Box in kraft paper, its front 460 wide and 340 high, standing on the origin. */
export const parcel = () =>
  [
    fill(
      'M-230 -340L-150 -420L330 -420L230 -340Z',
      linear([
        [0, '#e8c793'],
        [1, '#cf9f62'],
      ]),
    ),
    fill(
      'M230 -340L330 -420L330 -76L230 0Z',
      linear([
        [0, '#a8763e'],
        [1, '#7d5228'],
      ]),
    ),
    fill(
      'M-230 -340L230 -340L230 0L-230 0Z',
      linear([
        [0, '#d9ad72'],
        [1, '#b98a50'],
      ]),
    ),
    ...times(24, (i) => stroke(`M${-224 + i * 19} -336V-4`, i % 2 ? '#f2d6a6' : '#8f6230', 1, 0.16)),
    fill(
      'M-36 -340L36 -340L36 0L-36 0Z',
      linear([
        [0, lighten(RIBBON, 0.1)],
        [1, darken(RIBBON, 0.2)],
      ]),
    ),
    fill('M-36 -340L52 -420L122 -420L36 -340Z', lighten(RIBBON, 0.16)),
    fill(
      'M-230 -206L230 -206L230 -140L-230 -140Z',
      linear([
        [0, lighten(RIBBON, 0.08)],
        [1, darken(RIBBON, 0.14)],
      ]),
    ),
    fill('M230 -206L330 -286L330 -222L230 -140Z', darken(RIBBON, 0.4)),
    stroke('M-230 -203H230M-33 -338V0', lighten(RIBBON, 0.5), 2, 0.5),
  ].join('');

const loopOfBow = (side: number) =>
  fill(
    `M0 0C${side * 60} -110 ${side * 190} -130 ${side * 200} -60C${side * 206} 0 ${side * 90} 34 0 0Z`,
    linear([
      [0, lighten(RIBBON, 0.26)],
      [0.5, RIBBON],
      [1, darken(RIBBON, 0.35)],
    ]),
  ) +
  fill(
    `M0 0C${side * 60} -60 ${side * 130} -84 ${side * 150} -56C${side * 150} -26 ${side * 70} 2 0 0Z`,
    darken(RIBBON, 0.5),
    0.55,
  ) +
  stroke(
    `M${side * 20} -26C${side * 80} -100 ${side * 160} -112 ${side * 188} -70`,
    lighten(RIBBON, 0.6),
    3,
    0.5,
  );

export const bow = () =>
  [
    ...[-1, 1].map((side) =>
      fill(
        `M0 0C${side * 40} 40 ${side * 60} 100 ${side * 118} 150L${side * 82} 146L${side * 64} 180C${side * 20} 120 ${side * 10} 60 0 0Z`,
        linear([
          [0, RIBBON],
          [1, darken(RIBBON, 0.3)],
        ]),
      ),
    ),
    loopOfBow(-1),
    loopOfBow(1),
    ellipse(
      { x: 0, y: -6, rx: 34, ry: 28 },
      radial([
        [0, lighten(RIBBON, 0.35)],
        [1, darken(RIBBON, 0.2)],
      ]),
    ),
  ].join('');

export const card = () =>
  fill(
    'M-62 -80L62 -80L62 80L-62 80Z',
    linear([
      [0, '#fffaf0'],
      [1, '#f2e2c0'],
    ]),
  ) +
  fill(hexagon(34), '#e8a317', 0.2) +
  frame(34, '#e8a317', 3) +
  place({ size: 0.26 }, dalia.bloom(seeded('card')));
