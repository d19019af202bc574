import { expect, type Page, settled, test } from '../steps/test.ts';

/** Of the picture; 0.1 counts as good. */
const LIMIT = 0.02;

test.use({ cold: true });

/** Adds up what moves without being asked to, from the first picture on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);

const PATHS = [
  '/',
  '/menu',
  '/menu?q=xtabentun&sabor=floral',
  '/menu?elixir=3',
  '/menu/monte-blanco',
  '/customize',
  '/cart',
];
for (const path of PATHS)
  test(
    `when ${path} is opened and typefaces and pictures come late then nothing moves`,
    { tag: '@desk' },
    async ({ page }) => {
      const late = Promise.withResolvers<void>();
      await watchShifts(page);
      await page.route(/\.woff2$|\/media\//, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      late.resolve();
      await page.evaluate(() => document.fonts.ready);
      await settled(page);

      expect(await page.evaluate(() => document.fonts.check('600 1rem "Fraunces Variable"'))).toBe(true);
      expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
    },
  );
