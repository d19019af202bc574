import { expect, type Page } from '@playwright/test';

/** The administrator that the stories' shop is started with. */
export const OWNER = {
  username: 'duena',
  password: 'solo-para-las-historias',
  email: 'duena@example.com',
};

/** A session without the login page, for stories that are not about it. */
export async function signIn(page: Page): Promise<void> {
  const { username, password } = OWNER;
  const answer = await page.request.post('/api/admin/login', {
    data: { username, password },
    // As a page of the shop asks: the gateway refuses changes that come from nowhere.
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
}

/** Fills in the login page and sends it. */
export async function logIn(page: Page, password = OWNER.password): Promise<void> {
  await page.getByLabel('Usuario').fill(OWNER.username);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** As the owner does it, from the login page to the back office. */
export async function signInByHand(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await logIn(page);
  await expect(page).toHaveURL(/\/admin$/);
}
