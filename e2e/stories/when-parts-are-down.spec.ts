import { cartBadge } from '../steps/shopping.ts';
import { expect, takenOver, test, type Page } from '../steps/test.ts';

test('when a micro-frontend cannot be loaded then the rest works and the retry recovers', async ({
  page,
}) => {
  await page.route('**/mf/checkout/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/cart');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute('**/mf/checkout/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();

  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});

test('when the server of a micro-frontend accepts and never answers then the page says so after twenty seconds and the retry recovers', async ({
  page,
}) => {
  await page.clock.install();
  // Held for as long as the story wants.
  await page.route('**/mf/checkout/**', () => undefined);
  const cart = page.waitForResponse('**/api/cart');
  // A script that is asked for before the page has loaded keeps it from ever having loaded.
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  // A call that these seconds end as well is taken for a network that was away: the section then comes back by itself.
  await (await cart).finished();
  // The page fetches its files ahead; the twenty seconds begin with the script itself.
  await expect(page.locator('script[src*="/mf/checkout/"]').first()).toBeAttached();
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('alert')).toContainText('Esta sección no está disponible');

  await page.unroute('**/mf/checkout/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();

  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});

test('when there is no network then a section says so, what was visited is there, and it opens by itself when that is back', async ({
  page,
  context,
}) => {
  await page.goto('/cart');
  const link = (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  await takenOver(link('/about'));
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await context.setOffline(true);
  await link('/about').click();
  await expect(page.getByRole('heading', { name: 'Sin conexión. Tu carrito está a salvo.' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();

  await link('/about').click();
  await expect(page.getByRole('heading', { name: 'Sin conexión. Tu carrito está a salvo.' })).toBeVisible();
  await context.setOffline(false);

  await expect(page.getByRole('heading', { name: 'Sin conexión. Tu carrito está a salvo.' })).toHaveCount(0);
  await expect(page.getByRole('main').locator('h1')).toBeVisible();
});

test('when the script of a toast or a window cannot be loaded then the page stays, and the next press loads it', async ({
  page,
}) => {
  const scripts = /\/(toaster|legal)\.\w+\.js$/;
  const refused: string[] = [];
  await page.route(scripts, (route) => route.abort());
  page.on('requestfailed', (request) => refused.push(scripts.exec(request.url())?.[1] ?? ''));
  const isGivenUp = (name: string) => expect.poll(() => refused.filter((one) => one === name).length).toBe(3);
  await page.goto('/menu');
  const add = page.getByRole('button', { name: /^Añadir al carrito/ }).first();
  const terms = page.getByRole('contentinfo').getByRole('button', { name: 'Términos y Condiciones' });
  await takenOver(add);
  await add.click();
  await isGivenUp('toaster');
  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 1 artículo');
  await takenOver(terms);
  await terms.click();
  await isGivenUp('legal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(scripts);
  await terms.click();

  await expect(page.getByRole('dialog', { name: 'Términos y Condiciones' })).toBeVisible();
});

test('when the script of a part of a page cannot be loaded then the rest of the page stays, and the retry brings the part', async ({
  page,
}) => {
  const script = /\/p-my-orders-form\.\w+\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/pedidos');
  await expect(page.getByRole('alert')).toContainText('Esta parte no está disponible');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis pedidos');

  await page.unroute(script);
  await page.getByRole('button', { name: 'Reintentar' }).click();

  await expect(page.getByLabel('Correo electrónico')).toBeVisible();
});

/** Each of the scripts fails this often. */
const refuseAtFirst = async (page: Page, scripts: RegExp, times: number) => {
  const asked = new Map<string, number>();
  await page.route(scripts, (route) => {
    const address = route.request().url();
    const before = asked.get(address) ?? 0;
    asked.set(address, before + 1);
    return before < times ? route.abort() : route.continue();
  });
  return asked;
};

test("when the shop's own scripts cannot be loaded at first then they are asked for until the page answers, and what was pressed is done", async ({
  page,
}) => {
  await refuseAtFirst(page, /\/(react|main|react-dom)\.\w+\.js$/, 2);
  await page.goto('/menu');

  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();

  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 1 artículo', { timeout: 40_000 });
});

test("when the shop's own scripts cannot be loaded at first on a page that is empty without them then it comes all the same", async ({
  page,
}) => {
  await refuseAtFirst(page, /\/(react|main|react-dom)\.\w+\.js$/, 1);

  await page.goto('/checkout/failure');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
});

test('when the scripts that all pages share cannot be loaded at first then a pressed window opens once they come', async ({
  page,
}) => {
  // The shell's files without a name.
  const asked = await refuseAtFirst(page, /:\d+\/\d+\.\w+\.js$/, 3);
  await page.goto('/menu');
  const terms = page.getByRole('contentinfo').getByRole('button', { name: 'Términos y Condiciones' });
  await takenOver(terms);

  await terms.click();

  await expect(page.getByRole('dialog', { name: 'Términos y Condiciones' })).toBeVisible({ timeout: 30_000 });
  expect(Math.max(...asked.values())).toBe(4);
});
