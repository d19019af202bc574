import { accessFaults, openAdmin, toast } from './admin.ts';
import { press } from './editing.ts';
import { signIn } from './owner.ts';
import { expect, type Page } from './test.ts';

/** Opens the text of this name in 'Textos'; `query` narrows the list. */
export async function openText(page: Page, query: string, name: string): Promise<void> {
  await signIn(page);
  await openAdmin(page, `/admin/texts?${query}`);
  await press(page, `Editar ${name}`);
}

/** Saves the text as a draft; answers the preview page. */
export async function previewDraft(page: Page): Promise<Page> {
  await press(page, 'Guardar borrador');
  await expect(toast(page, 'Borrador guardado')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Ver en la página' }).click(),
  ]);
  return preview;
}

/** Publishes the text. */
export async function publish(page: Page): Promise<void> {
  await press(page, 'Publicar');
  await expect(toast(page, 'Texto publicado')).toBeVisible();
}
