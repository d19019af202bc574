import { expectSound, openAdmin, toast } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when the owner types keys then mistakes are said, what is right is kept, and without them the shop sells as before', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await openAdmin(page, '/admin');
  await page.getByRole('link', { name: 'Cobros reales' }).click();
  const payments = page.getByRole('form', { name: 'Mercado Pago' });
  await expect(payments.getByText('Prueba', { exact: true })).toBeVisible();
  await expectSound(page, 'no keys');

  await payments.getByLabel('Access token').fill('TEST-8423-112026');
  await payments.getByLabel('Public key').fill('APP_USR-5b0d4c1e');
  await payments.getByLabel('Clave secreta').fill('f0b1c2d3');
  const save = payments.getByRole('button', { name: 'Guardar Mercado Pago' });
  await save.click();
  await expect(payments.getByText(/Es de producción y el access token es de prueba/)).toBeVisible();
  await expectSound(page, 'keys of two modes');
  await payments.getByLabel('Public key').fill('TEST-5b0d4c1e');
  await save.click();
  await expect(toast(page, 'Mercado Pago: guardado')).toBeVisible();
  await expect(payments.getByLabel('Access token')).toHaveValue('');
  await expect(payments.getByLabel('Access token')).toHaveAccessibleDescription(/^Guardada el /);

  // Every installation refuses its own machine.
  const mail = page.getByRole('form', { name: 'Correo' });
  await mail.getByLabel('Tu correo es de').selectOption('Otro');
  await mail.getByLabel('Servidor').fill('localhost:465');
  await mail.getByLabel('Usuario').fill('duena@example.com');
  await mail.getByLabel('Contraseña').fill('abcd efgh');
  await mail.getByRole('button', { name: 'Guardar Correo' }).click();
  await expect(mail.getByText(/está en una red privada/)).toBeVisible();
  await expectSound(page, 'a server of its own');

  await payments.getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(toast(page, 'Mercado Pago: llaves quitadas')).toBeVisible();
  await expect(payments.getByLabel('Access token')).toHaveAccessibleDescription(/simulador/);
  await buy(page, 'Monte Blanco', 'Compra sin llaves propias');
});
