import { aShipping } from '@shop/contracts/testing/builders';
import { openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { openPayment } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when a gift is sent then its sheet has the words and no price, and its buyer follows the parcel', async ({
  page,
}, info) => {
  const name = uniqueName('Compradora', info.project.name);
  const gift = { recipient: 'Itzel Canul', message: 'Para tus mañanas.' };
  await openPayment(page, 'Dalia Carmesí', aShipping({ name, gift }));
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page.getByText('Va como regalo, sin precios')).toBeVisible();
  const order = page.url();
  await signIn(page);
  await openAdmin(page, `/admin/orders?q=${encodeURIComponent(name)}`);

  await page.getByRole('button', { name: /^Estado de/ }).click();
  await page.getByLabel('Estado del pedido').selectOption('completed');
  await page.getByLabel('Paquetería').fill('DHL');
  await page.getByLabel('Número de guía').fill('1234567890');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(toast(page, 'El estado del pedido ha sido actualizado correctamente.')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Regalo');
  await expect(rowOf(page, name)).toContainText('Completado');
  await page.getByRole('button', { name: /^Detalles de/ }).click();
  await page.getByRole('link', { name: 'Hoja de empaque' }).click();

  await expect(page.getByText(gift.message)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('$');
  await page.goto(order);
  await expect(page.getByRole('link', { name: 'Seguir mi paquete' })).toHaveAttribute('href', /1234567890$/);
});
