import type { Page } from '@playwright/test';

/** From now on the browser keeps no cookie, and says nothing of it, as some apps' own browsers do. */
export async function blockCookies(page: Page): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  await context.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const { 'set-cookie': _refused, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
