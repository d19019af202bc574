import { anElixirCreate } from '@shop/contracts/testing/builders';
import { expect, test, type Page } from '../steps/test.ts';
import { expectSound, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { askToDelete, confirmDeletion, fillProduct, press, saveAfterTheSession } from '../steps/editing.ts';
import { countWork, workDone } from '../steps/count-work.ts';
import { signIn } from '../steps/owner.ts';
import { shopOf } from '../steps/shopping.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test(
  'when the owner creates, edits and deletes a product then the list follows each step',
  { tag: '@phone' },
  async ({ page }, info) => {
    const name = uniqueName('Elixir de', info.project.name);
    await signIn(page);
    await openAdmin(page, '/admin/products?orden=-id');
    await press(page, 'Agregar Producto');
    await fillProduct(page, name);
    await press(page, 'Guardar');
    await expect(toast(page, 'Producto creado')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('$249.50 MXN');

    await press(page, `Editar ${name}`);
    await page.getByLabel('Precio', { exact: true }).fill('260');
    await page.getByRole('switch', { name: /^Disponible/ }).uncheck();
    await press(page, 'Guardar');
    await expect(toast(page, 'Producto actualizado')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('$260.00 MXN');

    await press(page, `Ver detalles de ${name}`);
    await expect(dialog(page)).toContainText('Sin ventas todavía.');
    await page.keyboard.press('Escape');

    await askToDelete(page, name);
    await expect(page.getByRole('alertdialog')).toContainText(name);
    await confirmDeletion(page);
    await expect(toast(page, 'Producto eliminado')).toBeVisible();
    await expect(rowOf(page, name)).toHaveCount(0);
  },
);

test(
  'when something in a closed section is refused then it opens, and the field has the focus',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    const [name, sku] = [uniqueName('Elixir largo', info.project.name), uniqueName('L', info.project.name)];
    await signIn(page);
    const body = anElixirCreate({ name, imageUrl: `${baseURL}/media/semilla/elixir-01.webp` });
    const ids: number[] = [];
    for (const code of [{ sku }, {}])
      ids.push((await shopOf(page).call('POST /api/elixirs', { body: { ...body, ...code } })).id);
    // The window hides the page behind it.
    await page.goto(`/admin/products?orden=-id&ventana=edit.${ids[1]}`);
    const section = dialog(page).getByRole('heading', { name: 'Envío y códigos' });
    const code = page.getByLabel(/^Código de barras/);
    await expect(section).toBeVisible();
    await expect(code).toBeHidden();
    expect(await dialog(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(2_600);

    await section.click();
    await code.fill('123');
    await section.click();
    await expect(code).toBeHidden();
    await press(page, 'Guardar');
    await expect(code).toBeFocused();
    await expectSound(page, 'a product with an open section');
    await code.fill('');
    await page.getByLabel(/^SKU/).fill(sku);
    await section.click();
    await expect(dialog(page)).toContainText(`SKU: ${sku}`);
    await press(page, 'Guardar');

    // The server knows that another product has it.
    await expect(page.getByLabel(/^SKU/)).toBeFocused();
    await expect(page.getByLabel(/^SKU/)).toBeInViewport();
    for (const id of ids) await shopOf(page).call('DELETE /api/elixirs/{id}', { params: { id } });
  },
);

test('when the session ends in the middle of an edit then signing in brings everything back', async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page, '/admin/products');
  await press(page, 'Agregar Producto');
  await fillProduct(page, 'Escrito antes del final');
  await page.getByRole('switch', { name: /^Disponible/ }).uncheck();

  await saveAfterTheSession(page);

  await expect(dialog(page)).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Escrito antes del final');
  await expect(page.getByLabel('Descripción')).toHaveValue('Miel oscura con flores de la milpa.');
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('249.5');
  await expect(page.getByLabel('URL de Imagen')).toHaveValue(/panal-y-luz\.webp$/);
  await expect(page.getByRole('switch', { name: /^Disponible/ })).not.toBeChecked();
});

test('when a price or what is sold out was a mistake then one press takes each back', async ({
  page,
}, info) => {
  const name = uniqueName('Elixir de prisa', info.project.name);
  await signIn(page);
  const { imageUrl } = (await shopOf(page).call('GET /api/elixirs/predesigned/all'))[0]!;
  const body = anElixirCreate({ name, price: 249.5, imageUrl });
  const { id } = await shopOf(page).call('POST /api/elixirs', { body });
  await countWork(page);
  await openAdmin(page, '/admin/products?orden=-id');
  const columns = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().x));
  const before = await columns();

  await page.getByRole('button', { name: `Cambiar el precio de ${name}` }).click();
  await page.getByRole('textbox', { name: new RegExp(`^Nuevo valor de ${name}`) }).fill('26');
  expect(await columns()).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, name)).toContainText('$26.00 MXN');
  // Enter is one too.
  expect(await workDone(page)).toEqual({ fields: 1, presses: 2 });
  await press(page, 'Deshacer');
  await expect(rowOf(page, name)).toContainText('$249.50 MXN');
  expect(await workDone(page)).toEqual({ fields: 0, presses: 1 });

  const forSale = page.getByRole('switch', { name: `${name} a la venta` });
  await forSale.click();
  await expect(toast(page, `${name} ya no está a la venta`)).toBeVisible();
  await press(page, 'Deshacer');
  await expect(toast(page, `${name} está a la venta`)).toBeVisible();
  await expect(forSale).toBeChecked();
  expect(await workDone(page)).toEqual({ fields: 0, presses: 2 });
  await shopOf(page).call('DELETE /api/elixirs/{id}', { params: { id } });
});
