import { namesSampleBrand } from '@shop/contracts/sample';
import { expectSound, openAdmin, rowOf, toast } from '../steps/admin.ts';
import { countWork, workDone } from '../steps/count-work.ts';
import {
  addHoney,
  HONEY,
  makeBrand,
  minutesOf,
  openStep,
  rewrite,
  setDelivery,
  stepOf,
  toGuide,
  typeKeys,
} from '../steps/first-day.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { addBlend, goToPayment, shopOf } from '../steps/shopping.ts';
import { expect, test, type Page } from '../steps/test.ts';

// A step that waits for what never comes says where.
test.use({ actionTimeout: 20_000 });

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

/** What whoever comes to the shop reads names its owner's brand alone. */
async function expectOwnBrand(page: Page): Promise<void> {
  for (const path of ['/', '/menu', '/about', '/contact', '/sitemap.xml'])
    await expect.poll(async () => [path, namesSampleBrand(await read(page, path))]).toEqual([path, false]);
}

test('when a stranger opens the shop then a first order is paid in their own brand: 15 fields for the brand, 45 minutes for all', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  await signIn(page);
  await countWork(page);
  await openAdmin(page, '/admin');
  const { version: _, ...before } = await changeSettings(page, {});
  try {
    const brand = await makeBrand(page).then(() => workDone(page));
    await toGuide(page);
    await addHoney(page);
    await toGuide(page);
    await page.getByRole('button', { name: 'Quitar las muestras' }).click();
    await expect(toast(page, 'Muestras fuera')).toBeVisible();
    await setDelivery(page);
    await toGuide(page);
    const shop = await workDone(page);
    const keys = await typeKeys(page);
    const texts = await rewrite(page);
    await openStep(page, 'Un pedido de prueba');
    await addBlend(page, HONEY);
    await goToPayment(page, 'Quien abre la tienda');
    await page.getByRole('button', { name: 'Aprobar pago' }).click();
    await expect(page.getByRole('main')).toContainText(/MS-\d{6}/);
    const rest = await workDone(page);

    await expectOwnBrand(page);
    await openAdmin(page, '/admin/orders');
    await expect(rowOf(page, 'Quien abre la tienda')).toContainText(/MS-\d{6}/);
    await openAdmin(page, '/admin');
    const links = stepOf(page, 'Por hacer').getByRole('link');
    expect(await links.allTextContents()).toEqual(['Cobros reales', 'Correo']);
    expect(brand.fields).toBeLessThanOrEqual(15);
    const all = [brand, shop, keys, rest].reduce((one, other) => ({
      fields: one.fields + other.fields,
      presses: one.presses + other.presses,
    }));
    const minutes = minutesOf(all, { texts: texts.length, accounts: 2 });
    info.annotations.push({
      type: 'first day',
      description: JSON.stringify({ brand, all, texts, minutes: Math.round(minutes) }),
    });
    expect(minutes).toBeLessThanOrEqual(45);
  } finally {
    const { logo, deliveryWays } = before;
    await changeSettings(page, { ...before, logo: logo ?? '', deliveryWays: deliveryWays ?? null });
    await shopOf(page).call('POST /api/elixirs/samples');
  }
});
