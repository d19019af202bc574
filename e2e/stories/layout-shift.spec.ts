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

// On the desk the menu's chips stand in one line in the one typeface and in two in the other.
for (const [path, tag] of [
  ['/', '@desk'],
  ['/menu', []],
  ['/menu/monte-blanco', '@desk'],
] as const)
  test(
    `when ${path} is opened and the typefaces come late then nothing moves`,
    { tag: [...[tag].flat()] },
    async ({ page }) => {
      const late = Promise.withResolvers<void>();
      await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
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
