import { darken, lighten } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { ACROSS, blur, linear } from '../draw/paint.ts';
import { ellipse, fill, group, stroke, tag } from '../draw/svg.ts';
import { glass, lights, pipette } from './bottle-glass.ts';

const collar = () => {
  const metal = linear(
    [
      [0, '#2b1a10'],
      [0.16, '#6b4a2c'],
      [0.3, '#f2d596'],
      [0.42, '#b98a44'],
      [0.7, '#5b3c20'],
      [1, '#1f1209'],
    ],
    ACROSS,
  );
  const rib = (i: number) => stroke(`M${-66 + i * 11} -572V-514`, i < 5 ? '#fff0c8' : '#1f1209', 2.2, 0.28);
  return [
    tag('rect', { x: -74, y: -582, width: 148, height: 76, rx: 9, fill: metal }),
    ...times(13, rib),
    tag('rect', { x: -74, y: -582, width: 148, height: 10, rx: 5, fill: '#fff0c8', opacity: 0.4 }),
    tag('rect', { x: -74, y: -516, width: 148, height: 10, rx: 5, fill: '#1f1209', opacity: 0.4 }),
  ].join('');
};

const bulb = (color: string) => {
  const outline =
    'M-52 -580C-52 -606 -40 -612 -40 -640L-40 -692C-40 -732 -24 -748 0 -748C24 -748 40 -732 40 -692L40 -640C40 -612 52 -606 52 -580Z';
  const rubber = linear(
    [
      [0, darken(color, 0.5)],
      [0.3, lighten(color, 0.12)],
      [0.55, color],
      [1, darken(color, 0.62)],
    ],
    ACROSS,
  );
  return (
    fill(outline, rubber) +
    fill(
      'M-26 -690C-26 -716 -18 -730 -8 -734C-14 -716 -14 -660 -16 -640C-24 -640 -27 -650 -26 -690Z',
      '#fff6e0',
      0.42,
    ) +
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
    group(
      { filter: blur(16) },
      fill('M-140 4L150 4L470 92C480 112 330 118 250 108L-120 26Z', '#3d1708', 0.42),
    ),
    group({ filter: blur(12) }, fill('M20 14L150 14L370 84L240 92Z', lighten(honey, 0.2), 0.75)),
    group({ filter: blur(6) }, ellipse({ x: 0, y: 4, rx: 156, ry: 17 }, '#2a0f04', 0.65)),
  ].join('');
