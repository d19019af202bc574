import { cartBadge } from '../steps/shopping.ts';
import { expect, type Page, test } from '../steps/test.ts';

test.use({ cold: true });

/** Holds every script of the page until the story lets them go: what it presses before that is pressed early. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const adder = (page: Page, name: string) =>
  page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: 'Añadir al carrito' });
const lineOf = (page: Page, name: string) => page.getByRole('group', { name: `Cantidad de ${name}` });

test('when two blends are added before the scripts are there then both are in the cart, each once', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  const before = await adder(page, 'Monte Blanco').boundingBox();
  await adder(page, 'Monte Blanco').dblclick();
  await adder(page, 'Velo de Xtabentún').tap();

  await expect(adder(page, 'Monte Blanco')).toHaveAttribute('aria-busy', 'true');
  await expect(adder(page, 'Velo de Xtabentún')).toHaveAttribute('aria-busy', 'true');
  expect(await adder(page, 'Monte Blanco').boundingBox()).toMatchObject({ width: before!.width });
  release();

  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 2 artículos');
  await expect(adder(page, 'Monte Blanco')).not.toHaveAttribute('aria-busy');
});

test('when a blend is added and the cart opened before the scripts are there then the cart has it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  await adder(page, 'Monte Blanco').tap();
  await cartBadge(page).tap();
  expect(new URL(page.url()).pathname).toBe('/menu');
  release();

  await expect(page).toHaveURL('/cart');
  await expect(lineOf(page, 'Monte Blanco')).toContainText('1');
});

test('when plus is pressed twice and the blend added before the scripts are there then three are in the cart', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/menu/monte-blanco', { waitUntil: 'commit' });
  const plus = page.getByRole('button', { name: 'Añadir uno de Monte Blanco' });
  await plus.tap();
  await plus.tap();
  await page.getByRole('button', { name: 'Añadir al carrito' }).first().tap();
  release();

  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 3 artículos');
});

test('when two flowers are chosen and a name typed before the scripts are there then the builder has all three', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/customize', { waitUntil: 'commit' });
  const flowers = page.locator('label', { has: page.getByRole('checkbox') });
  await flowers.nth(0).tap();
  await page.getByLabel('Nombre de tu elixir').fill('Tarde de lluvia');
  await flowers.nth(2).tap();
  release();

  await expect(page.getByRole('checkbox').nth(0)).toBeChecked();
  await expect(page.getByRole('checkbox').nth(2)).toBeChecked();
  await expect(page.getByLabel('Nombre de tu elixir')).toHaveValue('Tarde de lluvia');
});

test('when a word is typed into the search before the scripts are there then its blends are found', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/menu?q=vainilla', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Buscar en el menú' }).fill('postre');
  release();

  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page).toHaveURL(/q=postre/);
});

test('when a flower is chosen and the elixir opened before the scripts are there then it opens with its flower', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/customize', { waitUntil: 'commit' });
  await page
    .locator('label', { has: page.getByRole('checkbox') })
    .first()
    .tap();
  await page.getByRole('button', { name: /Ver mi elixir/ }).tap();
  release();

  const elixir = page.getByRole('dialog', { name: 'Tu elixir' });
  await expect(elixir.getByRole('button', { name: /^Quitar / })).toHaveCount(1);
});

test('when the menu is opened before the scripts are there then it opens once the header answers, though the page does not yet', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const { promise: later, resolve: releasePage } = Promise.withResolvers<void>();
  await page.goto('/menu', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  await page.route(/\/mf\/storefront\//, async (route) => {
    await later;
    await route.continue();
  });
  release();

  await expect(page.getByRole('navigation', { name: 'Menú' })).toBeVisible();
  await adder(page, 'Monte Blanco').tap();
  releasePage();
  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 1 artículo');
});

test('when the line and the phone are slow then what was pressed at first sight is done', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/menu', { waitUntil: 'commit' });
  await adder(page, 'Monte Blanco').tap();
  await adder(page, 'Velo de Xtabentún').tap();

  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 2 artículos', { timeout: 30_000 });
});
