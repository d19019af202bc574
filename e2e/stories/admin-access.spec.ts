import { expect, type Locator, type Page, test } from '../steps/test.ts';
import { expectSound, follow, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';

/** Whether nothing stands over the middle of an element. */
const isOnTop = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('when a form is refused or the picker is open then no rule of access is broken', async ({ page }) => {
  test.slow();
  await signIn(page);
  await openAdmin(page, '/admin/products');
  await page.getByRole('button', { name: 'Agregar Producto' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('El nombre debe tener al menos 3 caracteres')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Miel de encino');
  await page.getByLabel('Descripción').fill('De los encinos de la sierra.');
  await page.getByLabel('Precio', { exact: true }).fill('210');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  // The first field that is refused is not hidden by the buttons.
  const refused = page.getByLabel('URL de Imagen');
  await expect(refused).toBeFocused();
  await expect.poll(() => isOnTop(refused)).toBe(true);
  await expect.poll(() => isOnTop(page.getByText('Debe ser una URL válida'))).toBe(true);
  await expectSound(page, 'a refused form');

  await page.getByRole('button', { name: 'Explorar' }).click();
  for (const tab of ['Galería', 'Subir Imagen', 'URL Personalizada']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectSound(page, tab);
  }
});

test('when lists load, fail or are empty then no rule of access is broken', async ({ page }) => {
  test.slow();
  await signIn(page);
  await openAdmin(page, '/admin/mails');
  for (const [path, calls] of [
    ['/admin/products', '**/api/elixirs?*'],
    ['/admin/orders', '**/api/orders?*'],
    ['/admin/flowers', '**/api/flowers'],
    ['/admin/messages', '**/api/admin/messages?*'],
  ] as const) {
    const held = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await held.promise;
      await route.abort();
    });
    await follow(page, path);
    await expect(page.getByRole('status').filter({ hasText: /Cargando/ })).toBeVisible();
    await expectSound(page, `${path} loads`);
    held.resolve();
    await expect(page.getByText(/^Error al cargar/)).toBeVisible();
    await expectSound(page, `${path} fails`);
    await page.unroute(calls);
    await page.route(calls, (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Refrescar' }).click();
    await expect(page.getByText(/^No hay/)).toBeVisible();
    await expectSound(page, `${path} is empty`);
    await page.unroute(calls);
  }
});

/** Presses Tab until what is looked for has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((control) => control === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} cannot be reached with the Tab key`);
}

/** Goes to a field with the Tab key and types into it. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label }));
  await page.keyboard.type(text);
}

test('when only the keyboard is used then a flower can be added and deleted, and the focus stays in the list', async ({
  page,
}, info) => {
  const name = uniqueName('Flor', info.project.name);
  await signIn(page);
  await openAdmin(page, '/admin/flowers?orden=-id');
  await tabTo(page, page.getByRole('button', { name: 'Agregar Flor' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await typeInto(page, 'Descripción', 'Enredadera de campanas blancas.');
  await typeInto(page, 'Propiedades', 'Aroma floral con un recuerdo de anís.');
  await typeInto(page, 'URL de Imagen', `${new URL(page.url()).origin}/media/semilla/panal-y-luz.webp`);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Flor agregada')).toBeVisible();
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar Flor' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: `Eliminar ${name}` }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Flor eliminada')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  // On the next row's button, or on the list itself when that was the last row: never at the top of the page.
  const region = () => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label');
  await expect.poll(() => page.evaluate(region)).toBe('Flores');
});
