import { aLotCreate } from '@shop/contracts/testing/builders';
import { expectSound, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { buy, idOf, shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

const BLEND = 'Monte Blanco';

test('when an order leaves with a lot then its slip leads to the lot’s page, and the lot finds the order', async ({
  page,
}, info) => {
  const buyer = uniqueName('Compradora', info.project.name);
  const code = `LOTE-${buyer.slice(-6)}`.toUpperCase();
  await buy(page, BLEND, buyer);
  await signIn(page);
  const elixirIds = [await idOf(page, BLEND)];
  await shopOf(page).call('POST /api/lots', { body: aLotCreate({ code, elixirIds }) });
  await openAdmin(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
  await page.getByRole('button', { name: /^Estado de/ }).click();
  await page.getByLabel('Estado del pedido').selectOption('completed');
  await page.getByLabel(`Lote de ${BLEND}`).selectOption(code);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(toast(page, 'El estado del pedido ha sido actualizado correctamente.')).toBeVisible();
  await expect(rowOf(page, buyer)).toContainText('Completado');

  await page.getByRole('button', { name: /^Detalles de/ }).click();
  await page.getByRole('link', { name: 'Hoja de empaque' }).click();
  await expect(page.getByText(`Lote ${code}`)).toBeVisible();
  await expect(page.getByRole('img', { name: `Código de la página del lote ${code}` })).toBeVisible();
  await expectSound(page, 'a slip with a lot');

  expect((await page.goto(`/lotes/${code.toLowerCase()}`))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: `Lote ${code}` })).toBeVisible();
  await expect(page.getByText('2 de noviembre de 2028')).toBeVisible();
  await expectSound(page, 'the page of a lot');
  expect((await page.request.get('/lotes/ninguno')).status()).toBe(404);

  await openAdmin(page, `/admin/lots?q=${code}`);
  await page.getByRole('link', { name: `Quién lo recibió: lote ${code}` }).click();
  await expect(rowOf(page, buyer)).toContainText('Completado');
  // Another story's order may have left with this lot as well, but none that waits has.
  const others = page
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader'), hasNotText: 'Completado' });
  await expect(others).toHaveCount(0);
});
