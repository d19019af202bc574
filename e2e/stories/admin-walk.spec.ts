import type { Response } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Page, test } from '../steps/test.ts';
import { accessFaults, openAdmin, toast } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';

/** A red picture of two by two pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);
const MESSAGE = {
  id: 1,
  name: 'Persona de Muestra',
  email: 'muestra@example.com',
  isRead: true,
  message: '¿Envían a Campeche en diciembre?',
  createdAt: '2026-11-21T12:00:00.000Z',
};
/** As a telephone keeps it: lying on its side, with a note which side is up. */
const aLargePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#c98a1b',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
/** A machine that has no time for a picture answers 503, and the shopkeeper reads to try again: twice, before it is a fault. */
async function upload(page: Page, triesLeft = 2): Promise<Response> {
  const answered = page.waitForResponse('**/api/admin/upload-image');
  await page.getByRole('button', { name: 'Subir imagen' }).click();
  const answer = await answered;
  return answer.status() === 503 && triesLeft > 0 ? upload(page, triesLeft - 1) : answer;
}
const question = (page: Page) => page.getByRole('alertdialog');
const focused = (page: Page) => page.locator(':focus');

async function openUploads(page: Page): Promise<void> {
  await openAdmin(page, '/admin/content');
  await page.getByRole('button', { name: 'Explorar' }).click();
  await page.getByRole('tab', { name: 'Subir Imagen' }).click();
}
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Archivo de imagen').setInputFiles({ name, mimeType, buffer });

test('when a message is to be deleted then the question breaks no rule of access, and Escape leaves the message open', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/api/admin/messages?*', (route) => route.fulfill({ json: [MESSAGE] }));
  await openAdmin(page, '/admin/messages');
  await page.getByRole('button', { name: /^Leer el mensaje/ }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question(page)).toBeVisible();
  await expect(focused(page)).toHaveText('Cancelar');
  expect(await accessFaults(page)).toEqual([]);

  await page.keyboard.press('Escape');

  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText('Campeche');
  await expect(focused(page)).toHaveText('Eliminar');
});

test('when an image is uploaded then deleted then each step is told and breaks no rule of access', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await openUploads(page);
  await choose(page, 'roja.png', 'image/png', PNG);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/upload-image', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Subir imagen' }).click();
  await expect(page.getByRole('button', { name: 'Subiendo...' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  held.resolve();
  await expect(toast(page, 'Imagen subida correctamente')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  const uploaded = await page.getByRole('radio').count();

  await page.getByRole('button', { name: 'Eliminar la imagen elegida' }).click();
  await expect(question(page)).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Eliminar' }).click();

  await expect(toast(page, 'Imagen eliminada')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(uploaded - 1);
  await expect(page.getByRole('button', { name: 'Seleccionar' })).toBeDisabled();
});

test('when a photo has more than 8 MB then it leaves smaller, and upright', async ({ page }) => {
  test.slow();
  await signIn(page);
  await openUploads(page);
  const photo = await aLargePhoto();
  expect(photo.length).toBeGreaterThan(8 * 1024 * 1024);
  await choose(page, 'foto.jpg', 'image/jpeg', photo);

  const answer = await upload(page);
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)]);
  await expect(toast(page, 'Imagen subida correctamente')).toBeVisible();
  expect(Number((await answer.request().allHeaders())['content-length'])).toBeLessThan(photo.length / 2);
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  const stored = await page.request.get(imageUrl);
  expect(await sharp(await stored.body()).metadata()).toMatchObject({ width: 1536, height: 2048 });
  await page.getByRole('button', { name: 'Seleccionar' }).click();
  await expect(page.getByLabel(/^URL de Imagen/)).toHaveValue(imageUrl);
});

test('when only the keyboard is used then tabs, pictures and windows follow it, and each focus finds its way back', async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Agregar Producto' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.getByRole('button', { name: 'Explorar' }).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Seleccionar Imagen' });
  await expect(picker.getByRole('tab', { name: 'Galería' })).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('tab', { name: 'Subir Imagen' })).toBeFocused();
  await expect(picker.getByLabel('Archivo de imagen')).toBeAttached();
  await page.keyboard.press('End');
  await expect(picker.getByLabel('URL de la imagen')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('tab', { name: 'Galería' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('radio').nth(1)).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Explorar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agregar Producto' })).toBeFocused();
});
