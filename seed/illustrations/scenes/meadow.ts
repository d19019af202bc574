import { times } from '../draw/curve.ts';
import { cast, picture, stamp } from '../draw/paint.ts';
import { type Random, seeded } from '../draw/random.ts';
import { ellipse, group, place } from '../draw/svg.ts';
import { tajonal } from '../flowers/tajonal.ts';
import { bee } from '../objects/bee.ts';
import { canopy, palm } from '../objects/greenery.ts';
import { beams, ground, motes, sky, sun } from '../objects/landscape.ts';

const BOX = { width: 1280, height: 960 };

/** Far away a plant is only a few dabs of yellow over green. */
const dabs = (r: Random) =>
  times(5, (i) =>
    ellipse(
      { x: (i - 2) * 62 + r.around(0, 20), y: -560 + r.around(0, 70), rx: 74, ry: 52 },
      i % 2 ? '#f8c63a' : '#eab02a',
    ),
  ).join('') + ellipse({ x: 0, y: -330, rx: 190, ry: 170 }, '#7f9648', 0.8);

/** The field in January: rows of small suns to the edge of the forest. */
export const meadow = (): string => {
  const r = seeded('meadow');
  const sprigs = times(3, () => stamp(tajonal.sprig(r)));
  const far = times(3, () => stamp(dabs(r)));
  const row = (depth: number) => {
    const t = depth / 8;
    const size = 0.1 + t * t * 0.66;
    const count = Math.round(depth < 4 ? 34 - t * 24 : 24 - t * 17);
    const plants = times(count, (i) =>
      place(
        {
          x: ((i + 0.5) / count) * 1420 - 70 + r.around(0, 30),
          y: 560 + t * t * 520 + r.around(0, 8),
          size: size * r.around(1, 0.1),
          turn: r.around(0, 7),
          flip: r.unit() < 0.5,
        },
        (depth < 4 ? far : sprigs)[i % 3] ?? '',
      ),
    );
    return depth > 6 ? group({ filter: cast(10, 6, 0.32) }, ...plants) : plants.join('');
  };
  return picture(
    BOX.width,
    BOX.height,
    [
      sky(BOX, [
        [0, '#f6cf8a'],
        [0.3, '#fbe6b4'],
        [0.55, '#fbd08a'],
        [1, '#e9a24a'],
      ]),
      place({ x: 860, y: 290 }, sun(92, '#f9c95a')),
      place({ x: 190, y: 520 }, palm(260, '#8f9f56', r)),
      place({ x: 290, y: 520 }, palm(200, '#98a65e', r)),
      canopy(BOX, 470, { bump: 90, color: '#a3ab5e' }, r),
      canopy(BOX, 505, { bump: 64, color: '#7f9648' }, r),
      ground(BOX, 530, '#a39a38'),
      ...times(6, row),
      beams(BOX, 0.5),
      ...times(3, (i) => row(6 + i)),
      place({ x: 430, y: 300, size: 0.7, turn: 8, flip: true }, bee()),
      place({ x: 700, y: 400, size: 0.5, turn: 8 }, bee()),
      place({ x: 1110, y: 440, size: 0.84, turn: 12 }, bee()),
      motes(BOX, 60, r),
    ].join(''),
  );
};
