import { contrast, LEAST_CONTRAST } from './contrast.ts';
import { toHex, toLab, type Lab } from './oklab.ts';

/** The brand colours that the owner picks: '#rrggbb'. */
export type BrandColors = {
  /** Background of every page. */
  ground: string;
  text: string;
  /** Footer and dark bands. */
  dark: string;
  /** The main button and honey; text on it has the text colour, or white where that is easier to read. */
  button: string;
  /** Links and prices. */
  link: string;
  /** Selection, focus, and marks with white text. */
  accent: string;
  /** Small capitals, Latin names. */
  detail: string;
};

/** The original design, on which other palettes are modelled. */
export const FIRST_COLORS: BrandColors = {
  ground: '#FFF9EE',
  text: '#2E1D10',
  dark: '#2A1A0E',
  button: '#F2A81D',
  link: '#8F5600',
  accent: '#B0246B',
  detail: '#B8450B',
};

/** The shades of the brand colours in that design; those that carry text, or are text, name the other colour too. */
const SHADES = {
  creamDeep: { of: 'ground', first: '#FBEFD9' },
  line: { of: 'ground', first: '#EBDBC0' },
  inkSoft: { of: 'text', first: '#654A35', on: 'creamDeep' },
  inkFaint: { of: 'text', first: '#7C6450', on: 'paper' },
  lineStrong: { of: 'text', first: '#A1835C', on: 'paper', least: 3 },
  barkSoft: { of: 'dark', first: '#3B2717' },
  onDark: { of: 'ground', first: '#FBEFD9', on: 'bark' },
  onDarkSoft: { of: 'ground', first: '#D9C4A5', on: 'bark' },
  wood: { of: 'button', first: '#C89A66' },
  woodEdge: { of: 'button', first: '#DCB788' },
  amberHover: { of: 'button', first: '#E39605', on: 'onAmber' },
  amberOnDark: { of: 'button', first: '#F2A81D', on: 'bark' },
  amberSoft: { of: 'button', first: '#FDE7B6', on: 'ink' },
  petalSoft: { of: 'accent', first: '#FBE6F0', on: 'ink' },
  petalText: { of: 'accent', first: '#8C1A54', on: 'petalSoft' },
  cempasuchil: { of: 'detail', first: '#E8641B' },
} as const satisfies Record<string, Shade>;
type Shade = { of: keyof BrandColors; first: string; on?: string; least?: number };

const NAMES = {
  ground: 'cream',
  text: 'ink',
  dark: 'bark',
  button: 'amber',
  link: 'honey',
  accent: 'petal',
  detail: 'cempasuchilText',
} as const satisfies Record<keyof BrandColors, string>;

type PaletteColor =
  | (typeof NAMES)[keyof BrandColors]
  | keyof typeof SHADES
  | 'paper'
  | 'amberLine'
  | 'amberEdge'
  | 'onAmber';
/** Every colour of a brand by the name of its token. */
type Palette = Record<PaletteColor, string>;

const PAPER = '#FFFFFF';
/** The lowest contrast at which the main button needs no edge on its ground. */
const SEEN = 1.4;

const polar = (hex: string) => {
  const [lightness, a, b] = toLab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};
const fromPolar = (lightness: number, chroma: number, hue: number): string => {
  const lab: Lab = [Math.min(1, Math.max(0, lightness)), chroma * Math.cos(hue), chroma * Math.sin(hue)];
  return toHex(lab).toUpperCase();
};

/** Shifts `color` in lightness, strength and hue as the design shifted its own colour to get `first`. */
function shadeOf(color: string, { of, first }: Shade): string {
  if (color.toUpperCase() === FIRST_COLORS[of]) return first;
  const [own, from, to] = [polar(color), polar(FIRST_COLORS[of]), polar(first)];
  const stronger = from.chroma < 0.02 ? 1 : to.chroma / from.chroma;
  const turned = own.hue + to.hue - from.hue;
  return fromPolar(own.lightness + to.lightness - from.lightness, own.chroma * stronger, turned);
}

/** Makes a colour darker or lighter until text in it, or on it, is readable. */
function readable(color: string, other: string, least: number): string {
  const { lightness, chroma, hue } = polar(color);
  const step = contrast('#000000', other) > contrast(PAPER, other) ? -0.01 : 0.01;
  for (let turn = 0; turn <= 100; turn += 1) {
    const tried = turn === 0 ? color : fromPolar(lightness + turn * step, chroma * (1 - turn / 100), hue);
    if (contrast(tried, other) >= least) return tried;
  }
  return step < 0 ? '#000000' : PAPER;
}

/** The colour for text on a background: the text colour or white, whichever is readable. */
export function wordsOn(ground: string, text: string): string {
  const found = [text, PAPER].find((color) => contrast(color, ground) >= LEAST_CONTRAST);
  return (found ?? readable(text, ground, LEAST_CONTRAST)).toUpperCase();
}

/** All colours of a brand. Text in its shades and on them is readable, whatever was picked. */
export function paletteOf(colors: BrandColors): Palette {
  const palette: Record<string, string> = { paper: PAPER, amberLine: `${colors.button.toUpperCase()}6B` };
  for (const [picked, name] of Object.entries(NAMES))
    palette[name] = colors[picked as keyof BrandColors].toUpperCase();
  palette['onAmber'] = wordsOn(colors.button, colors.text);
  for (const [name, shade] of Object.entries<Shade>(SHADES)) {
    const made = shadeOf(colors[shade.of], shade);
    palette[name] = shade.on ? readable(made, palette[shade.on]!, shade.least ?? LEAST_CONTRAST) : made;
  }
  const isSeen = [PAPER, colors.ground, colors.dark].every((on) => contrast(colors.button, on) >= SEEN);
  palette['amberEdge'] = isSeen ? `${palette['amber']!}00` : palette['lineStrong']!;
  return palette as Palette;
}

/** Which colours are drawn on which, with the picked colour that is named when the pair is not readable. */
const DRAWN: [keyof BrandColors, color: PaletteColor, ground: PaletteColor, where: string][] = [
  ['text', 'ink', 'paper', 'blanco'],
  ['text', 'ink', 'cream', 'el fondo'],
  ['text', 'ink', 'creamDeep', 'el segundo fondo'],
  ['link', 'honey', 'cream', 'el fondo'],
  ['link', 'honey', 'creamDeep', 'el segundo fondo'],
  ['accent', 'petal', 'paper', 'blanco'],
  ['accent', 'petal', 'cream', 'el fondo'],
  ['detail', 'cempasuchilText', 'cream', 'el fondo'],
  ['detail', 'cempasuchilText', 'paper', 'blanco'],
];

type WeakContrast = { field: keyof BrandColors; where: string; ratio: number };

/** The picked colours that are not readable, with the place and the contrast. */
export function weakContrasts(colors: BrandColors): WeakContrast[] {
  const palette = paletteOf(colors);
  return DRAWN.map(([field, color, ground, where]) => ({
    field,
    where,
    ratio: contrast(palette[color], palette[ground]),
  })).filter(({ ratio }) => ratio < LEAST_CONTRAST);
}
