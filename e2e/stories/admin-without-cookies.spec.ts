import { blockCookies } from '../steps/cookies.ts';
import { logIn } from '../steps/owner.ts';
import { expect, test } from '../steps/test.ts';

test('when the browser keeps no cookie then signing in says so, and nothing of a session that ended', async ({
  page,
}) => {
  await blockCookies(page);
  await page.goto('/admin/login');
  await logIn(page);

  await expect(page.getByText(/^Tu navegador no acepta cookies/)).toBeVisible();
  await expect(page.getByText(/Tu sesión terminó/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/login$/);
});
