import { expectSound, openAdmin, rowOf, toast } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { buy } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

// Every installation refuses its own machine: the story needs no program that listens, and sees how a failure is told.
test('when the owner adds a webhook then a purchase stands in its log, and is sent again', async ({
  page,
}, info) => {
  // A dialog, a purchase and a retry, on a machine that may be busy with others.
  test.setTimeout(180_000);
  const host = `${crypto.randomUUID()}.localhost`;
  await signIn(page);
  await openAdmin(page, '/admin/integrations');
  await page.getByRole('button', { name: 'Agregar webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar webhook' });
  await adding.getByLabel('Dirección', { exact: true }).fill(`https://${host}/avisos`);
  await adding.getByRole('checkbox', { name: /^Pedido pagado/ }).check();
  await expectSound(page, 'Agregar webhook');
  await adding.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(adding.getByLabel('Secreto', { exact: true })).toHaveValue(/^whsec_/);
  await expectSound(page, 'Webhook agregado');
  await adding.getByRole('button', { name: 'Listo' }).click();

  await buy(page, 'Monte Blanco', `Comprador ${info.project.name}`);
  await openAdmin(page, '/admin/integrations');
  await rowOf(page, host)
    .getByRole('button', { name: /^Administrar/ })
    .click();
  const log = page.getByRole('dialog', { name: `Webhook de ${host}` });
  const told = log.getByRole('row').filter({ hasText: 'Pedido pagado' }).last();
  // The worker takes its turn every few seconds; what waits for long is not asked for again by itself.
  await expect(async () => {
    await page.reload();
    await expect(told).toContainText(/red privada|No se pudo conectar/, { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expectSound(page, 'Envíos');
  const resent = page.waitForResponse((answer) => answer.url().endsWith('/resend'));
  await told.getByRole('button', { name: /^Reenviar/ }).click();
  expect((await resent).status()).toBe(200);

  await log.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(toast(page, 'Webhook borrado')).toBeVisible();
  await expect(rowOf(page, host)).toHaveCount(0);
});
