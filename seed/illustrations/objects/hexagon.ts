import { polygon, times, type Point } from '../draw/curve.ts';
import { group, path, stroke } from '../draw/svg.ts';

/** Hexagon standing on a point, as cells do not but emblems do; `radius` to a corner. */
export const hexagon = (radius: number, x = 0, y = 0): string =>
  polygon(
    times(6, (i): Point => {
      const a = (i * Math.PI) / 3;
      return [x + Math.sin(a) * radius, y - Math.cos(a) * radius];
    }),
  );

export type CombLook = { cell: number; color: string; width: number; opacity: number };

/** Outlines of comb cells over a box; `keep` says how visible (0..1) the cell at x, y is. */
export const comb = (
  size: { width: number; height: number },
  look: CombLook,
  keep: (x: number, y: number) => number = () => 1,
): string => {
  const [stepX, stepY] = [look.cell * Math.sqrt(3), look.cell * 1.5];
  const rows = Math.ceil(size.height / stepY) + 1;
  const columns = Math.ceil(size.width / stepX) + 1;
  const cells = times(rows, (row) =>
    times(columns, (column) => {
      const [x, y] = [column * stepX + (row % 2) * (stepX / 2), row * stepY];
      const seen = keep(x, y);
      return seen <= 0.02
        ? ''
        : stroke(hexagon(look.cell * 0.93, x, y), look.color, look.width, look.opacity * seen);
    }),
  );
  return group({ 'stroke-linejoin': 'round' }, ...cells.flat());
};

/** Rounded hexagon frame: the line of the emblem. */
export const frame = (radius: number, color: string, width: number) =>
  path(hexagon(radius), { fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round' });
