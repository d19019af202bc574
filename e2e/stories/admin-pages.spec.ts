import { expect, type Page, settled, test } from '../steps/test.ts';
import {
  accessFaults,
  expectFits,
  expectSound,
  openAdmin,
  openMenu,
  rowOf,
  uniqueName,
  narrowIfPhone,
} from '../steps/admin.ts';
import { HIGH_LISTS, LISTS } from '../steps/list-rows.ts';
import { signIn, signInByHand } from '../steps/owner.ts';

/** What the menu leads to, and what each page is called. */
const MENU = [
  ['Dashboard', 'Panel de Administración'],
  ['Productos', 'Administrar Productos'],
  ['Pedidos', 'Administrar Pedidos'],
  ['Flores', 'Administrar Flores'],
  ['Clientes', 'Clientes'],
  ['Mensajes', 'Mensajes'],
  ['Reportes', 'Reportes'],
  ['Ajustes', 'Ajustes de la tienda'],
] as const;
/** Pages that stand beside others, and how they are reached: by tabs, and links of a page. */
const BESIDE = [
  [['Productos', 'Lotes'], 'Lotes'],
  [['Productos', 'Descuentos'], 'Descuentos'],
  [['Mensajes', 'Enviados'], 'Correos'],
  [['Mensajes', 'Avisos pedidos'], 'Avisos pedidos'],
  [['Ajustes', 'Textos'], 'Textos'],
  [['Ajustes', 'Equipo'], 'Equipo'],
  [['Ajustes', 'Mi cuenta'], 'Mi cuenta'],
  [['Ajustes', 'Avanzado', 'Integraciones'], 'Integraciones'],
  [['Ajustes', 'Avanzado', 'Actividad'], 'Actividad'],
  [['Dashboard', 'Contenido'], 'Todos los Contenidos'],
  [['Dashboard', 'Contenido', 'Agregar Contenido'], 'Administración de Contenido'],
] as const;

/**
 * The page with this title is there, fits into the window, and breaks no rule of access: in lists admin-sweep looks for
 * those.
 */
async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await settled(page);
  const { pathname } = new URL(page.url());
  const isSwept = Object.hasOwn(LISTS, pathname) || Object.hasOwn(HIGH_LISTS, pathname);
  await (isSwept ? expectFits(page, title) : expectSound(page, title));
}

test(
  'when the menu is used then it leads to every page, each is sound, and signing out ends the session',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await narrowIfPhone(page);
    await signInByHand(page);
    for (const [label, title] of MENU) {
      await (await openMenu(page)).getByRole('link', { name: new RegExp(`^${label}`) }).click();
      await expectPage(page, title);
    }
    for (const [[label, ...links], title] of BESIDE) {
      await (await openMenu(page)).getByRole('link', { name: new RegExp(`^${label}`) }).click();
      for (const name of links)
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .click();
      await expectPage(page, title);
    }
    await page.goto('/admin/reviews');
    await expectPage(page, 'Pagos por revisar');

    await (await openMenu(page)).getByRole('button', { name: /Cerrar sesión/ }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.goto('/admin/products');
    await expect(page).toHaveURL(/\/admin\/login$/);
  },
);

test('when a visitor writes then the owner finds the message, reads it, and it counts as read', async ({
  page,
}, info) => {
  const name = uniqueName('Visita', info.project.name);
  await page.goto('/contact');
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel(/Correo/).fill('visita@example.com');
  await page.getByLabel('Mensaje').fill('¿Envían a Campeche en diciembre?');
  await page.getByRole('button', { name: /Enviar/ }).click();
  await expect(page.getByRole('heading', { name: '¡Mensaje enviado!' })).toBeVisible();
  await signIn(page);
  await openAdmin(page, '/admin/messages');
  await expect(rowOf(page, name)).toContainText('Sin leer');

  await page.getByRole('button', { name: `Leer el mensaje de ${name}` }).click();
  await expect(page.getByRole('dialog')).toContainText('¿Envían a Campeche en diciembre?');
  await expect(page.getByRole('button', { name: 'Marcar como no leído' })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await expect(rowOf(page, name)).toContainText('Leído');
});
