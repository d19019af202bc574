import { aShipping } from '@shop/contracts/testing/builders';
import { expect, test, type Page } from '../steps/test.ts';
import { addBlend, goToPayment, openPayment } from '../steps/shopping.ts';

/** The payment was left for later; answers the provider's page of it, which opens in a window of its own. */
async function openSlip(page: Page, link = 'Ver mi ficha de pago'): Promise<Page> {
  await expect(page).toHaveURL(/\/checkout\/pending\?orderId=/);
  await expect(page.getByText(/Paga antes del \p{L}+, \d+ de \p{L}+ de \d{4}/u)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: link }).click();
  return opened;
}

test('when the slip is paid at the till then the page that waits turns into the paid order by itself', async ({
  page,
}) => {
  await openPayment(page, 'Brisa de Pericón', aShipping());
  await page.getByRole('button', { name: 'Dejar pendiente (OXXO)' }).click();

  await expect(page.getByRole('heading', { name: /^Paga tu pedido FK-\d{6} en OXXO$/ })).toBeVisible();
  const reference = await page.getByText('Referencia').locator('xpath=following-sibling::div').textContent();
  const slip = await openSlip(page);
  await expect(slip.getByRole('img', { name: `Código de barras ${reference}` })).toBeVisible();
  await slip.getByRole('button', { name: 'Simular que ya pagué en OXXO' }).click();
  await expect(slip.getByText('Estado: pago aprobado')).toBeVisible();

  await expect(page).toHaveURL(/\/checkout\/success/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible();
  await expect(page.getByText('Procesando')).toBeVisible();
});

for (const [width, height] of [
  [390, 664],
  [1366, 625],
] as const)
  test(`when a slip is opened in ${width} x ${height} then amount and reference, and what copies them, stand in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPayment(page, 'Brisa de Pericón', aShipping());
    await page.getByRole('button', { name: 'Dejar pendiente (OXXO)' }).click();
    await expect(page.getByText(/^Paga antes del/)).toBeAttached();

    const copies = ['Copiar importe', 'Copiar referencia'].map((name) => page.getByRole('button', { name }));
    const reference = page.getByText('Referencia').locator('xpath=following-sibling::div');
    for (const part of [page.getByText('Total a pagar'), reference, ...copies])
      await expect(part).toBeInViewport({ ratio: 0.99 });
  });

test('when the slip expires then the shopper sees it and pays the same order with a card', async ({
  page,
}) => {
  await openPayment(page, 'Brisa de Pericón', aShipping());
  await page.getByRole('button', { name: 'Dejar pendiente (SPEI)' }).click();

  await expect(page.getByRole('button', { name: 'Copiar CLABE' })).toBeVisible();
  const slip = await openSlip(page, 'Ver los datos de la transferencia');
  await slip.getByRole('button', { name: 'Simular que la ficha venció' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/, { timeout: 30_000 });
  await expect(page.getByText('Pago cancelado')).toBeVisible();
  const number = await page
    .getByText(/^FK-\d{6}$/)
    .first()
    .textContent();

  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page).toHaveURL(/\/sandbox\//);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page.getByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible();
  await expect(page.getByText(number ?? '', { exact: true }).first()).toBeVisible();
});

test('when the window of an older cart is still open then it cannot pay the old amount', async ({
  page,
  context,
}) => {
  await openPayment(page, 'Brisa de Pericón', aShipping());
  const older = await context.newPage();
  await older.goto(page.url());
  await expect(older.getByRole('button', { name: 'Aprobar pago' })).toBeVisible();

  await addBlend(page, 'Monte Blanco');
  await goToPayment(page);
  // The older payment is closed at the provider a moment after the newer one was made.
  await expect
    .poll(async () => (await page.request.get(older.url())).text())
    .toContain('Este enlace de pago venció');
  await older.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(older.getByRole('heading', { name: 'Este enlace de pago venció' })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page.getByText('1 × Monte Blanco')).toBeVisible();
});
