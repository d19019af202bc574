import { chromium, type Browser } from 'playwright';
import { FINE_PHONE, kilobytes, watchLoaded, type Loaded } from '../../e2e/steps/loaded.ts';
import type { Figure } from '../measure/figures.ts';
import type { BenchShop } from './shop.ts';

/** Bytes (kB) of a page as a cold visit fetches it without scrolling: everything, and the bodies of its scripts. */
const LIMITS: Record<string, { all: number; scripts: number }> = {
  '/': { all: 320, scripts: 140 },
  '/menu': { all: 350, scripts: 140 },
  '/menu/monte-blanco': { all: 350, scripts: 140 },
  '/cart': { all: 350, scripts: 150 },
};
const HERO_KB = 35;

/** What pages weigh on a phone, by what they are made of. */
export async function benchWeight({ url }: BenchShop): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']! });
  try {
    const figures: Figure[] = [];
    for (const [path, limits] of Object.entries(LIMITS))
      figures.push(...figuresOf(path, limits, await loadedBy(browser, url + path)));
    return figures;
  } finally {
    await browser.close();
  }
}

async function loadedBy(browser: Browser, address: string): Promise<Loaded[]> {
  const context = await browser.newContext(FINE_PHONE);
  const page = await context.newPage();
  const loaded = await watchLoaded(await context.newCDPSession(page));
  await page.goto(address);
  // The shop's scripts come after the page is painted.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.waitForLoadState('networkidle');
  await context.close();
  return loaded;
}

function figuresOf(path: string, limits: { all: number; scripts: number }, loaded: Loaded[]): Figure[] {
  const groups = Map.groupBy(loaded, ({ type }) => type);
  const note = [...groups].map(([type, some]) => `${some.length} ${type} ${kilobytes(some).toFixed(0)}`);
  const of = (type: string) => groups.get(type) ?? [];
  const figures = [
    { what: `${path}, all of ${loaded.length} files`, measured: kilobytes(loaded), limit: limits.all },
    { what: `${path}, scripts`, measured: kilobytes(of('Script'), 'body'), limit: limits.scripts },
    ...heroOf(of('Image')),
  ];
  return figures.map((figure, at) => ({ ...figure, unit: 'kB', ...(at === 0 && { note: note.join(', ') }) }));
}

const heroOf = (pictures: Loaded[]) =>
  pictures
    .filter(({ url }) => url.includes('/hero-'))
    .map((picture) => ({
      what: `the hero, ${picture.url.split('/').at(-1)}`,
      measured: kilobytes([picture]),
      limit: HERO_KB,
    }));
