import { expect, settled, test, type Page } from '../steps/test.ts';

/** What pages send to the gateway from now on. */
async function reportsOf(page: Page) {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-reports'))
      reports.push(request.postDataJSON() as Record<string, unknown>);
  });
  return reports;
}

test('when a visit of the sample ends then its speed is reported, by the pattern of the page', async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await page.addInitScript(() => (Math.random = () => 0));
  await page.goto('/menu/monte-blanco?utm_source=correo');
  await settled(page);
  const measuring = page.waitForResponse(/reports\..*\.js$/);
  await page.getByRole('heading', { level: 1 }).click();
  await (await measuring).finished();
  await settled(page);
  const accepted = page.waitForResponse('**/api/page-reports');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  expect((await accepted).status()).toBe(204);
  expect(reports).toEqual([
    expect.objectContaining({
      kind: 'vitals',
      page: '/menu/:slug',
      device: 'phone',
      lcp: expect.any(Number),
    }),
  ]);
});

test('when a micro-frontend cannot be loaded then that is reported once', async ({ page }) => {
  const reports = await reportsOf(page);
  await page.addInitScript(() => (Math.random = () => 0.5));
  await page.route('**/mf/checkout/**', (route) => route.fulfill({ status: 503, body: '' }));
  const accepted = page.waitForResponse('**/api/page-reports');
  await page.goto('/cart');
  await expect(page.getByRole('alert')).toBeVisible();

  expect((await accepted).status()).toBe(204);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  expect(reports.filter(({ remote }) => remote === 'checkout')).toEqual([
    { kind: 'error', page: '/cart', remote: 'checkout', release: 'current' },
  ]);
});
