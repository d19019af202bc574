import { MAX_FLOWERS_PER_ELIXIR } from '@shop/contracts/constants';
import { mix } from '@shop/contracts/oklab';

/**
 * The bottle of the catalogue's pictures. Its foot is at 0,0; it is 300 wide and 748 high. `ids` keeps the names of
 * gradients apart when a page shows several. Only attributes are used: pages forbid styles inside markup.
 */
const INSIDE = 'M-108-12q-30 0-30-30v-308c0-62 84-66 88-112v-46H50v46c4 46 88 50 88 112v308q0 30-30 30Z';
const OUTSIDE =
  'M-114 0c-24 0-36-14-36-38v-314c0-68 84-72 88-118v-36H62v36c4 46 88 50 88 118v314c0 24-12 38-36 38Z';

/** Colours of honey and of amber glass. */
type Tones = Record<'rim' | 'edge' | 'shade' | 'glass' | 'honey' | 'light' | 'glow', string>;

export const tonesOf = (honey: string): Tones => ({
  rim: mix(honey, '#331404', 0.82),
  edge: mix(honey, '#4f2408', 0.7),
  shade: mix(honey, '#6e340b', 0.5),
  glass: mix(honey, '#a85c14', 0.62),
  honey,
  light: mix(honey, '#fff3cf', 0.34),
  glow: mix(honey, '#fff6da', 0.58),
});

type Stop = [offset: number, color: string, opacity?: number];
/** A gradient named `key`, after the prefix of the drawing. */
export type Gradient = { key: string; isRadial?: boolean; stops: Stop[] };

/** The gradients whose colours depend on the honey. */
export const gradientsOf = ({ rim, edge, shade, glass, honey, light, glow }: Tones): Gradient[] => [
  {
    key: 'g',
    stops: [
      ...([
        [0, rim],
        [0.07, edge],
        [0.2, shade],
        [0.42, glass],
      ] as Stop[]),
      ...([
        [0.6, shade],
        [0.85, edge],
        [1, rim],
      ] as Stop[]),
    ],
  },
  {
    key: 'h',
    stops: [
      ...([
        [0, shade, 0.5],
        [0.2, honey, 0.95],
        [0.4, light],
      ] as Stop[]),
      ...([
        [0.62, honey],
        [0.86, shade],
        [1, edge, 0.4],
      ] as Stop[]),
    ],
  },
  {
    key: 'o',
    isRadial: true,
    stops: [
      [0, glow, 0.9],
      [1, honey, 0],
    ],
  },
];

const stop = ([offset, color, opacity = 1]: Stop) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
const paint = (ids: string, { key, isRadial, stops }: Gradient) => {
  const kind = isRadial ? 'radialGradient' : 'linearGradient';
  return `<${kind} id="${ids}${key}">${stops.map(stop).join('')}</${kind}>`;
};

const [LOWEST, HIGHEST] = [-366, -436];
/** The honey's upper edge: the first flower fills the bottle to its shoulder, each further one a little more. */
export const levelOf = (flowers: number): number =>
  flowers === 0
    ? 20
    : Math.round(LOWEST + ((HIGHEST - LOWEST) * (flowers - 1)) / (MAX_FLOWERS_PER_ELIXIR - 1));

/** The glass behind the honey, with the gradients of the parts in front. */
export const glass = (ids: string): string =>
  `<defs><linearGradient id="${ids}w" x2="0" y2="1">${(
    [
      [0, '#fffaf0', 0.9],
      [0.6, '#fffaf0', 0.5],
      [1, '#fffaf0', 0.12],
    ] as Stop[]
  )
    .map(stop)
    .join('')}</linearGradient>` +
  `<clipPath id="${ids}i"><path d="${INSIDE}"/></clipPath></defs><path d="${OUTSIDE}" fill="url(#${ids}g)"/>`;

/** The honey with its surface at y = 0; to be drawn inside the clip path 'i'. */
export const honey = (ids: string): string =>
  `<path d="M-140 0h280v520h-280Z" fill="url(#${ids}h)"/><ellipse rx="139" ry="8" fill="#fff0c8" opacity=".45"/>`;

/** The dropper, and the light on the glass. */
export const shine = (ids: string): string =>
  '<path fill="#fff3cf" fill-opacity=".2" d="M-13-500h26v408c0 26-8 32-9 52h-8c-1-20-9-26-9-52Z"/>' +
  '<path fill="none" stroke="#fff3cf" stroke-linecap="round" stroke-opacity=".5" stroke-width="2.4" d="M-11-500v408c0 22 6 30 7 50"/>' +
  '<path fill="none" stroke="#5a2406" stroke-linecap="round" stroke-opacity=".35" stroke-width="2.4" d="M11-500v408c0 22-6 30-7 50"/>' +
  `<ellipse cx="-34" cy="-46" fill="url(#${ids}o)" rx="96" ry="46"/>` +
  `<path fill="url(#${ids}w)" d="M-132-40v-308c0-24 8-38 22-48l10 6c-12 12-16 24-16 44v306c0 14-16 14-16 0"/>` +
  '<path fill="none" stroke="#ffe2a0" stroke-linecap="round" stroke-opacity=".35" stroke-width="5" d="M140-60v-286"/>' +
  '<path fill="none" stroke="#fffaf0" stroke-linecap="round" stroke-opacity=".5" stroke-width="7" d="M-56-474c-4 34-62 50-74 90"/>' +
  '<path fill="none" stroke="#ffe9b8" stroke-linecap="round" stroke-opacity=".45" stroke-width="4" d="M-106-7c46 4 166 4 212 0"/>' +
  `<path fill="none" stroke="#2a0f04" stroke-opacity=".4" stroke-width="3" d="${OUTSIDE}"/>`;

/** Glass and honey as one drawing. @param level the honey's upper edge */
export const body = (ids: string, tones: Tones, level: number): string =>
  `<defs>${gradientsOf(tones)
    .map((gradient) => paint(ids, gradient))
    .join(
      '',
    )}</defs>${glass(ids)}<g clip-path="url(#${ids}i)"><g transform="translate(0 ${level})">${honey(ids)}</g></g>${shine(ids)}`;

const flutes = (from: number, color: string, count: number) =>
  `<path fill="none" stroke="${color}" stroke-linecap="round" stroke-opacity=".28" stroke-width="2.2" d="${Array.from({ length: count }, (_, at) => `M${from + at * 11}-572v58`).join('')}"/>`;

const METAL: Stop[] = [
  ...([
    [0, '#2b1a10'],
    [0.16, '#6b4a2c'],
    [0.3, '#f2d596'],
  ] as Stop[]),
  ...([
    [0.42, '#b98a44'],
    [0.7, '#5b3c20'],
    [1, '#1f1209'],
  ] as Stop[]),
];
const RUBBER: Stop[] = [
  [0, '#2b1a12'],
  [0.3, '#4f3826'],
  [0.55, '#2c1a10'],
  [1, '#20120a'],
];

/** The metal collar and the rubber bulb. */
export const cap = (ids: string): string =>
  `<defs>${paint(ids, { key: 'm', stops: METAL })}${paint(ids, { key: 'r', stops: RUBBER })}</defs>` +
  `<rect width="148" height="76" x="-74" y="-582" fill="url(#${ids}m)" rx="9"/>` +
  flutes(-66, '#fff0c8', 5) +
  flutes(-11, '#1f1209', 8) +
  '<rect width="148" height="10" x="-74" y="-582" fill="#fff0c8" opacity=".4" rx="5"/>' +
  '<rect width="148" height="10" x="-74" y="-516" fill="#1f1209" opacity=".4" rx="5"/>' +
  `<path fill="url(#${ids}r)" d="M-52-580c0-26 12-32 12-60v-52c0-40 16-56 40-56s40 16 40 56v52c0 28 12 34 12 60Z"/>` +
  '<path fill="#fff6e0" fill-opacity=".42" d="M-26-690c0-26 8-40 18-44-6 18-6 74-8 94-8 0-11-10-10-50"/>' +
  '<path fill="none" stroke="#120a06" stroke-linecap="round" stroke-opacity=".5" stroke-width="3" d="M-44-598c24 8 64 8 88 0"/>';
