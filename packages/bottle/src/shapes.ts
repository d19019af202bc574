import { mix } from '@shop/contracts/oklab';

/** Shades of a flower: paper-cut layers from dark to light, as in the catalogue's pictures. */
export type Shades = Record<'deep' | 'dark' | 'base' | 'light' | 'pale', string>;
export const shadesOf = (petals: string): Shades => ({
  deep: mix(petals, '#3a1208', 0.42),
  dark: mix(petals, '#5a2a10', 0.2),
  base: petals,
  light: mix(petals, '#fffaf0', 0.28),
  pale: mix(petals, '#fffaf0', 0.6),
});

/** Rounded to the digits that the drawing needs. */
export const num = (value: number): number => Math.round(value * 10) / 10;
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Numbers from 0 to 1 that look random and are always the same. */
export const pseudoRandom = (seed: number): number => ((seed * 7_919 + 104_729) % 1_009) / 1_009;

export const point = (angle: number, radius: number): [x: number, y: number] => {
  const turn = (angle * Math.PI) / 180;
  return [num(radius * Math.sin(turn)), num(-radius * Math.cos(turn))];
};

type Paint = { fill: string; rim?: string; turn?: number };

/** The same path `count` times around the centre. */
export const ring = (path: string, count: number, { fill, rim, turn = 0 }: Paint): string =>
  `<g fill="${fill}"${rim ? ` stroke="${rim}" stroke-width="1.6"` : ''}>${range(count)
    .map((at) => `<path transform="rotate(${num(turn + (at * 360) / count)})" d="${path}"/>`)
    .join('')}</g>`;

/** A petal from the centre upwards. */
export const roundPetal = (length: number, width: number): string =>
  `M0 0C${-width} ${num(-length * 0.3)} ${num(-width * 1.15)} ${-length} 0 ${-length}C${num(width * 1.15)} ${-length} ${width} ${num(-length * 0.3)} 0 0Z`;
export const pointedPetal = (length: number, width: number): string =>
  `M0 0C${-width} ${num(-length * 0.3)} ${num(-width * 0.9)} ${num(-length * 0.75)} 0 ${-length}C${num(width * 0.9)} ${num(-length * 0.75)} ${width} ${num(-length * 0.3)} 0 0Z`;

/** Small discs at these places, as one shape. */
export const dots = (places: [x: number, y: number][], radius: number, fill: string): string => {
  const disc = `m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  return `<path fill="${fill}" d="${places.map(([x, y]) => `M${x} ${y}${disc}`).join('')}"/>`;
};
