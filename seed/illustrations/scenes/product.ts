import { times } from '../draw/curve.ts';
import { cast, picture, radial } from '../draw/paint.ts';
import { seeded, type Random } from '../draw/random.ts';
import { ellipse, group, place } from '../draw/svg.ts';
import type { Botanical } from '../flowers/botanical.ts';
import { drawingOf } from '../flowers/by-name.ts';
import { backdrop } from '../objects/backdrop.ts';
import { bee } from '../objects/bee.ts';
import { bottle, bottleShadow } from '../objects/bottle.ts';
import { bead } from '../objects/honey.ts';
import { label } from '../objects/label.ts';
import { blendLooks } from './blends.ts';

/** Sprigs fanned out behind the bottle: the first flower leads, the others answer. */
const behind = (flowers: Botanical[], r: Random): string => {
  const at = (i: number) => flowers[i % flowers.length] ?? flowers[0];
  const stalks: [number, number, number, number][] = [
    [470, 1010, -34, 0.98],
    [812, 1010, 35, 0.98],
    [540, 1000, -13, 1.06],
    [750, 1000, 14, 1.04],
  ];
  return stalks
    .map(([x, y, turn, size], i) => place({ x, y, turn, size, flip: i % 2 === 1 }, at(i)?.sprig(r) ?? ''))
    .join('');
};

const contact = (x: number, y: number, width: number) =>
  ellipse(
    { x: x + 10, y, rx: width, ry: width * 0.24 },
    radial([
      [0, '#2a0f04', 0.55],
      [1, '#2a0f04', 0],
    ]),
  );

/** Blooms lying on the table at the bottle's foot. */
const before = (flowers: Botanical[], r: Random): string => {
  const at = (i: number) => flowers[i % flowers.length] ?? flowers[0];
  const spots: [number, number, number, number][] = [
    [1012, 1078, 0.94, 1],
    [300, 1098, 1.18, 0],
    [424, 1150, 0.72, 1],
    [904, 1142, 0.74, 2],
    [190, 1168, 0.6, 2],
  ];
  return spots
    .map(
      ([x, y, size, i]) =>
        contact(x, y + 82 * size, 108 * size) +
        place({ x, y, size, turn: r.around(0, 16) }, at(i)?.bloom(r) ?? ''),
    )
    .join('');
};

export type Blend = { id: number; name: string; flowers: string[] };

/** Picture of one elixir on its table; 1280 x 1280. */
export const product = ({ id, name, flowers }: Blend): string => {
  const look = blendLooks[id];
  if (look === undefined) throw new Error(`No colours for elixir ${id}`);
  const r = seeded(`elixir-${id}`);
  const drawings = flowers.map(drawingOf);
  const fan = behind(drawings, r);
  const emblem = drawings[0]?.bloom(r) ?? '';
  const glass = bottle({ ...look, label: label({ name, accent: look.accent, flower: emblem }) });
  const beads = times(5, (i) =>
    place(
      { x: 560 + i * 62 + r.around(0, 16), y: 1196 + r.around(0, 26) },
      bead(r.between(9, 22), look.honey),
    ),
  );
  return picture(
    1280,
    1280,
    [
      backdrop(look.scene),
      group({ filter: cast(22, 9, 0.3) }, fan),
      place({ x: 640, y: 1112 }, bottleShadow(look.honey)),
      place({ x: 640, y: 1112, size: 1.17 }, glass),
      before(drawings, r),
      ...beads,
      place(
        {
          x: id % 2 ? 1010 : 262,
          y: 250 + r.around(0, 40),
          size: 0.7,
          turn: r.around(4, 10),
          flip: id % 2 === 0,
        },
        bee(),
      ),
    ].join(''),
  );
};
