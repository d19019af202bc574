import { expect, takenOver, type Page } from './test.ts';

/** Longer than a page waits before it prepares for having no network. */
const LATER_MS = 9_000;

/** Paths of the pages that the service worker keeps, and whether it has every script that this page has loaded. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('pages')).keys();
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const found = await Promise.all(scripts.map(({ name }) => caches.match(name)));
    return { pages: keys.map(({ url }) => new URL(url).pathname), isWhole: found.every(Boolean) };
  });

/** Opens a page and waits until the service worker keeps it, and what stands in for others. The page's clock is the story's. */
export async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page.getByRole('banner').getByRole('link').first());
  await page.clock.fastForward(LATER_MS);
  await expect
    .poll(() => keptBy(page))
    .toEqual({
      pages: expect.arrayContaining([new URL(address, page.url()).pathname, '/sin-conexion']),
      isWhole: true,
    });
}

export const notice = (page: Page) => page.locator('#sin-conexion');
