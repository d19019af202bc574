import { expect, test } from '../steps/test.ts';
import { accessFaults, openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { askToDelete, confirmDeletion, press, saveAfterTheSession } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';

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
