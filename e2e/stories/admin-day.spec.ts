import { openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { askToDelete, confirmDeletion, press } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';
import { paidOrders } from '../steps/shopping.ts';
import { expect, type Locator, test } from '../steps/test.ts';

const ORDERS = 13;

/** Presses, and counts how often. */
const counter = () => {
  const clicks: string[] = [];
  const click = async (target: Locator, what: string) => {
    clicks.push(what);
    await target.click();
  };
  return { clicks, click };
};

test('when 13 paid orders are printed and completed then it takes six clicks at most', async ({
  page,
}, info) => {
  const buyer = uniqueName('Día', info.project.name);
  await signIn(page);
  await paidOrders(page, ORDERS, buyer);
  await openAdmin(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
  await expect(page.getByText(`1–${ORDERS} de ${ORDERS}`)).toBeVisible();
  const { clicks, click } = counter();
  const bar = page.getByRole('region', { name: 'Pedidos seleccionados' });

  await click(page.getByRole('checkbox', { name: 'Seleccionar todos los de la página' }), 'all');
  const opened = page.context().waitForEvent('page');
  await click(bar.getByRole('link', { name: 'Imprimir hojas' }), 'print');
  const slips = await opened;
  await expect(slips.getByRole('heading', { name: /^Hoja de empaque FK-/ })).toHaveCount(ORDERS);
  await slips.close();
  await click(bar.getByRole('button', { name: 'Marcar completado' }), 'complete');
  await click(page.getByRole('button', { name: 'Completar y avisar' }), 'confirm');

  await expect(page.getByRole('row').filter({ hasText: 'Completado' })).toHaveCount(ORDERS);
  expect(clicks.length).toBeLessThanOrEqual(6);
});

test('when a spreadsheet is right then it is stored whole, and a price changes with one click and typing', async ({
  page,
}, info) => {
  const name = uniqueName('Elixir de hoja', info.project.name);
  await signIn(page);
  await openAdmin(page, '/admin/products?orden=-id');
  const [seeded] = (await (await page.request.get('/api/elixirs/predesigned/all')).json()) as {
    imageUrl: string;
  }[];
  const sheet = (price: string) =>
    `Nombre,Descripción,Precio,Disponible,Imagen\r\n${name},Miel oscura de la milpa.,${price},No,${seeded?.imageUrl}\r\n`;
  const choose = (price: string) =>
    page
      .getByLabel('Archivo CSV')
      .setInputFiles({ name: 'catalogo.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet(price)) });
  await press(page, 'Importar CSV');
  const store = page.getByRole('dialog').getByRole('button', { name: 'Importar' });
  await choose('-3');
  await expect(page.getByText('Hay 1 error')).toBeVisible();
  await expect(store).toBeDisabled();
  await choose('210');
  await expect(page.getByText(/1 nuevo, 0 con cambios/)).toBeVisible();
  await store.click();
  await expect(toast(page, 'Catálogo importado')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('$210.00 MXN');

  await rowOf(page, name)
    .getByRole('button', { name: /Cambiar el precio/ })
    .click();
  await page.keyboard.type('301.5');
  await page.keyboard.press('Enter');

  await expect(rowOf(page, name)).toContainText('$301.50 MXN');
  await askToDelete(page, name);
  await confirmDeletion(page);
  await expect(rowOf(page, name)).toHaveCount(0);
});
