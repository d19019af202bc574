import { expect, type Page } from './test.ts';
import { endSession } from './admin.ts';
import { logIn } from './owner.ts';

export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Opens the image picker of a form, and chooses this image of the gallery. */
export async function pickImage(page: Page, name: string): Promise<void> {
  await press(page, 'Explorar');
  await page.getByRole('radio', { name }).check();
  await press(page, 'Seleccionar');
}

/** Fills in the open product form; its image is that of 'Panal y luz'. */
export async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Descripción').fill('Miel oscura con flores de la milpa.');
  await page.getByLabel('Precio', { exact: true }).fill('249.50');
  await pickImage(page, 'Panal y luz');
  await expect(page.getByLabel('URL de Imagen')).toHaveValue(/panal-y-luz\.webp$/);
}

/** Saves after the session has expired, sees the message, and signs in again. */
export async function saveAfterTheSession(page: Page): Promise<void> {
  await endSession(page);
  await press(page, 'Guardar');
  await expect(page.getByText(/Tu sesión terminó/)).toBeVisible();
  await logIn(page);
}

/** Opens the confirmation to delete the record of this name. */
export const askToDelete = (page: Page, name: string) => press(page, `Eliminar ${name}`);
export const confirmDeletion = (page: Page) =>
  page.getByRole('button', { name: 'Eliminar', exact: true }).click();
