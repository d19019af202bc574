import { darken, lighten } from '../draw/color.ts';
import { along, line, loop, type Point, ring, times } from '../draw/curve.ts';
import { linear, radial } from '../draw/paint.ts';
import type { Box } from './landscape.ts';
import type { Random } from '../draw/random.ts';
import { fill, n, place, stroke, tag } from '../draw/svg.ts';

/** One round, leafy crown around the origin, lit from the upper left. */
const crown = (radius: number, color: string, r: Random): string => {
  const outline = loop(ring(16, (i) => radius * (i % 2 ? r.between(0.96, 1.06) : r.between(0.84, 0.92))));
  const dab = () => {
    const [a, d] = [r.between(0, 6.3), radius * r.between(0.1, 0.72)];
    const [x, y] = [Math.cos(a) * d, Math.sin(a) * d];
    const light = lighten(color, 0.1 - (x + y) / radius / 7);
    return stroke(
      `M${n(x - radius * 0.09)} ${n(y)}q${n(radius * 0.09)} ${n(-radius * 0.1)} ${n(radius * 0.18)} 0`,
      light,
      radius * 0.045,
      0.5,
    );
  };
  const paint = radial(
    [
      [0, lighten(color, 0.2)],
      [0.55, color],
      [1, darken(color, 0.22)],
    ],
    { cx: 0.34, cy: 0.26, r: 0.85 },
  );
  return fill(outline, paint) + times(14, dab).join('');
};

/** The edge of a wood: crowns from left to right at about \`top\`, dense down to the picture's end. */
export const canopy = (box: Box, top: number, look: { bump: number; color: string }, r: Random): string => {
  const { bump, color } = look;
  const count = Math.ceil(box.width / (bump * 0.62)) + 2;
  const row = (y: number, shade: number) =>
    times(count, (i) =>
      place(
        { x: (i - 0.5) * bump * 0.62 + r.around(0, bump * 0.2), y: y + r.around(0, bump * 0.2) },
        crown(bump * r.between(0.5, 0.78), darken(color, shade), r),
      ),
    ).join('');
  const below = top + bump * 0.5;
  const body = tag('rect', {
    y: below,
    width: box.width,
    height: Math.max(0, box.height - below),
    fill: linear([
      [0, color],
      [1, darken(color, 0.2)],
    ]),
  });
  return row(top, 0) + body + row(top + bump * 0.5, 0.1);
};

/** A palm of the coast: leaning trunk and eleven fronds; `height` up from the origin. */
export const palm = (height: number, color: string, r: Random): string => {
  const trunk = line([
    [0, 0],
    [height * 0.05, -height * 0.5],
    [-height * 0.02, -height],
  ]);
  const frond = (i: number) => {
    const turn = -118 + i * 23.6 + r.around(0, 5);
    const l = height * r.between(0.36, 0.46);
    const sag = l * 0.16 * Math.sign(turn);
    const rib: Point[] = [
      [0, 0],
      [sag * -0.3, -l * 0.55],
      [sag, -l],
    ];
    const needle = (k: number) => {
      const t = 0.1 + (k / 22) * 0.9;
      const spot = along(rib, t);
      const reach = l * 0.2 * Math.sin(Math.min(1, t + 0.12) * Math.PI * 0.94) + 3;
      const blade = (side: number) =>
        `M${n(-l * 0.014)} 0Q${n(side * reach * 0.6)} ${n(-reach * 0.5)} ${n(side * reach)} ${n(-reach * 0.35)}Q${n(side * reach * 0.5)} ${n(-reach * 0.1)} 0 ${n(l * 0.02)}Z`;
      return place(
        { x: spot.x, y: spot.y, turn: spot.turn },
        fill(blade(-1) + blade(1), i % 2 ? lighten(color, 0.12) : darken(color, 0.12)),
      );
    };
    return place({ turn }, stroke(line(rib), darken(color, 0.2), l * 0.022), ...times(23, needle));
  };
  return (
    stroke(trunk, darken(color, 0.3), height * 0.035) +
    place({ x: -height * 0.02, y: -height }, ...times(11, frond))
  );
};

/** Grass and low leaves along a line, to soften where things stand. */
export const tuft = (width: number, height: number, color: string, r: Random): string =>
  times(Math.round(width / 7), (i) => {
    const x = i * 7 + r.around(0, 5) - width / 2;
    const h = height * r.between(0.5, 1) * (1 - Math.abs(x / width) * 0.9);
    const lean = r.around(0, h * 0.4);
    const d = `M${n(x - 4)} 0Q${n(x + lean * 0.2)} ${n(-h * 0.6)} ${n(x + lean)} ${n(-h)}Q${n(x + lean * 0.3 + 5)} ${n(-h * 0.5)} ${n(x + 5)} 0Z`;
    return fill(d, r.unit() < 0.5 ? lighten(color, r.between(0, 0.25)) : darken(color, r.between(0, 0.3)));
  }).join('');
