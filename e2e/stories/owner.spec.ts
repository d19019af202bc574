import { expect, test } from '../steps/test.ts';
import { rowOf, uniqueName } from '../steps/admin.ts';
import { signInByHand } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';

test('when a shopper has paid then the owner finds the order and moves it on', async ({
  page,
  browser,
}, info) => {
  const buyer = uniqueName('Compra de', info.project.name);
  await buy(page, 'Noche de Vainilla', buyer);

  const office = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signInByHand(office);
  await office
    .getByRole('link', { name: /Pedidos/ })
    .last()
    .click();
  const row = rowOf(office, buyer);
  await expect(row).toContainText('Procesando');
  await expect(row).toContainText('$420.00 MXN');
  await row.getByRole('button', { name: /Detalles/ }).click();
  await expect(office.getByRole('dialog')).toContainText('Noche de Vainilla');
  await office.keyboard.press('Escape');

  await row.getByRole('button', { name: /Estado/ }).click();
  await office.getByLabel('Estado del pedido').selectOption('completed');
  await office.getByRole('button', { name: 'Actualizar' }).click();

  await expect(
    office.getByText('El estado del pedido ha sido actualizado correctamente.', { exact: true }),
  ).toBeVisible();
  await expect(row).toContainText('Completado');
  await page.reload();
  await expect(page.getByText('Completado (completed)')).toBeVisible();
  await office.context().close();
});

test('when the other ways to sign in come late then the button stays where it is', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/admin/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/login');
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  const before = await button.boundingBox();

  letGo();

  await expect(page.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
