import { openAdmin } from '../steps/admin.ts';
import { press } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';
import { denyStorage } from '../steps/storage.ts';
import { expect, test } from '../steps/test.ts';

test('when the browser has no storage then orders open, and a choice counts until the page is left', async ({
  page,
}) => {
  await buy(page, 'Monte Blanco', 'Compra Sin Memoria');
  await denyStorage(page, 'is null');
  await signIn(page);
  await openAdmin(page, '/admin/orders');
  await expect(page.getByText('Compra Sin Memoria').first()).toBeVisible();

  await press(page, 'Teclas rápidas');
  await page.getByLabel('Usar teclas rápidas').uncheck();

  await expect(page.getByLabel('Usar teclas rápidas')).not.toBeChecked();
});
