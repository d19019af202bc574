import { bipinnate } from '../draw/compound-leaf.ts';
import type { Point } from '../draw/curve.ts';
import { stamp } from '../draw/paint.ts';
import { pompon, type PomponLook } from '../draw/pompon.ts';
import { type Random, seeded } from '../draw/random.ts';
import { onStem, stem } from '../draw/stem.ts';
import { stroke } from '../draw/svg.ts';
import type { Botanical } from './botanical.ts';

export type AcaciaLook = PomponLook & { bark: string; foliage: string; thorns: boolean };

const thorn = '<path d="M-4 0C-3 -10 2 -18 12 -24C8 -14 6 -6 5 0Z" fill="#7a4a33"/>';

/** Pompons on thin stalks along a branch of fern-like leaves. */
export const acacia = (look: AcaciaLook): Botanical => {
  const bloom = (r: Random) => pompon(look, r);
  const sprig = (r: Random): string => {
    const balls = [stamp(bloom(r)), stamp(bloom(seeded('ball')))];
    const main: Point[] = [
      [0, 0],
      [30, -140],
      [-14, -290],
      [26, -430],
      [0, -540],
    ];
    const frond = (length: number) => bipinnate(5, length, look.foliage, r);
    const ball = (t: number, lean: number, length: number, size: number) =>
      onStem(
        main,
        { t, lean },
        stroke(`M0 0C6 ${-length / 3} -6 ${-length / 1.5} 0 ${-length}`, look.foliage, 4) +
          `<g transform="translate(0 ${-length}) scale(${size})">${balls[Math.round(t * 10) % 2] ?? ''}</g>`,
      );
    return [
      onStem(main, { t: 0.1, lean: 66 }, frond(240)),
      onStem(main, { t: 0.18, lean: -64 }, frond(235)),
      onStem(main, { t: 0.52, lean: 74 }, frond(215)),
      onStem(main, { t: 0.6, lean: -70 }, frond(220)),
      onStem(main, { t: 0.94, lean: 38 }, frond(150)),
      onStem(main, { t: 0.97, lean: -36 }, frond(150)),
      stem(main, 14, look.bark),
      look.thorns
        ? [0.22, 0.34, 0.46, 0.66, 0.8]
            .map((t, i) => onStem(main, { t, lean: i % 2 ? 80 : -60 }, thorn))
            .join('')
        : '',
      ball(0.36, 66, 110, 0.72),
      ball(0.42, -60, 128, 0.86),
      ball(0.7, 52, 140, 0.92),
      ball(0.76, -50, 108, 0.74),
      ball(0.99, 6, 70, 1.02),
    ].join('');
  };
  return { bloom, sprig };
};
