import { times } from '../draw/curve.ts';
import { leaf } from '../draw/leaf.ts';
import { cast, picture, radial } from '../draw/paint.ts';
import { petal } from '../draw/petal.ts';
import { PROFILES } from '../draw/profiles.ts';
import { type Random, seeded } from '../draw/random.ts';
import { group, place, tag } from '../draw/svg.ts';
import { pod } from '../flowers/vainilla-parts.ts';
import { bowl, heap, honey } from '../objects/bowl.ts';
import { bead } from '../objects/honey.ts';
import { planks } from '../objects/table.ts';
import { bed, type Plant } from './bed.ts';

const BOX = { width: 1280, height: 960 };

const scattered = (r: Random) =>
  times(34, (i) => {
    const color = r.pick(['#f07d13', '#f8c63a', '#a5142e', '#f08fb0', '#fdf3df', '#7a4aa8'] as const);
    return place(
      { x: r.between(0, 1280), y: r.between(0, 960) },
      petal(
        {
          length: r.between(34, 60),
          width: r.between(18, 30),
          color,
          profile: i % 2 ? PROFILES.round : PROFILES.oval,
          veins: 3,
        },
        r.between(0, 360),
        r,
      ),
    );
  }).join('');

const BLOOMS: Plant[] = [
  ['Cempasúchil', 'bloom', { x: 130, y: 140, size: 1.2 }],
  ['Dalia', 'bloom', { x: 1150, y: 800, size: 1.3 }],
  ['Xtabentún', 'bloom', { x: 1120, y: 130, size: 1.05 }],
  ['Tajonal', 'bloom', { x: 120, y: 820, size: 1 }],
  ['Flor de ciricote', 'bloom', { x: 930, y: 900, size: 0.8 }],
  ['Sak káatsim', 'bloom', { x: 320, y: 60, size: 0.8 }],
  ['Tajonal', 'bloom', { x: 1236, y: 420, size: 0.7 }],
  ['Coralillo', 'bloom', { x: 300, y: 900, size: 0.8 }],
];

/** The workshop's table from above. */
export const petalTable = (): string => {
  const r = seeded('petal-table');
  const leaves = times(12, () =>
    place(
      { x: r.between(0, 1280), y: r.between(0, 960), turn: r.between(0, 360) },
      leaf(
        { length: 120, width: 54, veins: 6, color: r.pick(['#4f8a45', '#3d7448', '#5b8f43'] as const) },
        r,
      ),
    ),
  );
  return picture(
    BOX.width,
    BOX.height,
    [
      planks(BOX, 0, { color: '#a06a3a', board: 160 }, r),
      tag('rect', {
        ...BOX,
        fill: radial(
          [
            [0, '#fff3cf', 0.4],
            [0.6, '#fff3cf', 0],
            [1, '#2a1206', 0.35],
          ],
          { cx: 0.4, cy: 0.34, r: 0.85 },
        ),
      }),
      group({ filter: cast(8, 5, 0.4) }, ...leaves, scattered(r)),
      group(
        { filter: cast(20, 14, 0.5) },
        place({ x: 640, y: 470 }, bowl(236, '#d9a064', honey(236))),
        place({ x: 300, y: 350 }, bowl(166, '#c98f4e', heap('Cempasúchil', 140, r))),
        place({ x: 980, y: 370 }, bowl(172, '#d9a064', heap('Dalia', 146, r))),
        place({ x: 400, y: 720 }, bowl(150, '#d9a064', heap('Toronjil morado', 126, r))),
        place({ x: 850, y: 720 }, bowl(148, '#c98f4e', heap('Flor de tila', 124, r))),
      ),
      group(
        { filter: cast(8, 5, 0.45) },
        place({ x: 620, y: 790, turn: -70 }, pod(210)),
        place({ x: 600, y: 840, turn: -78 }, pod(220)),
      ),
      group({ filter: cast(12, 7, 0.42) }, bed(BLOOMS, r)),
      ...times(9, () =>
        place({ x: r.around(640, 260), y: r.between(40, 190) }, bead(r.between(8, 18), '#eda21e')),
      ),
    ].join(''),
  );
};
