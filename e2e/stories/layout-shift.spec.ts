import { fillCart } from '../steps/shopping.ts';
import { expect, type Page, settled, test } from '../steps/test.ts';

/** Of the picture; 0.1 counts as good. */
const LIMIT = 0.02;

test.use({ cold: true });

/** Adds up what moves without being asked to, or all of it, from the first picture on, over all documents of the visit. */
const watchShifts = (page: Page, all = false) =>
  page.addInitScript((isAll) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (isAll || !entry.hadRecentInput)
          sessionStorage['shifts'] = Number(sessionStorage['shifts'] ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, all);
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

/** Moves on to the page of this address, without another document, by whatever link there is. */
const goOn = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test(
  'when a shopper moves about the shop then each page stands as a whole, and where it is slow its shape holds the place',
  { tag: '@desk' },
  async ({ page }) => {
    await watchShifts(page, true);
    await page.goto('/');
    await settled(page);
    for (const path of ['/menu', '/customize', '/contact', '/about', '/']) {
      await goOn(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect(await shiftOf(page), path).toBeLessThanOrEqual(LIMIT);
    }

    await page.goto('/contact');
    await settled(page);
    const late = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      await late.promise;
      await route.continue();
    });
    await goOn(page, '/menu');
    const firstCard = async (name: string) => (await page.getByTestId(name).first().boundingBox())!.y;
    await expect(page.getByTestId('elixir-skeleton').first()).toBeVisible();
    const before = await firstCard('elixir-skeleton');
    late.resolve();
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await settled(page);
    expect(Math.abs((await card.boundingBox())!.y - before)).toBeLessThanOrEqual(8);
  },
);

test(
  'when a shopper goes to the workshop and what it reads comes late then its place is held and nothing moves',
  { tag: '@desk' },
  async ({ page }) => {
    await watchShifts(page, true);
    await page.goto('/contact');
    await settled(page);
    const [words, flowers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/api/**', async (route) => {
      await (route.request().url().includes('/flowers') ? flowers : words).promise;
      await route.continue();
    });
    await goOn(page, '/customize');
    await expect(page.getByText('Cargando las flores…')).toBeAttached();
    await page.evaluate(() => sessionStorage.removeItem('shifts'));

    words.resolve();
    await expect(page.locator('[aria-labelledby=custom-benefits]')).toBeAttached();
    flowers.resolve();
    await expect(page.getByRole('checkbox').first()).toBeAttached();
    await settled(page);

    expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
  },
);

for (const nth of [0, -1])
  test(
    `when suggestion ${nth} of the cart is added then it stays under the finger, and nothing else moves`,
    { tag: '@desk' },
    async ({ page }) => {
      await watchShifts(page, true);
      await fillCart(page, 'Amanecer de Tajonal');
      await page.goto('/cart');
      const card = page.getByRole('region', { name: 'Va bien con' }).getByRole('listitem').nth(nth);
      const add = card.getByRole('button');
      await add.scrollIntoViewIfNeeded();
      await settled(page);
      await page.evaluate(() => sessionStorage.removeItem('shifts'));
      const before = (await card.boundingBox())!.y;

      await add.click();
      await expect(card.getByText('En tu carrito')).toBeVisible();
      await settled(page);

      expect(Math.abs((await card.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
      expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
    },
  );

test(
  'when the shopper goes on to the payment then its step stands there from its beginning, and its foot stays out of sight',
  { tag: '@desk' },
  async ({ page }) => {
    await watchShifts(page, true);
    await fillCart(page, 'Amanecer de Tajonal');
    await page.goto('/checkout');
    await page.getByLabel('Nombre completo').fill('Persona de Muestra');
    await page.getByLabel('Correo electrónico').fill('muestra@example.com');
    await page.getByLabel('Dirección').fill('Calle 60 número 491, Centro');
    await page.getByLabel('Código postal').fill('97000');
    await expect(page.getByLabel('Ciudad')).toHaveValue('Mérida');
    await settled(page);
    await page.evaluate(() => sessionStorage.removeItem('shifts'));

    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeVisible();
    await settled(page);

    expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
  },
);
