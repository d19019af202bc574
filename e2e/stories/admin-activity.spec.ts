import { accessFaults, openAdmin } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { expect, test } from '../steps/test.ts';

test('when the owner has signed in then the activity tells of it, and from where', async ({ page }) => {
  await signIn(page);
  // What happened is listed a moment later.
  await expect
    .poll(async () => (await page.request.get('/api/admin/activity?kind=access')).text())
    .toContain('POST /api/admin/login');
  await openAdmin(page, '/admin/activity?area=access');

  await page
    .getByRole('button', { name: /^Ver: .+ (entró|salió|intentó|eligió)/ })
    .first()
    .click();

  const entry = page.getByRole('dialog');
  await expect(entry.getByText('Entradas y salidas')).toBeVisible();
  await expect(page.getByText(/\/api\/|Huella/)).toHaveCount(0);
  await expect(entry.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});
