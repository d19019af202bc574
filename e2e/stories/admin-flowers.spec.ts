import { expect, test } from '../steps/test.ts';
import { openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';

test('when the owner adds, edits and deletes a flower then the list follows each step', async ({
  page,
}, info) => {
  const name = uniqueName('Flor de', info.project.name);
  await signIn(page);
  await openAdmin(page, '/admin/flowers?orden=-id');
  await page.getByRole('button', { name: 'Agregar Flor' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Descripción').fill('Flor amarilla que crece en la milpa.');
  await page.getByLabel('Propiedades').fill('Aroma de anís y de monte.');
  await page.getByLabel('URL de Imagen').fill('no es una dirección');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Debe ser una URL válida')).toBeVisible();
  await page.getByLabel('URL de Imagen').fill('https://example.com/flor.webp');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, 'Flor agregada')).toBeVisible();

  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await page.getByRole('switch', { name: /^Disponible/ }).uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page, 'Flor actualizada')).toBeVisible();
  await expect(rowOf(page, name)).toContainText('No');

  await page.getByRole('button', { name: `Eliminar ${name}` }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(toast(page, 'Flor eliminada')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});
