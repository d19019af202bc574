import { openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { pickImage, press } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';
import { expect, test } from '../steps/test.ts';
import { previewDraft, publish } from '../steps/texts.ts';

test(
  'when the owner writes a recipe then nobody finds it until it is public, then all find it, and nobody once it is taken away',
  { tag: '@desk' },
  async ({ page, request, baseURL }, info) => {
    const title = uniqueName('Atole de Tajonal', info.project.name);
    const sitemap = async () => (await request.get('/sitemap.xml')).text();
    expect((await request.get('/recetas')).status()).toBe(404);
    await signIn(page);
    await openAdmin(page, '/admin/texts');
    await press(page, 'Nueva receta');
    await page.getByRole('dialog').getByLabel('Título').fill(title);
    await press(page, 'Empezar');
    const form = page.getByRole('form', { name: `Editar ${title}` });
    await form.getByLabel('Texto', { exact: true }).fill('Para las mañanas de norte.');
    await pickImage(page, 'Panal y luz');
    await press(page, 'Agregar línea');
    const first = form.getByRole('group', { name: 'Línea 1' });
    await first.getByLabel('Texto').fill('1 taza de masa');
    await press(page, 'Agregar línea');
    const second = form.getByRole('group', { name: 'Línea 2' });
    await second.getByLabel('Qué es').selectOption('Paso');
    await second.getByLabel('Texto').fill('Disuelve la masa y endulza.');
    await press(page, 'Agregar línea');
    const third = form.getByRole('group', { name: 'Línea 3' });
    await third.getByLabel('Qué es').selectOption('Mezcla del menú');
    await third.getByLabel('Mezcla').selectOption('Velo de Xtabentún');

    const preview = await previewDraft(page);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
    const { pathname: path } = new URL(preview.url());
    await preview.close();
    expect((await request.get(path)).status()).toBe(404);
    expect(await sitemap()).not.toContain('/recetas');

    await publish(page);
    await expect.poll(async () => (await request.get(path)).status()).toBe(200);
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
    expect(html).toContain('"@type":"Recipe"');
    await expect.poll(sitemap).toContain(`<loc>${baseURL}${path}</loc><lastmod>`);
    const about = async () => (await request.get('/about')).text();
    await expect.poll(about).toContain('href="/recetas"');
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recetas' }).click();
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: 'Velo de Xtabentún' }).click();
    await expect(page).toHaveURL('/menu/velo-de-xtabentun');

    await openAdmin(page, `/admin/texts?q=${encodeURIComponent(title)}`);
    await press(page, `Editar ${title}`);
    await press(page, 'Quitar de la tienda');
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(toast(page, 'Contenido eliminado')).toBeVisible();
    await expect.poll(async () => (await request.get(path)).status()).toBe(404);
  },
);
