import { darken, lighten, mix } from '../draw/color.ts';
import { ACROSS, linear, radial } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { ellipse, fill, stroke } from '../draw/svg.ts';

const BODY =
  'M-114 0C-138 0 -150 -14 -150 -38L-150 -352C-150 -420 -66 -424 -62 -470L-62 -506L62 -506L62 -470C66 -424 150 -420 150 -352L150 -38C150 -14 138 0 114 0Z';

const HONEY =
  'M-108 -12C-128 -12 -138 -22 -138 -42L-138 -350C-138 -372 -132 -384 -120 -394L120 -394C132 -384 138 -372 138 -350L138 -42C138 -22 128 -12 108 -12Z';

export const glass = (honey: string) => {
  const deep = mix(darken(honey, 0.62), palette.resin, 0.3);
  const body = linear(
    [
      [0, darken(deep, 0.45)],
      [0.07, deep],
      [0.2, mix(honey, deep, 0.55)],
      [0.42, mix(honey, deep, 0.25)],
      [0.6, mix(honey, deep, 0.4)],
      [0.85, deep],
      [1, darken(deep, 0.55)],
    ],
    ACROSS,
  );
  const filled = linear(
    [
      [0, mix(honey, deep, 0.75), 0.5],
      [0.2, honey, 0.95],
      [0.4, lighten(honey, 0.28)],
      [0.62, honey],
      [0.86, mix(honey, deep, 0.55)],
      [1, deep, 0.4],
    ],
    ACROSS,
  );
  return fill(BODY, body) + fill(HONEY, filled);
};

/** The dropper's own tube, seen through glass and honey. */
export const pipette = () =>
  fill('M-13 -500L13 -500L13 -92C13 -66 5 -60 4 -40L-4 -40C-5 -60 -13 -66 -13 -92Z', '#fff3cf', 0.2) +
  stroke('M-11 -500V-92C-11 -70 -5 -62 -4 -42', '#fff3cf', 2.4, 0.55) +
  stroke('M11 -500V-92C11 -70 5 -62 4 -42', '#5a2406', 2.4, 0.4);

export const lights = (honey: string) =>
  [
    ellipse(
      { x: -34, y: -46, rx: 96, ry: 52 },
      radial([
        [0, lighten(honey, 0.6), 0.9],
        [1, honey, 0],
      ]),
    ),
    fill('M-120 -394C-60 -402 60 -402 120 -394C60 -384 -60 -384 -120 -394Z', lighten(honey, 0.45), 0.75),
    fill(
      'M-132 -40L-132 -348C-132 -372 -124 -386 -110 -396L-100 -390C-112 -378 -116 -366 -116 -346L-116 -40C-116 -26 -132 -26 -132 -40Z',
      linear([
        [0, '#fffaf0', 0.9],
        [0.6, '#fffaf0', 0.5],
        [1, '#fffaf0', 0.12],
      ]),
    ),
    fill('M-102 -60L-102 -340L-94 -340L-94 -60C-94 -54 -102 -54 -102 -60Z', '#fffaf0', 0.22),
    stroke('M140 -60V-346', '#ffe2a0', 5, 0.35),
    stroke('M-56 -474C-60 -440 -118 -424 -130 -384', '#fffaf0', 7, 0.5),
    stroke('M-106 -7C-60 -3 60 -3 106 -7', lighten(honey, 0.5), 4, 0.6),
    stroke(BODY, '#2a0f04', 3, 0.4),
  ].join('');
