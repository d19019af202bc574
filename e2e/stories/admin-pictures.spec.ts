import { slugOf } from '@shop/contracts/slug';
import { anElixirCreate } from '@shop/contracts/testing/builders';
import sharp from 'sharp';
import { openAdmin, uniqueName } from '../steps/admin.ts';
import { axeViolations } from '../steps/axe.ts';
import { signIn } from '../steps/owner.ts';
import { shopOf } from '../steps/shopping.ts';
import { expect, settled, test } from '../steps/test.ts';

const plain = (width: number, background: string) =>
  sharp({ create: { width, height: width, channels: 3, background } });
/** The last is light and has more points than the shop reads of its kind: the browser makes it smaller. */
const photos = async () => [
  { name: 'teal.png', mimeType: 'image/png', buffer: await plain(900, 'teal').png().toBuffer() },
  { name: 'gold.png', mimeType: 'image/png', buffer: await plain(900, 'gold').png().toBuffer() },
  {
    name: 'plum.jpg',
    mimeType: 'image/jpeg',
    buffer: await plain(5_200, 'plum').jpeg({ progressive: true }).toBuffer(),
  },
];

test(
  'when the owner adds three photos and puts them in order then a shopper turns and enlarges them',
  { tag: '@phone' },
  async ({ page, baseURL }, info) => {
    test.slow();
    const name = uniqueName('Retrato', info.project.name);
    await signIn(page);
    const owner = shopOf(page);
    const imageUrl = `${baseURL}/media/semilla/elixir-01.webp`;
    const { id } = await owner.call('POST /api/elixirs', {
      body: anElixirCreate({ name, imageUrl, alt: 'Frasco entero' }),
    });

    await openAdmin(page, `/admin/products?q=${encodeURIComponent(name)}`);
    await page
      .getByRole('button', { name: `Editar ${name}` })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Editar Producto' });
    await form.getByRole('heading', { name: 'Fotos' }).click();
    await form.getByLabel('Agregar fotos').setInputFiles(await photos());
    const list = form.getByRole('list', { name: 'Fotos en su orden' });
    // The large photo is made smaller by the browser before it leaves.
    await expect(list.getByRole('listitem')).toHaveCount(4, { timeout: 60_000 });
    await form.getByLabel(/^Texto alternativo de la foto 4/).fill('Etiqueta de cerca');
    await form.getByRole('button', { name: /^Mover la foto 4/ }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(form.getByLabel(/^Texto alternativo de la foto 2/)).toHaveValue('Etiqueta de cerca');
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toHaveCount(0);

    await page.goto(`/menu/${slugOf(name)}`);
    const gallery = page.getByRole('group', { name: `Fotos de ${name}` });
    const seen = (at: number) => gallery.getByRole('button', { name: `Foto ${at} de 4` });
    await settled(page);
    await expect(seen(1)).toHaveAttribute('aria-current', 'true');
    // As a finger leaves it: the row stands at the second picture.
    await gallery.getByRole('list').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
    await expect(seen(2)).toHaveAttribute('aria-current', 'true');
    await expect(gallery.getByRole('img', { name: 'Etiqueta de cerca' })).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);

    await gallery.getByRole('button', { name: 'Etiqueta de cerca' }).click();
    const window = page.getByRole('dialog', { name });
    await window.getByRole('button', { name: 'Etiqueta de cerca' }).click();
    await expect(window.getByRole('button', { name: 'Etiqueta de cerca', pressed: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(window.getByRole('img', { name: 'Frasco entero' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    await owner.call('DELETE /api/elixirs/{id}', { params: { id } });
  },
);
