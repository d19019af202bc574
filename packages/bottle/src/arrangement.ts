import { blossom } from './blossoms.ts';
import type { Bloom } from './recipe.ts';
import { num } from './shapes.ts';

/** Positions of blossoms behind the bottle (on stems) and in front of it; units and origin are the bottle's. */
type Slot = { x: number; y: number; size: number; turn: number };
const STANDING: Slot[] = [
  { x: -232, y: -596, size: 0.98, turn: -8 },
  { x: 238, y: -580, size: 0.98, turn: 10 },
  { x: -382, y: -452, size: 0.9, turn: -20 },
  { x: 386, y: -444, size: 0.9, turn: 18 },
  { x: -226, y: -392, size: 0.76, turn: 6 },
  { x: 234, y: -384, size: 0.76, turn: -4 },
  { x: -358, y: -264, size: 0.7, turn: -26 },
  { x: 364, y: -256, size: 0.7, turn: 28 },
];
const LYING: Slot[] = [
  { x: -238, y: -14, size: 0.7, turn: -14 },
  { x: 244, y: -10, size: 0.68, turn: 16 },
  { x: -366, y: 22, size: 0.56, turn: 24 },
  { x: 364, y: 26, size: 0.54, turn: -22 },
  { x: -158, y: 44, size: 0.42, turn: 38 },
  { x: 162, y: 46, size: 0.44, turn: -34 },
];

/** `flower`: the index of the bloom. */
export type Placed = Slot & { flower: number; isStanding: boolean };

/** The blossoms of a bouquet: the flowers alternate, left and right. */
export const arrange = (blooms: Bloom[]): Placed[] =>
  blooms.length === 0
    ? []
    : [...STANDING, ...LYING].map((slot, at) => {
        const isStanding = at < STANDING.length;
        const turn = isStanding ? at : at - STANDING.length;
        return { ...slot, isStanding, flower: turn % blooms.length };
      });

const LEAF = 'M0 0C-16-18-20-52 0-84 20-52 16-18 0 0Z';
const LEAF_DRAWING = `<path fill="#3f7a49" stroke="#2c5a36" stroke-width="2" d="${LEAF}"/><path fill="#6f9f63" opacity=".55" d="M0-4C-12-22-14-50 0-78Z"/><path fill="none" stroke="#cfe0bd" stroke-opacity=".45" stroke-width="2" d="M0-4v-70"/>`;

/** The parts of a bouquet, defined once: shadow, leaf, and a blossom of each flower. */
export const partsOf = (ids: string, blooms: Bloom[]): string =>
  `<defs><radialGradient id="${ids}d"><stop offset=".2" stop-color="#2a0f04" stop-opacity=".5"/><stop offset="1" stop-color="#2a0f04" stop-opacity="0"/></radialGradient>` +
  `<g id="${ids}l">${LEAF_DRAWING}</g>${blooms.map((bloom, at) => `<g id="${ids}f${at}">${blossom(bloom)}</g>`).join('')}</defs>`;

const leaf = (ids: string, x: number, y: number, [turn, size]: [turn: number, size: number]) =>
  `<use href="#${ids}l" transform="translate(${num(x)} ${num(y)})rotate(${turn})scale(${num(size)})"/>`;

/** A stem behind the bottle, with its leaves. */
export const stem = (ids: string, { x, y, size }: Slot): string => {
  const side = Math.sign(x);
  const [footX, footY] = [side * 70, -90];
  const [midX, midY] = [num(x * 0.62), num((y + footY) / 2 + 40)];
  return (
    `<path fill="none" stroke="#4b6b39" stroke-width="7" stroke-linecap="round" d="M${footX} ${footY}Q${midX} ${midY} ${x} ${y}"/>` +
    leaf(ids, x * 0.74, y * 0.74 - 10, [side * 62, 0.9 * size + 0.25]) +
    leaf(ids, x * 0.86, y * 0.86 - 6, [side * -24, 0.8 * size + 0.2])
  );
};

/** A blossom with its soft shadow: on the wall, or on the table. */
export const head = (ids: string, { flower, isStanding, turn, size }: Placed): string => {
  const [x, y, rx, ry] = isStanding ? [16, 20, 118, 118] : [12, 62, 116, 34];
  return `<g transform="scale(${size})"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${ids}d)" opacity="${isStanding ? 0.5 : 0.9}"/><use href="#${ids}f${flower}" transform="rotate(${turn})"/></g>`;
};
