import { expect, test } from '../steps/test.ts';
import { uniqueName } from '../steps/admin.ts';
import { press } from '../steps/editing.ts';
import { openText, previewDraft, publish } from '../steps/texts.ts';

/** No other story reads it. */
const WORD = 'Conoce nuestra historia';
const NAME = 'Botones y avisos: página principal';

test(
  'when the owner changes the word of a button then its draft stands on the real page, and once published the server draws it',
  { tag: '@desk' },
  async ({ page, request }, info) => {
    const own = uniqueName('Lee quiénes somos', info.project.name);
    await openText(page, 'q=historia', NAME);
    await page.getByLabel(WORD).fill(own);

    const preview = await previewDraft(page);
    await expect(preview.getByRole('link', { name: own })).toBeVisible();
    const home = async () => (await request.get(new URL('/', preview.url()).href)).text();
    expect(await home()).not.toContain(own);

    await publish(page);
    // A page that takes long to be made anew is shown once more as it was.
    await expect.poll(home).toContain(own);

    await press(page, `Editar ${NAME}`);
    await page.getByLabel(WORD).fill('');
    await press(page, 'Publicar');
    await expect.poll(home).toContain(WORD);
  },
);
