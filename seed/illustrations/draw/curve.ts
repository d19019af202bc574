import { n } from './svg.ts';

export type Point = [x: number, y: number];

const point = (points: Point[], i: number): Point => {
  const last = points.length - 1;
  return points[Math.min(last, Math.max(0, i))] ?? [0, 0];
};
const wrapped = (points: Point[], i: number): Point =>
  points[((i % points.length) + points.length) % points.length] ?? [0, 0];

const segment = (p0: Point, p1: Point, p2: Point, p3: Point) =>
  `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ` +
  `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;

/** Smooth open line through the points (Catmull-Rom). */
export const line = (points: Point[]): string => {
  const start = point(points, 0);
  const parts = points
    .slice(1)
    .map((_, i) =>
      segment(point(points, i - 1), point(points, i), point(points, i + 1), point(points, i + 2)),
    );
  return `M${n(start[0])} ${n(start[1])}${parts.join('')}`;
};

/** Smooth closed outline through the points. */
export const loop = (points: Point[]): string => {
  const start = point(points, 0);
  const parts = points.map((_, i) =>
    segment(wrapped(points, i - 1), wrapped(points, i), wrapped(points, i + 1), wrapped(points, i + 2)),
  );
  return `M${n(start[0])} ${n(start[1])}${parts.join('')}Z`;
};

export const polygon = (points: Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export type Spot = { x: number; y: number; turn: number };

/** Where the smooth line is at `t` 0..1; `turn` in degrees, 0 = growing straight up. */
export const along = (points: Point[], t: number): Spot => {
  const last = points.length - 1;
  const i = Math.min(last - 1, Math.max(0, Math.floor(t * last)));
  const u = t * last - i;
  const [p0, p1, p2, p3] = [
    point(points, i - 1),
    point(points, i),
    point(points, i + 1),
    point(points, i + 2),
  ];
  const value = (k: 0 | 1) =>
    0.5 *
    (2 * p1[k] +
      (p2[k] - p0[k]) * u +
      (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u * u +
      (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * u ** 3);
  const slope = (k: 0 | 1) =>
    0.5 *
    (p2[k] -
      p0[k] +
      2 * (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * u +
      3 * (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * u * u);
  return { x: value(0), y: value(1), turn: (Math.atan2(slope(0), -slope(1)) * 180) / Math.PI };
};

/** Points of a circle, from the top clockwise. */
export const ring = (count: number, radius: (i: number) => number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return [Math.sin(a) * radius(i), -Math.cos(a) * radius(i)];
  });

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
