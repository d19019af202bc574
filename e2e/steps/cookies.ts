import type { Page } from '@playwright/test';

/** From now on the browser silently keeps no cookies, like some in-app browsers. */
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
