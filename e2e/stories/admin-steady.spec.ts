import { anOrder } from '@shop/contracts/testing/builders';
import { openAdmin, rowOf, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { listed, near, placeOf, still } from '../steps/places.ts';
import { buy } from '../steps/shopping.ts';
import { expect, type Page, settled, test } from '../steps/test.ts';

// What is pressed next stays where it is when something beside it is pressed, or news arrives.

/** Calls of this address wait until the story lets them go. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test(
  'when an order leaves and arrives then its sheet and what else there is stay where they are in its foot',
  { tag: '@phone' },
  async ({ page }, info) => {
    const buyer = uniqueName('Firme', info.project.name);
    await buy(page, 'Brisa de Pericón', buyer);
    await signIn(page);
    // A desk's screen has room for all of an order, so that its window could shrink with it.
    if (!isPhone(page)) await page.setViewportSize({ width: 1280, height: 1100 });
    await openAdmin(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
    await page.getByRole('button', { name: /^Detalles de/ }).click();
    const order = page.getByRole('dialog', { name: /^Pedido FK-/ });
    await expect(order.getByText('Disponible para reembolsar', { exact: true })).toBeVisible();
    const kept = [
      order.getByRole('link', { name: 'Hoja de empaque' }),
      order.getByRole('button', { name: 'Más acciones' }),
    ];
    const places = () => Promise.all(kept.map(placeOf));
    await still(order);
    const before = await places();

    await order.getByRole('button', { name: 'Enviar', exact: true }).click();
    const ship = page.getByRole('dialog', { name: /^Enviar pedido/ });
    await ship.getByLabel('Paquetería').fill('DHL');
    await ship.getByLabel('Número de guía').fill(buyer.slice(-6));
    await ship.getByRole('button', { name: 'Enviar y avisar' }).click();
    await expect(order.getByRole('button', { name: 'Marcar entregado' })).toBeVisible();
    expect(await places()).toEqual(before.map(near));

    await order.getByRole('button', { name: 'Marcar entregado' }).click();
    await expect(order.getByRole('button', { name: 'Marcar entregado' })).toBeHidden();
    expect(await places()).toEqual(before.map(near));
  },
);

test(
  'when an answer is awaited then no button of the window moves or grows',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await listed(page, () => [anOrder({ number: 'FK-000777', paymentStatus: 'approved' })]);
    const release = await hold(page, '**/api/orders/*/status');
    await openAdmin(page, '/admin/orders');
    await page.getByRole('button', { name: 'Estado de FK-000777' }).click();
    const window = page.getByRole('dialog', { name: 'Actualizar estado' });
    await window.getByLabel('Estado del pedido').selectOption('processing');
    const send = window.getByRole('button', { name: 'Actualizar' });
    const places = () =>
      Promise.all([placeOf(send), placeOf(window.getByRole('button', { name: 'Cancelar' }))]);
    await still(window);
    const before = await places();

    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');

    await expect.poll(places).toEqual(before.map(near));
    release();
  },
);

test(
  'when a piece is taken out of an order then what was pressed stays under the finger',
  { tag: '@phone' },
  async ({ page }, info) => {
    const buyer = uniqueName('Cuidadosa', info.project.name);
    await buy(page, 'Brisa de Pericón', buyer);
    await signIn(page);
    await openAdmin(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
    await page.getByRole('button', { name: /^Detalles de/ }).click();
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('button', { name: 'Cambiar líneas' }).click();
    const lines = page.getByRole('dialog', { name: 'Cambiar líneas' });
    const less = lines.getByRole('button', { name: 'Quitar uno de Brisa de Pericón' });
    const cancel = lines.getByRole('button', { name: 'Cancelar' });
    await expect(less).toBeVisible();
    await settled(page);
    await still(lines);
    const [before, away] = [await placeOf(less), await placeOf(cancel)];

    await less.click();
    await expect(lines.getByText(/^Le devuelves \$/)).toBeVisible();

    const message = `its window: ${await lines.getAttribute('style')}`;
    await expect.poll(() => placeOf(less), { message }).toEqual(near(before));
    // On a phone the window grows over its screen with the next line, and its foot stays in view.
    if (isPhone(page)) return expect(await placeOf(cancel)).toMatchObject({ x: away.x, width: away.width });
    await lines.getByRole('button', { name: 'Agregar producto' }).click();
    await expect(lines.getByLabel('Producto 1')).toBeVisible();
    return expect.poll(() => placeOf(less)).toEqual(near(before));
  },
);

test('when an order of the list arrives then the buttons of every row stay where they are', async ({
  page,
}) => {
  const sent = [1, 2].map((at) =>
    anOrder({ id: `order-${at}`, number: `FK-00077${at}`, status: 'completed', paymentStatus: 'approved' }),
  );
  let arrived = false;
  await signIn(page);
  await listed(page, () => (arrived ? sent.map((one) => ({ ...one, deliveredAt: one.createdAt })) : sent));
  await page.route('**/api/orders/delivered', (route) => {
    arrived = true;
    return route.fulfill({ json: { results: sent.map(({ id: orderId }) => ({ orderId, ok: true })) } });
  });
  await openAdmin(page, '/admin/orders');
  const places = () =>
    Promise.all(
      ['Detalles de', 'Estado de'].flatMap((verb) =>
        [1, 2].map((at) => placeOf(page.getByRole('button', { name: `${verb} FK-00077${at}` }))),
      ),
    );
  const before = await places();

  await page.getByRole('button', { name: 'Marcar FK-000771 como entregado' }).click();
  await expect(rowOf(page, 'FK-000771')).toContainText('Entregado');
  await expect(page.getByRole('button', { name: /como entregado/ })).toHaveCount(0);

  await expect.poll(places).toEqual(before.map(near));
});

test(
  'when the counts of the tabs come then the tabs stay where they are',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    const release = await hold(page, /\/api\/orders\?.*pageSize=1(&|$)/);
    await page.goto('/admin/orders');
    const tabs = page.getByRole('navigation', { name: 'Pedidos' }).getByRole('link');
    await expect(tabs.last()).toBeVisible();
    const places = async () => Promise.all((await tabs.all()).map(placeOf));
    const before = await places();

    release();
    await expect(tabs.filter({ hasText: /Enviados \d/ })).toBeVisible();

    await expect.poll(places).toEqual(before.map(near));
  },
);

test(
  'when a filter is set then it can be kept, and the rows stay where they are',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await listed(page, () => [anOrder({ number: 'FK-000777' })]);
    await openAdmin(page, '/admin/orders');
    const row = rowOf(page, 'FK-000777');
    const before = await placeOf(row);

    await page.getByLabel('Buscar').fill('FK-000777');
    // On a phone it stands with the filters.
    const save = page.getByRole('button', { name: 'Guardar vista', includeHidden: true });
    await expect(save).toBeEnabled();

    await expect.poll(() => placeOf(row)).toEqual(near(before));
  },
);

test(
  'when a page has no button with words then its head ends with its words',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await openAdmin(page, '/admin/messages');
    const words = page.getByRole('heading', { level: 1 }).locator('xpath=..');
    const { y, height } = await placeOf(words);
    const head = await placeOf(words.locator('xpath=..'));
    expect(head.y + head.height).toBeCloseTo(y + height, 0);
  },
);
