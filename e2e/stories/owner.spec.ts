import { expect, test } from '../steps/test.ts';

test('when the other ways to sign in come late then the button stays where it is', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/admin/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/login');
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  const before = await button.boundingBox();

  letGo();

  await expect(page.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
