import { darken, lighten, mix } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { ACROSS, blur, linear, radial } from '../draw/paint.ts';
import { palette } from '../draw/palette.ts';
import { ellipse, fill, group, stroke, tag } from '../draw/svg.ts';

const BODY =
  'M-114 0C-138 0 -150 -14 -150 -38L-150 -352C-150 -420 -66 -424 -62 -470L-62 -506L62 -506L62 -470C66 -424 150 -420 150 -352L150 -38C150 -14 138 0 114 0Z';
const HONEY =
  'M-108 -12C-128 -12 -138 -22 -138 -42L-138 -350C-138 -372 -132 -384 -120 -394L120 -394C132 -384 138 -372 138 -350L138 -42C138 -22 128 -12 108 -12Z';

const glass = (honey: string) => {
  const deep = mix(darken(honey, 0.62), palette.resin, 0.3);
  const body = linear(
    [[0, darken(deep, 0.45)], [0.07, deep], [0.2, mix(honey, deep, 0.55)], [0.42, mix(honey, deep, 0.25)], [0.6, mix(honey, deep, 0.4)], [0.85, deep], [1, darken(deep, 0.55)]],
    ACROSS,
  );
  const filled = linear(
    [[0, mix(honey, deep, 0.75), 0.5], [0.2, honey, 0.95], [0.4, lighten(honey, 0.28)], [0.62, honey], [0.86, mix(honey, deep, 0.55)], [1, deep, 0.4]],
    ACROSS,
  );
  return fill(BODY, body) + fill(HONEY, filled);
};

/** The dropper's own tube, seen through glass and honey. */
const pipette = () =>
  fill('M-13 -500L13 -500L13 -92C13 -66 5 -60 4 -40L-4 -40C-5 -60 -13 -66 -13 -92Z', '#fff3cf', 0.2) +
  stroke('M-11 -500V-92C-11 -70 -5 -62 -4 -42', '#fff3cf', 2.4, 0.55) +
  stroke('M11 -500V-92C11 -70 5 -62 4 -42', '#5a2406', 2.4, 0.4);

const lights = (honey: string) =>
  [
    ellipse({ x: -34, y: -46, rx: 96, ry: 52 }, radial([[0, lighten(honey, 0.6), 0.9], [1, honey, 0]])),
    fill('M-120 -394C-60 -402 60 -402 120 -394C60 -384 -60 -384 -120 -394Z', lighten(honey, 0.45), 0.75),
    fill('M-132 -40L-132 -348C-132 -372 -124 -386 -110 -396L-100 -390C-112 -378 -116 -366 -116 -346L-116 -40C-116 -26 -132 -26 -132 -40Z', linear([[0, '#fffaf0', 0.9], [0.6, '#fffaf0', 0.5], [1, '#fffaf0', 0.12]])),
    fill('M-102 -60L-102 -340L-94 -340L-94 -60C-94 -54 -102 -54 -102 -60Z', '#fffaf0', 0.22),
    stroke('M140 -60V-346', '#ffe2a0', 5, 0.35),
    stroke('M-56 -474C-60 -440 -118 -424 -130 -384', '#fffaf0', 7, 0.5),
    stroke('M-106 -7C-60 -3 60 -3 106 -7', lighten(honey, 0.5), 4, 0.6),
    stroke(BODY, '#2a0f04', 3, 0.4),
  ].join('');

const collar = () => {
  const metal = linear([[0, '#2b1a10'], [0.16, '#6b4a2c'], [0.3, '#f2d596'], [0.42, '#b98a44'], [0.7, '#5b3c20'], [1, '#1f1209']], ACROSS);
  const rib = (i: number) => stroke(`M${-66 + i * 11} -572V-514`, i < 5 ? '#fff0c8' : '#1f1209', 2.2, 0.28);
  return [
    tag('rect', { x: -74, y: -582, width: 148, height: 76, rx: 9, fill: metal }),
    ...times(13, rib),
    tag('rect', { x: -74, y: -582, width: 148, height: 10, rx: 5, fill: '#fff0c8', opacity: 0.4 }),
    tag('rect', { x: -74, y: -516, width: 148, height: 10, rx: 5, fill: '#1f1209', opacity: 0.4 }),
  ].join('');
};

const bulb = (color: string) => {
  const outline = 'M-52 -580C-52 -606 -40 -612 -40 -640L-40 -692C-40 -732 -24 -748 0 -748C24 -748 40 -732 40 -692L40 -640C40 -612 52 -606 52 -580Z';
  const rubber = linear([[0, darken(color, 0.5)], [0.3, lighten(color, 0.12)], [0.55, color], [1, darken(color, 0.62)]], ACROSS);
  return (
    fill(outline, rubber) +
    fill('M-26 -690C-26 -716 -18 -730 -8 -734C-14 -716 -14 -660 -16 -640C-24 -640 -27 -650 -26 -690Z', '#fff6e0', 0.42) +
    stroke('M-44 -598C-20 -590 20 -590 44 -598', darken(color, 0.7), 3, 0.5)
  );
};

export type BottleLook = { honey: string; bulb: string; label: string };

/** Amber dropper bottle, 300 wide and 750 high, standing on (0,0); `label` is drawn over the glass. */
export const bottle = ({ honey, bulb: rubber, label }: BottleLook): string =>
  [glass(honey), pipette(), lights(honey), label, collar(), bulb(rubber)].join('');

/** Shadow and honey-coloured light that the bottle throws on the table, to the lower right. */
export const bottleShadow = (honey: string): string =>
  [
    group({ filter: blur(16) }, fill('M-140 4L150 4L470 92C480 112 330 118 250 108L-120 26Z', '#3d1708', 0.42)),
    group({ filter: blur(12) }, fill('M20 14L150 14L370 84L240 92Z', lighten(honey, 0.2), 0.75)),
    group({ filter: blur(6) }, ellipse({ x: 0, y: 4, rx: 156, ry: 17 }, '#2a0f04', 0.65)),
  ].join('');
