import { darken, lighten } from './color.ts';
import { line, times } from './curve.ts';
import { palette } from './palette.ts';
import { leaf, type LeafLook } from './leaf.ts';
import type { Random } from './random.ts';
import { place, stroke } from './svg.ts';

/** Leaflets in pairs along a rib, with one at the end. */
export const pinnate = (pairs: number, rib: number, look: LeafLook, r: Random): string => {
  const color = look.color ?? palette.leaf;
  const pair = (i: number) => {
    const y = -rib * (0.18 + (0.78 * i) / pairs);
    const shrink = 0.72 + 0.28 * Math.sin(((i + 0.8) / (pairs + 0.6)) * Math.PI);
    return [-1, 1].map((side) =>
      place({ y, turn: side * r.around(62 - i * 2, 4), size: shrink, flip: side > 0 }, leaf(look, r)),
    );
  };
  const spine = stroke(
    line([
      [0, 0],
      [r.around(0, 2), -rib * 0.5],
      [0, -rib],
    ]),
    darken(color, 0.25),
    Math.max(1.2, rib * 0.012),
  );
  return [spine, ...times(pairs, pair).flat(), place({ y: -rib * 0.97, size: 0.8 }, leaf(look, r))].join('');
};

/** The fern-like leaf of the acacia family: ribs of tiny leaflets along a rib. */
export const bipinnate = (pairs: number, rib: number, color: string, r: Random): string => {
  const feather = (length: number) => {
    const count = Math.max(6, Math.round(length / 7));
    const leaflet = (i: number) => {
      const y = -length * (0.08 + (0.9 * i) / count);
      const size = length * 0.11 * (0.6 + 0.5 * Math.sin(((i + 1) / (count + 1)) * Math.PI));
      const one = (side: number) =>
        `<ellipse cx="${(side * size * 0.8).toFixed(1)}" cy="${(y - size * 0.35).toFixed(1)}" rx="${(size * 0.8).toFixed(1)}" ry="${(size * 0.34).toFixed(1)}" transform="rotate(${side * -24} 0 ${y.toFixed(1)})" fill="${side < 0 ? lighten(color, 0.18) : darken(color, 0.12)}"/>`;
      return one(-1) + one(1);
    };
    return stroke(`M0 0V${(-length).toFixed(1)}`, darken(color, 0.3), 1.3) + times(count, leaflet).join('');
  };
  const pair = (i: number) => {
    const t = (i + 0.6) / pairs;
    const length = rib * 0.42 * (0.65 + 0.5 * Math.sin(t * Math.PI * 0.9));
    return [-1, 1].map((side) =>
      place({ y: -rib * (0.12 + 0.84 * t), turn: side * r.around(58, 4) }, feather(length)),
    );
  };
  return stroke(`M0 0V${(-rib).toFixed(1)}`, darken(color, 0.35), 2.2) + times(pairs, pair).flat().join('');
};
