import { expect, type Cookie, type Page } from './test.ts';

/** The administrator that the stories' shop is started with. */
export const OWNER = {
  username: 'duena',
  password: 'solo-para-las-historias',
  email: 'duena@example.com',
};

/** The session of this worker; a story that ends a session on the server signs in by hand and has its own. */
let session: { cookies: Cookie[]; until: number } | undefined;
/** After 15 minutes the shop asks for a new proof of identity; a story that begins within this time can finish. */
const FRESH_MS = 8 * 60_000;

/** Signs in without the login page, for stories that are not about it. */
export async function signIn(page: Page): Promise<void> {
  if (session && Date.now() < session.until) return page.context().addCookies(session.cookies);
  const until = Date.now() + FRESH_MS;
  const { username, password } = OWNER;
  // A busy machine may answer 503, which asks for a retry.
  await expect(async () => {
    const answer = await page.request.post('/api/admin/login', {
      data: { username, password },
      // Like a request from a page of the shop.
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 10_000 });
  const cookies = (await page.context().cookies()).filter(({ name }) => name.includes('admin_sid'));
  session = { cookies, until };
}

/** Fills in the login page and sends it. */
export async function logIn(page: Page, credentials: Partial<typeof OWNER> = {}): Promise<void> {
  const { username, password } = { ...OWNER, ...credentials };
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Signs in like the owner, from the login page to the back office. */
export async function signInByHand(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await logIn(page);
  await expect(page).toHaveURL(/\/admin$/);
}
