import { openElixir, tick } from '../steps/shopping.ts';
import { expect, settled, test, type Page } from '../steps/test.ts';

const chooseThree = async (page: Page) => {
  await page.getByRole('button', { name: /Ver todas las flores/ }).click();
  for (const name of [/Dalia/, /Tajonal/, /Vainilla/]) await tick(page.getByRole('checkbox', { name }));
};

test('when all flowers show on a phone then they fill two screens at most and each tells its details', async ({
  page,
}) => {
  await page.goto('/customize');
  await page.getByRole('button', { name: /Ver todas las flores/ }).click();
  const flowers = page.getByRole('checkbox');
  // The press waits for the page to answer.
  await expect.poll(() => flowers.count()).toBeGreaterThan(12);
  const [first, last] = [await flowers.first().boundingBox(), await flowers.last().boundingBox()];
  expect(last!.y + last!.height - first!.y).toBeLessThanOrEqual(2 * 844);

  await page.getByRole('button', { name: 'Detalles de Dalia' }).click();
  const details = page.getByRole('dialog', { name: 'Dalia' });
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/\/customize$/);
  await expect(page.getByRole('button', { name: 'Detalles de Dalia' })).toBeFocused();
});

test('when a phone is between 360 and 390 px wide then Sorpréndeme stands beside the tastes', async ({
  page,
}) => {
  await page.goto('/customize');
  const tastes = page.getByRole('group', { name: 'Por sabor' });
  for (const width of [360, 375, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);

    const [row, surprise] = [tastes, page.getByRole('button', { name: 'Sorpréndeme' })];
    expect((await surprise.boundingBox())!.y, `${width}`).toBe((await row.boundingBox())!.y);
  }
});

test('when an elixir is made on a phone then the sheet says so and its ways on are in view with the focus', async ({
  page,
}) => {
  await page.goto('/customize');
  await chooseThree(page);
  await openElixir(page);
  const sheet = page.getByRole('dialog', { name: 'Tu elixir' });
  await sheet.getByRole('button', { name: 'Crear mi elixir' }).click();

  await expect(sheet.getByText('Mi Elixir Personalizado ya está en tu carrito.')).toBeVisible();
  const cart = sheet.getByRole('link', { name: 'Ver mi carrito' });
  await expect(cart).toBeFocused();
  for (const way of [cart, sheet.getByRole('link', { name: 'Pagar' })])
    await expect(way).toBeInViewport({ ratio: 0.99 });
  await cart.click();
  await expect(page).toHaveURL(/\/cart$/);
});

for (const [width, height] of [
  [1366, 625],
  [1280, 800],
] as const)
  test(`when the builder stands in ${width} x ${height} then bars, name and button are in view and nothing scrolls inside`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/customize');
    await chooseThree(page);
    await settled(page);

    const elixir = page.getByRole('region', { name: 'Tu elixir', exact: true });
    for (const part of [
      elixir.getByText('Intenso'),
      elixir.getByLabel('Nombre de tu elixir'),
      elixir.getByText('60 ml'),
      elixir.getByRole('button', { name: 'Crear mi elixir' }),
    ])
      await expect(part).toBeInViewport({ ratio: 0.99 });
    expect(await elixir.evaluate((card) => card.scrollHeight - card.clientHeight)).toBeLessThanOrEqual(1);
  });

test('when an own blend is changed from the cart then it keeps its place and its pieces', async ({
  page,
}) => {
  await page.goto('/customize');
  await tick(page.getByRole('checkbox').first());
  await openElixir(page);
  await page.getByLabel(/Nombre/).fill('Antes');
  await page.getByRole('button', { name: 'Crear mi elixir' }).click();
  await page.getByRole('link', { name: 'Ver mi carrito' }).click();
  await page.getByRole('button', { name: 'Añadir uno de Antes' }).click();
  await page.getByRole('link', { name: 'Editar mezcla' }).click();

  await expect(page.getByText('Estás cambiando Antes')).toBeVisible();
  await tick(page.getByRole('checkbox').nth(1));
  await openElixir(page);
  await page.getByLabel(/Nombre/).fill('Después');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('textbox', { name: 'Cantidad de Después' })).toHaveValue('2');
  await expect(page.getByText('Antes', { exact: true })).toHaveCount(0);
});
