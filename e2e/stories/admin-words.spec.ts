import { expect, test } from '../steps/test.ts';
import { accessFaults, openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { press } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';

/** No other story reads it. */
const WORD = 'Conoce nuestra historia';

test(
  'when the owner changes the word of a button then its draft stands on the real page, and once published the server draws it',
  { tag: '@desk' },
  async ({ page, context, request }, info) => {
    const own = uniqueName('Lee quiénes somos', info.project.name);
    await signIn(page);
    await openAdmin(page, '/admin/texts?q=historia');
    await press(page, 'Editar Botones y avisos: página principal');
    await page.getByLabel(WORD).fill(own);
    await press(page, 'Guardar borrador');
    await expect(toast(page, 'Borrador guardado')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Ver en la página' }).click(),
    ]);
    await expect(preview.getByRole('link', { name: own })).toBeVisible();
    const home = async () => (await request.get(new URL('/', preview.url()).href)).text();
    expect(await home()).not.toContain(own);

    await press(page, 'Publicar');
    await expect(toast(page, 'Texto publicado')).toBeVisible();
    // A page that takes long to be made anew is shown once more as it was.
    await expect.poll(home).toContain(own);

    await page.getByLabel(WORD).fill('');
    await press(page, 'Publicar');
    await expect.poll(home).toContain(WORD);
  },
);
