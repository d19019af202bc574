import { expect, test } from '../steps/test.ts';
import { accessFaults, endSession, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { OWNER, signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';

test('when something was bought and there is no mail server then its mails are kept, can be read and asked for again', async ({
  page,
}, info) => {
  const buyer = uniqueName('Correo', info.project.name);
  await buy(page, 'Monte Blanco', buyer);
  await expect(page.getByRole('main')).toContainText(/FK-\d{6}/);
  const number = /FK-\d{6}/.exec(await page.getByRole('main').innerText())![0];
  await signIn(page);
  // Mails are written a moment after the payment; that to the owner is the last one.
  await expect
    .poll(async () => (await page.request.get('/api/admin/mails')).text())
    .toContain(`Pedido pagado ${number}`);

  await openAdmin(page, '/admin/mails');
  await expect(
    page.getByText('No hay servidor de correo configurado: los mensajes se guardan aquí.'),
  ).toBeVisible();
  const paid = rowOf(page, `Tu pago está confirmado · ${number}`);
  await expect(paid).toContainText('No enviado (guardado)');
  await expect(paid).toContainText('muestra@example.com');
  await expect(rowOf(page, `Pedido pagado ${number}`)).toContainText(OWNER.email);
  expect(await accessFaults(page)).toEqual([]);

  await paid.getByRole('button', { name: /^Ver el correo/ }).click();
  const dialog = page.getByRole('dialog', { name: `Tu pago está confirmado · ${number}` });
  const email = dialog.frameLocator('iframe');
  await expect(email.getByText('Monte Blanco')).toBeVisible();
  // It looks as it was written: the page's own policy would have taken its styles away.
  await expect(email.getByRole('link', { name: 'Ver mi pedido' })).toHaveCSS('color', 'rgb(46, 29, 16)');
  expect(await accessFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reenviar' }).click();
  await expect(
    toast(page, 'No hay servidor de correo configurado: el correo se queda guardado.'),
  ).toBeVisible();
  await dialog.getByRole('tab', { name: 'Solo texto' }).click();
  const text = await dialog.getByRole('region', { name: 'El correo como texto' }).innerText();
  const link = /Ver mi pedido: (\S+)/.exec(text)![1]!;

  // Whoever has the mail sees the order, without a session.
  await endSession(page);
  await page.goto(link);
  await expect(page.getByText(buyer)).toBeVisible();
});
