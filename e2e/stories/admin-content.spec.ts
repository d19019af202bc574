import { expect, test } from '../steps/test.ts';
import { accessFaults, openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { askToDelete, chooseFile, confirmDeletion, press, saveAfterTheSession } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';

/** A red picture of two by two pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

test('when the owner writes, changes and deletes a section then each step is told', async ({
  page,
}, info) => {
  const section = uniqueName('taller', info.project.name).replaceAll(' ', '-');
  await signIn(page);
  await openAdmin(page, '/admin/content');
  await page.getByRole('tab', { name: 'Acerca de' }).click();
  await page.getByLabel('Sección').fill(section);
  await page.getByLabel(/^Título/).fill('El taller');
  await press(page, 'Guardar');
  await expect(toast(page, 'El contenido se ha creado exitosamente')).toBeVisible();
  await expect(page.getByLabel('Sección')).toHaveValue('');

  await press(page, `Editar ${section}`);
  await page.getByRole('textbox', { name: /^Contenido/ }).fill(`Donde se cuela la miel de ${section}.`);
  await press(page, 'Actualizar');
  await expect(toast(page, 'El contenido se ha actualizado exitosamente')).toBeVisible();
  await expect(page.getByText(`la miel de ${section}.`)).toBeVisible();

  await askToDelete(page, section);
  await expect(page.getByText('¿Estás seguro de que deseas eliminar este contenido?')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await confirmDeletion(page);
  await expect(toast(page, 'El contenido se ha eliminado exitosamente')).toBeVisible();
  await expect(page.getByText(`la miel de ${section}.`)).toHaveCount(0);
});

test('when an image is uploaded then it is first, selected, and shown by its own address', async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page, '/admin/content-list');
  await press(page, 'Editar home hero');
  const before = await page.getByLabel(/^URL de Imagen/).inputValue();
  await press(page, 'Explorar');
  await expect(page.getByRole('radio')).toHaveCount(8);

  await page.getByRole('tab', { name: 'Subir Imagen' }).click();
  await press(page, 'Subir imagen');
  await expect(toast(page, 'Por favor selecciona una imagen primero')).toBeVisible();
  const file = { name: 'roja.png', mimeType: 'image/png', buffer: PNG };
  await chooseFile(page, file);
  await expect(page.getByRole('dialog').getByAltText('Vista previa').last()).toBeVisible();
  await press(page, 'Subir imagen');
  await expect(toast(page, 'Imagen subida correctamente')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  expect(await accessFaults(page)).toEqual([]);

  await press(page, 'Seleccionar');
  await expect(page.getByLabel(/^URL de Imagen/)).toHaveValue(/\/media\/subidas\/[\w-]+\.webp$/);
  await press(page, 'Cancelar');
  await press(page, 'Editar home hero');
  await expect(page.getByLabel(/^URL de Imagen/)).toHaveValue(before);
});

test('when what is uploaded is no image, or an address shows none then the picker says so', async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page, '/admin/content');
  await press(page, 'Explorar');
  await page.getByRole('tab', { name: 'Subir Imagen' }).click();
  const file = { name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await chooseFile(page, file);

  await press(page, 'Subir imagen');
  await expect(toast(page, 'Error')).toBeVisible();
  await page.getByRole('tab', { name: 'URL Personalizada' }).click();
  await page.getByLabel('URL de la imagen').fill(`${new URL(page.url()).origin}/media/no-existe.webp`);

  await expect(page.getByText('Imagen no disponible')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

test('when the session ends while an entry is edited then signing in brings the text back', async ({
  page,
}) => {
  await signIn(page);
  await openAdmin(page, '/admin/content-list');
  await press(page, 'Editar home hero');
  await page.getByLabel(/^Título/).fill('Todavía sin guardar');

  await saveAfterTheSession(page);

  await expect(page.getByLabel(/^Título/)).toHaveValue('Todavía sin guardar');
});
