import { expect, test } from '../steps/test.ts';
import { addBlend, goToPayment } from '../steps/shopping.ts';

test('when the payment is rejected then the cart is kept and a second try succeeds', async ({ page }) => {
  await addBlend(page, 'Sol de Cempasúchil');
  await goToPayment(page);
  await page.getByLabel('Nombre del titular').fill('FUND');
  await page.getByLabel('Número de tarjeta').fill('4075 5957 1648 3764');
  await page.getByLabel('Vencimiento').fill('11/30');
  await page.getByLabel('Código (CVV)').fill('123');
  await page.getByRole('button', { name: /^Pagar \$/ }).click();

  await expect(page).toHaveURL(/\/checkout\/failure/);
  await expect(page.getByRole('heading', { name: 'El pago no se completó' })).toBeVisible();
  await expect(page.getByText('Tu tarjeta no tiene fondos suficientes.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 });
  const whatToDo = [
    page.getByText('Tu tarjeta no tiene fondos suficientes.'),
    page.getByRole('link', { name: 'Intentar de nuevo' }),
    page.getByText(/pagar sin tarjeta/),
    page.getByRole('link', { name: 'Contactar a soporte' }),
    page.getByText('Causas más comunes'),
  ];
  for (const part of whatToDo) await expect(part).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();

  // Straight back to the payment; what was typed before is still there.
  await expect(page.getByText('Enviamos a Persona de Muestra')).toBeVisible();
  await page.getByRole('button', { name: 'Pagar ahora' }).click();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page).toHaveURL(/\/checkout\/success/);
  await expect(page.getByText('1 × Sol de Cempasúchil')).toBeVisible();
});
