import { expect, type Page, test } from '../steps/test.ts';
import { accessFaults, openAdmin, rowOf, uniqueName } from '../steps/admin.ts';
import { signIn, signInByHand } from '../steps/owner.ts';

const PAGES = [
  '/admin',
  '/admin/products',
  '/admin/orders',
  '/admin/flowers',
  '/admin/content',
  '/admin/content-list',
  '/admin/messages',
  '/admin/mails',
  '/admin/reviews',
];

const wider = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

test(
  'when each page of the back office is opened then nothing sticks out and no rule of access is broken',
  { tag: '@phone' },
  async ({ page }) => {
    // Nine pages, each looked through by axe.
    test.slow();
    await signIn(page);
    const size = page.viewportSize()!;
    for (const path of PAGES) {
      await openAdmin(page, path);
      expect({ path, faults: await accessFaults(page) }).toEqual({ path, faults: [] });
      expect({ path, wider: await wider(page) }).toEqual({ path, wider: 0 });
      // The narrowest that has to work: 1280 pixels enlarged four times.
      await page.setViewportSize({ width: 320, height: 640 });
      expect({ path, at: 320, wider: await wider(page) }).toEqual({ path, at: 320, wider: 0 });
      await page.setViewportSize(size);
    }
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
  await expect(page.getByText(/mensaje/i).first()).toBeVisible();
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

test(
  'when the menu is used then it leads to every page, and signing out ends the session',
  { tag: '@phone' },
  async ({ page }) => {
    await signInByHand(page);
    const menu = page.getByRole('navigation', { name: 'Administración' });
    const open = async () => {
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByRole('button', { name: 'Abrir menú' }).click();
    };
    for (const [label, title] of [
      ['Productos', 'Administrar Productos'],
      ['Pedidos', 'Administrar Pedidos'],
      ['Flores', 'Administrar Flores'],
      ['Contenido', 'Administración de Contenido'],
      ['Mensajes', 'Mensajes'],
      ['Correos', 'Correos'],
    ] as const) {
      await open();
      await menu.getByRole('link', { name: label }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await open();
    await menu.getByRole('button', { name: /Cerrar sesión/ }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.goto('/admin/products');
    await expect(page).toHaveURL(/\/admin\/login$/);
  },
);
