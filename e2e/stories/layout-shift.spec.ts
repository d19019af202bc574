import { fillCart } from '../steps/shopping.ts';
import { expect, type Page, settled, test } from '../steps/test.ts';

/** Of the picture; 0.1 counts as good. */
const LIMIT = 0.02;

test.use({ cold: true });

/** Adds up what moves without being asked to, from the first picture on, over all documents of the visit. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          sessionStorage['shifts'] = Number(sessionStorage['shifts'] ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => Number(sessionStorage['shifts'] ?? 0));

const PATHS = [
  '/',
  '/menu',
  '/menu?q=xtabentun&sabor=floral',
  '/menu?elixir=3',
  '/menu/monte-blanco',
  '/customize',
  '/cart',
  '/checkout',
  // Without an order: the home page opens in its place.
  '/checkout/success',
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

for (const path of ['/cart', '/checkout'])
  test(
    `when ${path} is opened with something in the cart then its frame says nothing of it, is taken over, and nothing moves`,
    { tag: '@desk' },
    async ({ page }) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      await watchShifts(page);
      await fillCart(page, 'Amanecer de Tajonal');

      const frame = await (await page.goto(path))!.text();
      await expect(page.getByText('Cargando tu carrito…')).toHaveCount(0);
      await settled(page);

      expect(frame).toContain('Cargando tu carrito…');
      expect(frame).not.toContain('Amanecer');
      expect(complaints).toEqual([]);
      expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
    },
  );
