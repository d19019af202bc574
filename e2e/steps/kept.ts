import { expect, takenOver, type Page } from './test.ts';

/** Longer than a page waits before it prepares for offline use. */
const LATER_MS = 9_000;

/** The pages in the service worker's cache, and whether it has every script that this page has loaded. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const keysOf = async (name: string) => (await caches.open(name)).keys();
    const keys = [...(await keysOf('pages')), ...(await keysOf('stand-in'))];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const found = await Promise.all(scripts.map(({ name }) => caches.match(name)));
    return { pages: keys.map(({ url }) => new URL(url).pathname), isWhole: found.every(Boolean) };
  });

/** Opens a page and waits until the service worker has cached it and the offline page. The story controls the clock. */
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
