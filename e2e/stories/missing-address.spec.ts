import { openPayment } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when an order was paid without an address then its buyer gives it and the order has it', async ({
  page,
}) => {
  // A shop's front end that sends no details, as the first version of the interface allows.
  await openPayment(page, 'Monte Blanco');
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page.getByText('Falta tu dirección de envío')).toBeVisible();
  await page.getByRole('link', { name: 'Completar mi dirección' }).click();
  await page.getByLabel('Nombre completo').fill('Persona de Muestra');
  await page.getByLabel('Correo electrónico').fill('muestra@example.com');
  await page.getByLabel('Dirección').fill('Calle 41 número 200');
  await page.getByLabel('Código postal').fill('97780');
  await page.getByLabel('Ciudad').fill('Valladolid');
  await expect(page.getByLabel('Estado')).toHaveValue('Yucatán');
  await page.getByRole('button', { name: 'Guardar dirección' }).click();

  await expect(page).toHaveURL(/\/checkout\/success/);
  await expect(page.getByText('Calle 41 número 200')).toBeVisible();
  await expect(page.getByText('Falta tu dirección de envío')).toHaveCount(0);
});
