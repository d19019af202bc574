import { chromium } from '@playwright/test';
import { kilobytes, LIMITS, loadedBy, PICTURE_KB, type Loaded } from '../../e2e/steps/loaded.ts';
import { watch } from '../../e2e/steps/test.ts';
import type { Figure } from '../measure/figures.ts';
import type { BenchShop } from './shop.ts';

/** The weight of pages on a phone, by type. */
export async function benchWeight({ url }: BenchShop): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']! });
  try {
    const figures: Figure[] = [];
    for (const [path, limits] of Object.entries(LIMITS)) {
      const context = await browser.newContext({ hasTouch: true, isMobile: true });
      const loaded = await loadedBy(watch(await context.newPage()), url + path);
      await context.close();
      figures.push(...figuresOf(path, limits, loaded));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

function figuresOf(path: string, limits: { all: number; scripts: number }, loaded: Loaded[]): Figure[] {
  const groups = Map.groupBy(loaded, ({ type }) => type);
  const note = [...groups].map(([type, some]) => `${some.length} ${type} ${kilobytes(some).toFixed(0)}`);
  const of = (type: string) => groups.get(type) ?? [];
  const figures = [
    { what: `${path}, all of ${loaded.length} files`, measured: kilobytes(loaded), limit: limits.all },
    { what: `${path}, scripts`, measured: kilobytes(of('Script'), 'body'), limit: limits.scripts },
    ...picturesOf(path, of('Image')),
  ];
  return figures.map((figure, at) => ({ ...figure, unit: 'kB', ...(at === 0 && { note: note.join(', ') }) }));
}

/** The heaviest picture of each page with pictures. */
const picturesOf = (path: string, pictures: Loaded[]) =>
  pictures
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 1)
    .map((picture) => ({
      what: `${path}, its heaviest picture ${picture.url.split('/').at(-1)}`,
      measured: kilobytes([picture]),
      limit: PICTURE_KB,
    }));
