import { darken, lighten } from './color.ts';
import { along, line, loop, times, type Point } from './curve.ts';
import { palette } from './palette.ts';
import { fill, place, stroke } from './svg.ts';

/** A stem that narrows from `thick` to a third, with a lit line along its left. */
export const stem = (points: Point[], thick: number, color: string = palette.jungle): string => {
  const steps = 14;
  const side = (sign: 1 | -1) =>
    times(steps + 1, (i): Point => {
      const spot = along(points, i / steps);
      const half = (thick * (1 - (0.66 * i) / steps)) / 2;
      const a = (spot.turn * Math.PI) / 180;
      return [spot.x + sign * Math.cos(a) * half, spot.y + sign * Math.sin(a) * half];
    });
  return (
    fill(loop([...side(-1), ...side(1).reverse()]), darken(color, 0.12)) +
    stroke(
      line(side(-1).map(([x, y]): Point => [x + thick * 0.16, y])),
      lighten(color, 0.4),
      thick * 0.16,
      0.6,
    )
  );
};

export type Joint = { t: number; lean?: number; size?: number };

/** Puts `body` on the stem at `t` 0..1, turned `lean` degrees away from the stem's direction. */
export const onStem = (points: Point[], { t, lean = 0, size = 1 }: Joint, body: string): string => {
  const spot = along(points, t);
  return place({ x: spot.x, y: spot.y, turn: spot.turn + lean, size }, body);
};
