import { expect, test, type Page } from '../steps/test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** To another page by a link that stands in the page, as a shopper does. */
const follow = async (page: Page, path: string) => {
  await page
    .locator(`a[href="${path}"]`)
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(path);
};

test.beforeEach(async ({ page }) => {
  await page.goto('/menu');
  await expect(page.getByRole('article')).toHaveCount(11);
  // A link works without a reload as soon as the shop's script is there.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
});

for (const [path, title] of [
  ['/cart', 'Tu carrito'],
  ['/contact', 'Escríbenos'],
] as const)
  test(`when a shopper goes from the menu to ${path} and back then the menu is where it was`, async ({
    page,
  }) => {
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => scrolled(page)).toBe(900);

    await follow(page, path);
    await expect(heading(page, title)).toBeInViewport();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();

    await expect(heading(page, 'Nuestro Menú de Elixires Listos para Ti')).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(900);
  });

test('when a shopper goes back and forward then each page is where it was', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => scrolled(page)).toBe(1200);
  await follow(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => scrolled(page)).toBe(400);

  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.goForward();

  await expect.poll(() => scrolled(page)).toBe(400);
});
