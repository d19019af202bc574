import { axeViolations } from '../steps/axe.ts';
import { fillCart, tick } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when a shopper checks out a gift then slips are mended, the total is in sight and nothing breaks a rule', async ({
  page,
}) => {
  await fillCart(page, 'Selva Alta', 2);
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Ver resumen · $730.00 MXN' })).toBeInViewport();
  await page.getByLabel('Nombre completo').fill('Persona de Muestra');
  await page.getByLabel('Correo electrónico').fill('muestra@gmial.com');
  await page.getByLabel('Código postal').fill('03940');
  await page.getByRole('button', { name: '¿Quisiste decir muestra@gmail.com?' }).click();
  await expect(page.getByLabel('Ciudad')).toHaveValue('Ciudad de México');
  await page.getByLabel('Dirección').fill('Insurgentes Sur 1602');
  await page.getByLabel('Colonia').fill('Crédito Constructor');
  await tick(page.getByRole('checkbox', { name: /Es un regalo/ }));
  await page.getByLabel('Nombre de quien lo recibe').fill('Itzel Canul');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Continuar al pago' }).click();

  await expect(page.getByText('Insurgentes Sur 1602, Crédito Constructor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar ahora · $730.00 MXN' })).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cambiar el correo' }).click();
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('muestra@gmail.com');
});
