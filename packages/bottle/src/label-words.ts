import { widthOf, wrap, write } from './letters.ts';
import type { Recipe } from './recipe.ts';

const [BRAND, INK] = ['#8a4a12', '#2f1509'];
const WIDTH = 264;
const SMALL = 14;

/** The largest size at which the name fits; a name that fits no size ends in '…'. */
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

/** The flowers' names on at most two small lines; the last word counts those that do not fit. */
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

/** The shop's name in capitals on one line; a long one is smaller, with less spacing. */
const drawShop = (shop: string): string => {
  const text = shop.toUpperCase();
  const spacing = text.length > 14 ? 0.06 : 0.16;
  const size = Math.min(17, Math.floor((WIDTH / widthOf(text, { size: 1, spacing })) * 10) / 10);
  return write(text, -222, { size, color: BRAND, spacing });
};

/** The words on the label: shop, blend and flowers. In a separate file, as the letters' outlines are large. */
export const labelWords = (shop: string, { name, blooms }: Recipe): string =>
  drawShop(shop) + drawName(name) + drawFlowers(blooms.map((bloom) => bloom.name));
