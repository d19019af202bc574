import { cartBadge, fillCart, payLink } from '../steps/shopping.ts';
import { expect, type Page, test } from '../steps/test.ts';

/** From the cart to the payment step, by the shop's own ways. */
async function toPaymentStep(page: Page): Promise<void> {
  await fillCart(page, 'Selva Alta', 1);
  await page.goto('/cart');
  await payLink(page).click();
  await page.getByLabel('Nombre completo').fill('Persona de Muestra');
  await page.getByLabel('Correo electrónico').fill('muestra@example.com');
  await page.getByLabel('Dirección').fill('Calle 60 número 491, Centro');
  await page.getByLabel('Código postal').fill('97000');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeVisible();
}

test('when the payment step is loaded again or left by the browser then nobody types anything twice', async ({
  page,
}) => {
  await toPaymentStep(page);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeVisible();
  await expect(page.getByText('Calle 60 número 491, Centro')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continuar al pago' })).toBeVisible();
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Persona de Muestra');
  await expect(page.getByLabel('Dirección')).toHaveValue('Calle 60 número 491, Centro');

  await page.goForward();
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeVisible();
  await page.getByRole('button', { name: 'Volver al envío' }).click();
  await expect(page.getByLabel('Código postal')).toHaveValue('97000');

  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test('when a shopper comes back from the provider without paying then the payment step is there', async ({
  page,
}) => {
  await toPaymentStep(page);
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await expect(page).toHaveURL(/\/sandbox\//);

  await page.goBack();

  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeEnabled();
});

test('when the browser brings a page back as it was left then its cart is the one of now', async ({
  page,
}) => {
  await page.goto('/menu');
  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 0 artículos');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await fillCart(page, 'Selva Alta', 2);

  // As a browser does that kept the page: the stories' browser keeps none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await expect(cartBadge(page)).toHaveAccessibleName('Carrito, 2 artículos');
});
