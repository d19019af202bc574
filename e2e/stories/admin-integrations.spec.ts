import { expectSound, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { expect, test } from '../steps/test.ts';

test('when the owner makes a token then a program reads with it, until it is revoked', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  const name = uniqueName('Bodega', info.project.name);
  await signIn(page);
  await openAdmin(page, '/admin/integrations');
  await page.getByRole('button', { name: 'Crear token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear token' });
  await dialog.getByLabel('Para qué es').fill(name);
  await dialog.getByRole('checkbox', { name: /^Ver productos/ }).check();
  await dialog.getByRole('button', { name: 'Crear token' }).click();
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue();
  await expectSound(page, 'Crear token');
  await dialog.getByRole('button', { name: 'Listo' }).click();

  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  const program = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders });
  // A busy machine may answer 503, which says to try again.
  const answers = (path: string, status: number) =>
    expect.poll(async () => (await program.get(path)).status()).toBe(status);
  await answers('/api/elixirs', 200);
  await answers('/api/orders', 403);

  await rowOf(page, name)
    .getByRole('button', { name: `Revocar ${name}` })
    .click();
  await page.getByRole('button', { name: 'Revocar', exact: true }).click();
  await expect(toast(page, 'Token revocado')).toBeVisible();
  await answers('/api/elixirs', 401);
  await expect(rowOf(page, name)).toContainText('Revocado');
  await program.dispose();
});
