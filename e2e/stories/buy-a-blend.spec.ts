import { expect, test } from '../steps/test.ts';
import { addBlend, buy, cartBadge, goToPayment } from '../steps/shopping.ts';

test(
  'when a shopper buys a blend then the paid order is shown and the cart is empty',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver nuestro menú' }).click();
    await expect(
      page.getByRole('heading', { name: 'Nuestro Menú de Elixires Listos para Ti' }),
    ).toBeVisible();
    // All of the sample: stories of the back office make more products meanwhile.
    await expect(page.getByRole('article').nth(10)).toBeVisible();

    await addBlend(page, 'Monte Blanco');
    await expect(cartBadge(page)).toContainText('1');
    await goToPayment(page);
    await page.getByRole('button', { name: 'Aprobar pago' }).click();

    await expect(page).toHaveURL(/\/checkout\/success\?orderId=[\w-]{16,}/);
    await expect(page.getByText('Procesando')).toBeVisible();
    await expect(page.getByText('1 × Monte Blanco')).toBeVisible();
    await expect(page.getByText('$315.00 MXN').first()).toBeVisible();
    await expect(page.getByText('Calle 60 número 491, Centro')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  },
);

test('when somebody else opens the order then nothing personal is shown', async ({ page, browser }) => {
  await buy(page, 'Dalia Carmesí', 'Nombre Reservado');
  await expect(page.getByText('Nombre Reservado')).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());

  await expect(stranger.getByText('1 × Dalia Carmesí')).toBeVisible();
  await expect(stranger.getByText('Nombre Reservado')).toHaveCount(0);
  await stranger.context().close();
});
