import { darken, lighten } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { ACROSS, linear, radial } from '../draw/paint.ts';
import { ellipse, fill, stroke, tag } from '../draw/svg.ts';

/** Half a gourd with honey in it, rim centred on the origin. */
export const jicara = (width: number, honey: string): string => {
  const w = width / 2;
  const h = w * 0.26;
  return [
    fill(
      `M${-w} 0C${-w} ${w * 0.7} ${-w * 0.5} ${w * 0.96} 0 ${w * 0.96}C${w * 0.5} ${w * 0.96} ${w} ${w * 0.7} ${w} 0Z`,
      linear(
        [
          [0, '#7a3f1a'],
          [0.22, '#b5703a'],
          [0.5, '#8a4a20'],
          [1, '#3a1a0a'],
        ],
        ACROSS,
      ),
    ),
    stroke(
      times(
        6,
        (i) => `M${-w * 0.82 + i * w * 0.29} ${w * 0.4}l${w * 0.1} ${w * 0.12}l${w * 0.1} ${-w * 0.12}`,
      ).join(''),
      '#f2d29a',
      w * 0.022,
      0.75,
    ),
    stroke(
      `M${-w * 0.96} ${w * 0.24}C${-w * 0.5} ${w * 0.42} ${w * 0.5} ${w * 0.42} ${w * 0.96} ${w * 0.24}`,
      '#f2d29a',
      w * 0.02,
      0.6,
    ),
    ellipse({ x: 0, y: 0, rx: w, ry: h }, '#d9a064'),
    ellipse({ x: 0, y: h * 0.06, rx: w * 0.94, ry: h * 0.86 }, '#4a230e'),
    ellipse(
      { x: 0, y: h * 0.2, rx: w * 0.9, ry: h * 0.7 },
      radial(
        [
          [0, lighten(honey, 0.5)],
          [0.6, honey],
          [1, darken(honey, 0.4)],
        ],
        { cx: 0.4, cy: 0.4, r: 0.7 },
      ),
    ),
    ellipse({ x: -w * 0.34, y: h * 0.02, rx: w * 0.3, ry: h * 0.16 }, '#fffaf0', 0.6),
  ].join('');
};

/** Round-bellied jar of clear glass, honey up to its shoulder; stands on (0,0), 320 wide, 400 high. */
export const jar = (honey: string, inside: string): string => {
  const glass =
    'M-130 0C-152 0 -160 -12 -160 -34L-160 -270C-160 -312 -128 -316 -124 -344L-124 -372L124 -372L124 -344C128 -316 160 -312 160 -270L160 -34C160 -12 152 0 130 0Z';
  const filled = 'M-126 -10C-142 -10 -148 -20 -148 -38L-148 -262L148 -262L148 -38C148 -20 142 -10 126 -10Z';
  return [
    fill(
      glass,
      linear(
        [
          [0, '#dfeae2', 0.75],
          [0.5, '#ffffff', 0.45],
          [1, '#b9cfc4', 0.75],
        ],
        ACROSS,
      ),
    ),
    fill(
      filled,
      linear(
        [
          [0, darken(honey, 0.35)],
          [0.25, honey],
          [0.5, lighten(honey, 0.4)],
          [0.8, honey],
          [1, darken(honey, 0.45)],
        ],
        ACROSS,
      ),
      0.96,
    ),
    inside,
    ellipse({ x: 0, y: -262, rx: 148, ry: 17 }, lighten(honey, 0.45), 0.95),
    fill(
      filled,
      linear([
        [0, honey, 0.1],
        [1, darken(honey, 0.3), 0.45],
      ]),
    ),
    stroke('M-138 -40V-268C-138 -292 -120 -304 -108 -322', '#ffffff', 15, 0.65) +
      stroke('M-112 -50V-240', '#ffffff', 5, 0.4) +
      stroke('M146 -50V-266', '#ffffff', 6, 0.4),
    tag('rect', {
      x: -134,
      y: -392,
      width: 268,
      height: 30,
      rx: 14,
      fill: linear([
        [0, '#ffffff', 0.9],
        [0.5, '#d5e4dc', 0.7],
        [1, '#9ab5a8', 0.8],
      ]),
    }),
    stroke(glass, '#5d7a6c', 2.4, 0.4),
  ].join('');
};
