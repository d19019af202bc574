import { readFile } from 'node:fs/promises';
import { expect, test } from '../steps/test.ts';
import { accessFaults, expectSound, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';

test('when an order is looked for, moved on, exported and printed then each view tells the same', async ({
  page,
}, info) => {
  const buyer = uniqueName('Compradora', info.project.name);
  await buy(page, 'Brisa de Pericón', buyer);
  await signIn(page);
  await openAdmin(page, '/admin/orders');

  await page.getByLabel('Buscar').fill(buyer);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await page.getByRole('button', { name: /^Estado de/ }).click();
  await page.getByLabel('Estado del pedido').selectOption('cancelled');
  await expect(page.getByText(/ya está pagado/)).toBeVisible();
  await expectSound(page, 'the status of an order');
  await page.getByLabel('Estado del pedido').selectOption('completed');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(toast(page, 'El estado del pedido ha sido actualizado correctamente.')).toBeVisible();
  await expect(rowOf(page, buyer)).toContainText('Completado');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pedidos (CSV)' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(buyer);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Detalles de/ }).click();
  await expect(page.getByRole('dialog')).toContainText('duena');
  await expectSound(page, 'the details of an order');
  await page.getByRole('link', { name: 'Hoja de empaque' }).click();
  await expect(page.getByRole('heading', { name: /^Hoja de empaque FK-/ })).toBeVisible();
  await expect(page.getByText('Brisa de Pericón')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

const ORDER = {
  id: 'order-0123456789abcdef',
  number: 'FK-000777',
  customerName: 'Persona de Muestra',
  total: 295,
  totalAmount: 295,
  status: 'pending',
  paymentStatus: 'approved',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
};

test(
  'when orders are listed on a phone then the first stands on the first screen, in 160 px at the most',
  { tag: '@phone-only' },
  async ({ page }) => {
    await signIn(page);
    await page.route('**/api/orders?*', (route) => route.fulfill({ json: [ORDER] }));
    await openAdmin(page, '/admin/orders');

    const row = rowOf(page, ORDER.number);
    await expect(row).toBeVisible();
    const { y, height } = (await row.boundingBox())!;

    expect(height).toBeLessThanOrEqual(160);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  },
);

test(
  'when the status cannot be saved then the window stays with the choice, below what is said',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await page.route('**/api/orders?*', (route) => route.fulfill({ json: [ORDER] }));
    await page.route('**/api/orders/*/status', (route) => route.abort());
    await openAdmin(page, '/admin/orders');
    await page.getByRole('button', { name: 'Estado de FK-000777' }).click();
    await page.getByLabel('Estado del pedido').selectOption('completed');

    await page.getByRole('button', { name: 'Actualizar' }).click();

    await expect(
      toast(page, 'No se pudo actualizar el estado del pedido. Inténtalo de nuevo.'),
    ).toBeVisible();
    await expect(page.getByLabel('Estado del pedido')).toHaveValue('completed');
    // Its name, its cross and its buttons are free.
    const said = (await page.getByRole('listitem').filter({ hasText: 'Inténtalo de nuevo.' }).boundingBox())!;
    const title = page.getByRole('heading', { name: 'Actualizar estado' });
    const top = async () => (await title.boundingBox())!.y;
    await expect.poll(top).toBeGreaterThanOrEqual(said.y + said.height);
    await page.getByRole('button', { name: 'Actualizar' }).click({ trial: true });
  },
);

test('when an order must not leave then its row says so, whatever its place is called, at every width', async ({
  page,
}) => {
  const order = { ...ORDER, shippingCity: 'San Cristóbal de las Casas', pieces: 12, doNotShip: true };
  await signIn(page);
  await page.route('**/api/orders?*', (route) => route.fulfill({ json: [order] }));
  await openAdmin(page, '/admin/orders');
  const mark = page.getByText('NO ENVIAR', { exact: true });
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await mark.evaluate(
      (one) => one.getBoundingClientRect().right - one.parentElement!.getBoundingClientRect().right,
    );
    expect(beyond, `${width}`).toBeLessThanOrEqual(0);
  }
});
