import { offeredWay } from '@shop/contracts/delivery-plan';
import type { Cart } from '@shop/contracts/cart';
import { fillCart, payLink } from '../steps/shopping.ts';
import { expect, type Locator, settled, test } from '../steps/test.ts';

test(
  'when the shop is opened then the first screen shows what it is, a bottle, its price, one way on and proof',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    await settled(page);

    const first = page.getByRole('main').locator('section').first();
    const whole: Locator[] = [
      first.getByText('Elixires de miel con flores nativas'),
      first.getByRole('heading', { level: 1 }),
      // The cell: the picture in it is drawn larger and cut.
      first.getByRole('img', { name: /^Frasco de / }).locator('..'),
      // Stories of the back office make cheaper products meanwhile.
      first.getByText(/^Desde \$\d+\.\d\d MXN · Envío gratis$/),
      first.getByRole('link', { name: 'Ver nuestro menú' }),
      first.getByText('Pago protegido por Mercado Pago'),
    ];
    for (const part of whole) await expect(part).toBeInViewport({ ratio: 0.99 });
  },
);

test('when a laptop opens a cart whose delivery has a price then the way to pay stands in its first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 625 });
  await fillCart(page, 'Monte Blanco', 2);
  await page.route(/\/api\/cart$/, async (route) => {
    const answer = await route.fetch();
    const cart = (await answer.json()) as Cart;
    const day = '2030-12-02T12:00:00.000Z';
    const named = { id: 'paqueteria', kind: 'ship', name: 'Paquetería del Mayab', price: 129.5 };
    const way = offeredWay.parse({ ...named, missing: 435, first: day, last: day });
    const json: Cart = { ...cart, delivery: { zip: '97000', ways: [way], wayId: way.id } };
    await route.fulfill({ response: answer, json });
  });
  await page.goto('/cart');

  await expect(page.getByText('Te faltan $435.00 MXN para envío gratis')).toBeVisible();
  await settled(page);
  await expect(payLink(page)).toBeInViewport({ ratio: 0.99 });
});
