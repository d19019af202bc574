import { expectSound, openAdmin, toast } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when the samples are taken out then the shop is empty and one press brings all of it back', async ({
  page,
}) => {
  await signIn(page);
  const shown = async () => ({
    blends: (await shopOf(page).call('GET /api/elixirs/predesigned/all')).map(
      ({ version: _, ...row }) => row,
    ),
    flowers: (await shopOf(page).call('GET /api/flowers')).map(({ version: _, ...row }) => row),
    home: (await shopOf(page).call('GET /api/content/{page}', { params: { page: 'home' } })).map(
      ({ updatedAt: _, ...row }) => row,
    ),
  });
  const before = await shown();
  await openAdmin(page, '/admin');
  const guide = page.getByRole('region', { name: 'Tu primer día' });
  await expect(guide).toBeVisible();
  await expectSound(page, 'the guide');

  await guide.getByRole('button', { name: 'Quitar las muestras' }).click();
  await expect(toast(page, 'Muestras fuera')).toBeVisible();
  const without = await shown();
  expect(without.home.map(({ section }) => section)).not.toContain('testimonials');
  expect(without.blends.length).toBeLessThan(before.blends.length - 8);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(page, 'Las muestras están de vuelta')).toBeVisible();
  expect(await shown()).toEqual(before);

  await guide.getByRole('link', { name: 'Nombre y logo' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
});
