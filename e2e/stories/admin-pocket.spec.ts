import { SEEN_ORDERS } from '@shop/contracts/offline';
import { expectSound, openAdmin, openMenu, rowOf, uniqueName } from '../steps/admin.ts';
import { logIn, signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';
import { expect, test, type Page } from '../steps/test.ts';

test.use({ cold: true, serviceWorkers: 'allow' });

/** A page waits eight seconds before it prepares for having no network; a clock of the story's hides from it what was loaded. */
const LATER = { timeout: 20_000 };

/** What the worker keeps, as paths. */
const keptIn = (page: Page, name: string) =>
  page.evaluate(
    async (of) =>
      (await caches.has(of))
        ? (await (await caches.open(of)).keys()).map(({ url }) => new URL(url).pathname)
        : [],
    name,
  );
const keepsScripts = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    return (await Promise.all(scripts.map(({ name }) => caches.match(name)))).every(Boolean);
  });

test('when the network is away then the orders are as they were and nothing of them outlives the sign-out', async ({
  page,
  context,
}, info) => {
  const buyer = uniqueName('Vista', info.project.name);
  await buy(page, 'Brisa de Pericón', buyer);
  await page.goto('/admin/login');
  // Its own session, since it ends it.
  await logIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await openAdmin(page, '/admin/orders');
  await expect
    .poll(() => keptIn(page, SEEN_ORDERS), LATER)
    .toEqual(expect.arrayContaining(['/api/orders', '/api/admin/check-auth']));
  await expect.poll(() => keepsScripts(page)).toBe(true);
  await expect.poll(() => keptIn(page, 'office')).toEqual(['/admin']);

  await context.setOffline(true);
  await page.goto('/admin/orders');

  await expect(rowOf(page, buyer)).toBeVisible();
  await expect(page.getByText(/^Sin conexión: como estaba a las \d\d:\d\d$/)).toBeVisible();
  await expectSound(page, 'orders without a network');

  await context.setOffline(false);
  await expect(page.getByText(/^Sin conexión: como estaba/)).toHaveCount(0);
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect.poll(() => keptIn(page, SEEN_ORDERS)).toEqual([]);

  await context.setOffline(true);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText(buyer)).toHaveCount(0);
});

test('when the back office is kept as an app then its manifest names the shop, and the public shop has none', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await signIn(page);
  await openAdmin(page, '/admin/orders');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href'))!;
  const manifest = (await (await page.request.get(href)).json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});
