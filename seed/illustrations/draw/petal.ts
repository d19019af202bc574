import { blade } from './blade.ts';
import { darken, lighten, tone } from './color.ts';
import { line, times } from './curve.ts';
import { linear } from './paint.ts';
import { type Profile, PROFILES } from './profiles.ts';
import type { Random } from './random.ts';
import { fill, n, place, stroke } from './svg.ts';

export type PetalLook = {
  length: number;
  width: number;
  color: string;
  /** Colour near the flower's heart. */
  base?: string;
  profile?: Profile;
  veins?: number;
  wobble?: number;
};

/** How much sun a petal pointing at `turn` degrees gets, -1..1: the light stands at the upper left. */
export const lit = (turn: number) => Math.cos(((turn + 42) * Math.PI) / 180);

const veinLines = (look: PetalLook, color: string) =>
  times(look.veins ?? 0, (i) => {
    const count = look.veins ?? 1;
    const side = (i - (count - 1) / 2) / count;
    const { length: l, width: w } = look;
    const d = line([
      [side * w * 0.12, -l * 0.12],
      [side * w * 0.75, -l * 0.5],
      [side * w * 0.7, -l * (0.86 - Math.abs(side) * 0.25)],
    ]);
    return stroke(d, color, Math.max(0.6, w * 0.022), 0.4);
  }).join('');

/** One petal growing from the origin in direction `turn`: body, shaded half, veins and a lit edge. */
export const petal = (look: PetalLook, turn: number, r: Random): string => {
  const sun = lit(turn);
  const color = tone(look.color, sun * 0.1 + r.around(0, 0.03));
  const base = look.base ?? darken(look.color, 0.3);
  const profile = look.profile ?? PROFILES.round;
  const { outline, half } = blade(
    { length: look.length, width: look.width, profile },
    r,
    look.wobble ?? 0.07,
  );
  const body = linear([
    [0, lighten(color, 0.08)],
    [0.35, color],
    [0.78, tone(color, -0.12)],
    [1, tone(base, sun * 0.06)],
  ]);
  return place(
    { turn, flip: (turn + 42 + 720) % 360 >= 180 },
    fill(outline, body),
    fill(half, darken(color, 0.42), 0.17),
    veinLines(look, darken(look.color, 0.35)),
    stroke(outline, lighten(color, 0.45), Math.max(0.6, look.width * 0.014), 0.26),
  );
};

/** A ring of petals; `from` turns the whole ring (degrees). */
export const whorl = (count: number, look: PetalLook, r: Random, from = 0): string =>
  times(count, (i) => petal(look, from + (i * 360) / count + r.around(0, 90 / count / 3), r)).join('');

/** Soft dark under a head or a ring, so that what lies above stands off. */
export const under = (radius: number, color: string, opacity = 0.5) =>
  `<circle r="${n(radius)}" fill="${color}" opacity="${n(opacity)}"/>`;
