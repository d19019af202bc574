import { widthOf, wrap, write } from './letters.ts';
import { accentOf, type Recipe } from './recipe.ts';

const BAND = 'M-149-112c69 15 229 15 298 0v38C80-58-80-58-149-74Z';
const PAPER = 'M-149-340c69 14 229 14 298 0v266C80-58-80-58-149-74Z';
const HEXAGON = 'm0-322 35 20.2v40.4L0-241.2l-35-20.2v-40.4Z';
const [GOLD, BRAND, INK] = ['#e8a317', '#8a4a12', '#2f1509'];
const WIDTH = 264;
const SMALL = 14;

/** The largest size at which the name fits its place; a name beyond all sizes ends in '…'. */
const fitName = (name: string): { lines: string[]; size: number } => {
  for (const [size, most] of [
    [46, 1],
    [33, 2],
    [29, 2],
    [22, 3],
  ] as const) {
    const lines = wrap(name, WIDTH, size);
    if (lines.length <= most && lines.every((line) => widthOf(line, { size }) <= WIDTH))
      return { lines, size };
  }
  const lines = wrap(name, WIDTH, 16.5);
  return lines.length <= 4
    ? { lines, size: 16.5 }
    : { lines: [...lines.slice(0, 3), `${lines[3]!.slice(0, -1)}…`], size: 16.5 };
};

const drawName = (name: string): string => {
  const { lines, size } = fitName(name);
  const step = size * 1.08;
  const first = -178 - ((lines.length - 1) * step) / 2 + size * 0.26;
  return lines.map((line, at) => write(line, Math.round(first + at * step), { size, color: INK })).join('');
};

/** The flowers' names on at most two small lines; the last word counts those that found no place. */
const flowerLines = (names: string[]): string[] => {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const left = names.length - shown;
    const text = [...names.slice(0, shown), ...(left > 0 ? [`+${left}`] : [])]
      .map((name) => name.replaceAll(' ', '\u00a0'))
      .join(' · ');
    const lines = wrap(text, WIDTH - 8, SMALL).map((line) =>
      line.replace(/^· | ·$/g, '').replaceAll('\u00a0', ' '),
    );
    if (lines.length <= 2) return lines;
  }
  return [];
};

const drawFlowers = (names: string[]): string => {
  const lines = flowerLines(names);
  const first = lines.length === 1 ? -120 : -129;
  return lines.map((line, at) => write(line, first + at * 15.5, { size: SMALL, color: BRAND })).join('');
};

/** The shop's name in capitals on one line; a long one is closer and smaller. */
const drawShop = (shop: string): string => {
  const text = shop.toUpperCase();
  const spacing = text.length > 14 ? 0.06 : 0.16;
  const size = Math.min(17, Math.floor((WIDTH / widthOf(text, { size: 1, spacing })) * 10) / 10);
  return write(text, -222, { size, color: BRAND, spacing });
};

const words = (shop: string, { name, blooms }: Recipe): string =>
  drawShop(shop) + drawName(name) + drawFlowers(blooms.map((bloom) => bloom.name));

/** `shop`: its name. `isSmall`: what would be too small to see is left out. */
type LabelOptions = { shop: string; isSmall?: boolean };

/** The label: medallion of the first flower (out of `partsOf` with the same ids), shop, the blend's name, its flowers, and a band of comb in their colour. */
export const label = (ids: string, recipe: Recipe, { shop, isSmall = false }: LabelOptions): string => {
  const { blooms } = recipe;
  const accent = accentOf(blooms);
  const [first] = blooms;
  return (
    `<defs><pattern id="${ids}c" width="22.5" height="39" patternUnits="userSpaceOnUse" x="-149" y="-116"><path fill="none" stroke="#fff3cf" stroke-opacity=".55" stroke-width="1.6" d="m11.2 0 11.3 6.5v13L11.2 26 0 19.5v-13ZM11.2 26v13"/></pattern>` +
    `<linearGradient id="${ids}s"><stop offset="0" stop-color="#3a1a08" stop-opacity=".72"/><stop offset=".12" stop-color="#7a4a20" stop-opacity=".32"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#7a4a20" stop-opacity=".14"/><stop offset=".92" stop-color="#4a2408" stop-opacity=".42"/><stop offset="1" stop-color="#2a0f04" stop-opacity=".75"/></linearGradient></defs>` +
    `<path fill="#fffaf0" d="${PAPER}"/><path fill="${accent}" d="${BAND}"/><path fill="url(#${ids}c)" d="${BAND}"/>` +
    `<path fill="none" stroke="${GOLD}" stroke-width="3" d="M-149-113c69 15 229 15 298 0"/>` +
    `<path fill="none" stroke="${GOLD}" stroke-width="2.4" d="M-149-330c69 14 229 14 298 0"/>` +
    `<path fill="${accent}" fill-opacity=".14" stroke="${GOLD}" stroke-width="3" stroke-linejoin="round" d="${HEXAGON}"/>` +
    (first
      ? `<g transform="translate(0 -281.6)scale(.27)">${isSmall ? `<circle r="86" fill="${first.petals}"/>` : `<use href="#${ids}f0"/>`}</g>`
      : '') +
    (isSmall ? '' : words(shop, recipe)) +
    `<path fill="url(#${ids}s)" d="${PAPER}"/>`
  );
};
