import { anElixirCreate } from '@shop/contracts/testing/builders';
import { expectSound, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { fillProduct, press } from '../steps/editing.ts';
import { signIn } from '../steps/owner.ts';
import { fillCart, goToPayment, shopOf, tick } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test(
  'when the owner makes a kit then shoppers see what it holds and saves, and its parts are sold with it',
  { tag: '@phone-only' },
  async ({ page, baseURL }, info) => {
    test.slow();
    const [kit, luna, sol] = ['Kit', 'Luna', 'Sol'].map((what) => uniqueName(what, info.project.name)) as [
      string,
      string,
      string,
    ];
    await signIn(page);
    const imageUrl = `${baseURL}/media/semilla/elixir-01.webp`;
    const ids: number[] = [];
    for (const [name, price, stock] of [
      [luna, 100, 5],
      [sol, 150, 9],
    ] as const)
      ids.push(
        (
          await shopOf(page).call('POST /api/elixirs', {
            body: anElixirCreate({ name, price, stock, imageUrl }),
          })
        ).id,
      );

    await openAdmin(page, '/admin/products?orden=-id');
    await press(page, 'Agregar Producto');
    await fillProduct(page, kit);
    await tick(page.getByRole('switch', { name: /^Es un kit/ }));
    for (const name of [luna, sol]) {
      await page.getByLabel('Buscar producto').fill(name);
      await page.getByRole('checkbox', { name }).check();
    }
    await page.getByLabel(`Piezas de ${luna}`).fill('2');
    await expectSound(page, 'the form of a kit');
    await press(page, 'Guardar');
    await expect(toast(page, 'Producto creado')).toBeVisible();
    await expect(rowOf(page, kit)).toContainText('Kit · Sólo quedan 2');

    const card = page.getByRole('article').filter({ hasText: kit });
    await expect(async () => {
      await page.goto('/menu');
      await expect(card).toContainText('Ahorras $100.50 MXN', { timeout: 1_000 });
    }).toPass();
    await card.getByRole('link', { name: kit }).click();
    await expect(page.getByText('Por separado $350.00 MXN · ahorras $100.50 MXN').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'En este kit' }).getByRole('link')).toHaveText([luna, sol]);
    await expectSound(page, 'the page of a kit');

    await fillCart(page, kit);
    await goToPayment(page);
    await page.getByRole('button', { name: 'Aprobar pago' }).click();
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expect(page.getByRole('main')).toContainText(`2 × ${luna}, 1 × ${sol}`);

    await openAdmin(page, `/admin/products?q=${encodeURIComponent(luna)}`);
    await expect(async () => {
      await page.reload();
      await expect(rowOf(page, luna)).toContainText(/Sólo quedan 3(?! ·)/, { timeout: 1_000 });
    }).toPass();
    await shopOf(page).call('PATCH /api/elixirs/{id}', {
      params: { id: ids[1]! },
      body: { isAvailable: false },
    });
    await openAdmin(page, `/admin/products?q=${encodeURIComponent(kit)}`);
    await expect(rowOf(page, kit)).toContainText(`No se vende: ${sol} no está a la venta`);
    for (const name of [kit, luna, sol]) {
      const [found] = await shopOf(page).call('GET /api/elixirs', { query: { q: name } });
      await shopOf(page).call('DELETE /api/elixirs/{id}', { params: { id: found!.id } });
    }
  },
);
