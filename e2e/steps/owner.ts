import { expect, type Page } from '@playwright/test';

/** The administrator that the stories' shop is started with. */
export const OWNER = {
  username: 'duena',
  password: 'solo-para-las-historias',
  email: 'duena@example.com',
};

export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Usuario').fill(OWNER.username);
  await page.getByLabel('Contraseña').fill(OWNER.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/admin$/);
}
