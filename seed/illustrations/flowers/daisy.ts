import { darken, lighten } from '../draw/color.ts';
import { times } from '../draw/curve.ts';
import { radial } from '../draw/paint.ts';
import { whorl } from '../draw/petal.ts';
import { type Profile, PROFILES } from '../draw/profiles.ts';
import type { Random } from '../draw/random.ts';
import { circle } from '../draw/svg.ts';

export type DaisyLook = {
  rays: number;
  color: string;
  disc: string;
  discRadius: number;
  width: number;
  profile?: Profile;
};

/** Dots in the sunflower's own order, from the middle outwards. */
const florets = (look: DaisyLook, r: Random) =>
  times(Math.round(look.discRadius * 2.6), (i) => {
    const count = look.discRadius * 2.6;
    const radius = look.discRadius * 0.94 * Math.sqrt((i + 0.5) / count);
    const a = i * 2.39996;
    const light =
      r.unit() < 0.5 ? lighten(look.disc, 0.35 + (radius / look.discRadius) * 0.25) : darken(look.disc, 0.2);
    return circle(Math.cos(a) * radius, Math.sin(a) * radius, look.discRadius * 0.075, light);
  }).join('');

/** A head of ray petals around a domed disc, radius about 100. */
export const daisy = (look: DaisyLook, r: Random): string => {
  const ray = {
    length: 98,
    width: look.width,
    color: look.color,
    base: darken(look.color, 0.42),
    profile: look.profile ?? PROFILES.strap,
    veins: 3,
  };
  const { discRadius: d, disc } = look;
  return [
    whorl(look.rays, { ...ray, color: darken(look.color, 0.13) }, r, 180 / look.rays),
    whorl(look.rays, ray, r),
    circle(
      0,
      0,
      d * 1.28,
      radial([
        [0, darken(disc, 0.6), 0.8],
        [0.7, darken(disc, 0.5), 0.5],
        [1, darken(disc, 0.5), 0],
      ]),
    ),
    circle(
      0,
      0,
      d,
      radial(
        [
          [0, lighten(disc, 0.3)],
          [0.6, disc],
          [1, darken(disc, 0.4)],
        ],
        { cx: 0.38, cy: 0.36, r: 0.7 },
      ),
    ),
    florets(look, r),
  ].join('');
};
