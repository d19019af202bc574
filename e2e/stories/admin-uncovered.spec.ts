import { anOrder } from '@shop/contracts/testing/builders';
import { openAdmin } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { listed, near, placeOf } from '../steps/places.ts';
import { expect, settled, test } from '../steps/test.ts';

// Bars and toasts stand where nothing is that is pressed next.

test('when another status gives the button of a window longer words then Cancelar stays', async ({
  page,
}) => {
  await signIn(page);
  await listed(page, () => [anOrder({ number: 'FK-000777', paymentStatus: 'approved' })]);
  await page.goto('/admin/orders?ventana=status.order-0123456789abcdef');
  const window = page.getByRole('dialog', { name: 'Actualizar estado' });
  const place = async () => (await placeOf(window.getByRole('button', { name: 'Cancelar', exact: true }))).x;
  await expect(window).toBeVisible();
  const before = await place();

  await window.getByLabel('Estado del pedido').selectOption('cancelled');
  await expect(window.getByRole('button', { name: 'Cancelar pedido y reembolsar' })).toBeVisible();

  expect(await place()).toBe(before);
});

test('when something is told then nothing of the page is covered', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/orders?*', (route) =>
    route.fulfill({
      json: [anOrder({ number: 'FK-000777', status: 'completed', paymentStatus: 'approved' })],
      headers: { 'x-total-count': '995' },
    }),
  );
  await page.route('**/api/orders/delivered', (route) => route.fulfill({ status: 503, json: {} }));
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    await openAdmin(page, '/admin/orders');
    await page.getByRole('checkbox', { name: 'Seleccionar FK-000777' }).setChecked(true);
    const bar = page.getByRole('region', { name: 'Pedidos seleccionados' });

    await bar.getByRole('button', { name: 'Marcar entregado' }).click();

    const told = await placeOf(page.getByRole('listitem').filter({ hasText: 'Error' }));
    expect(told.x + told.width, `${width}`).toBeLessThanOrEqual((await placeOf(page.getByRole('main'))).x);
  }
});

test(
  'when orders are chosen on a phone then their bar has two rows, and what opens above moves nothing',
  { tag: '@phone-only' },
  async ({ page }) => {
    await signIn(page);
    await listed(page, () =>
      [1, 2].map((at) => anOrder({ id: `order-${at}`, number: `FK-00077${at}`, paymentStatus: 'approved' })),
    );
    const bar = page.getByRole('region', { name: 'Pedidos seleccionados' });
    const kept = [
      bar.getByRole('link', { name: 'Imprimir hojas' }),
      bar.getByRole('button', { name: 'Enviar', exact: true }),
      bar.getByRole('button', { name: 'Más acciones' }),
      bar.getByRole('button', { name: 'Quitar selección' }),
    ];
    const places = () => Promise.all(kept.map(placeOf));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openAdmin(page, '/admin/orders');
      await page.getByRole('checkbox', { name: 'Seleccionar FK-000771' }).setChecked(true);
      const before = await places();
      expect(new Set(before.map(({ y }) => y)).size, `${width}`).toBe(2);

      await bar.getByRole('checkbox', { name: 'Todos' }).setChecked(true);
      await expect.poll(places).toEqual(before.map(near));
      await kept[2]!.click();
      await expect(bar.getByRole('button', { name: 'Marcar completado' })).toBeVisible();
      const { y, height } = await placeOf(bar.getByRole('button', { name: 'Exportar' }));
      expect(y + height, `${width}`).toBeLessThanOrEqual((await placeOf(bar)).y);
      await expect.poll(places).toEqual(before.map(near));
      await bar.getByRole('button', { name: 'Marcar completado' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
      await expect(kept[2]!).toBeFocused();
    }
  },
);

test(
  'when a tab is chosen on a phone then it is in view, and no word is cut at the left side',
  { tag: '@phone-only' },
  async ({ page }) => {
    await signIn(page);
    await openAdmin(page, '/admin/settings');
    const row = page.getByRole('navigation', { name: 'Ajustes' }).getByRole('list');
    const names = await row.getByRole('link').allTextContents();
    for (const name of names) {
      await openAdmin(page, '/admin/settings');
      await row.getByRole('link', { name }).click();
      await expect(row.locator('[aria-current]')).toHaveText(name);
      await settled(page);
      const [{ x, width }, tab] = await Promise.all([placeOf(row), placeOf(row.locator('[aria-current]'))]);
      expect(tab.x, name).toBeGreaterThanOrEqual(x);
      expect(tab.x + tab.width, name).toBeLessThanOrEqual(x + width);
      const lefts = await row
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      expect(lefts, name).toContainEqual(expect.closeTo(x, 0));
    }
  },
);
