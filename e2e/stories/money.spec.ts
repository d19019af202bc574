import { openAdmin, rowOf, uniqueName } from '../steps/admin.ts';
import { axeViolations } from '../steps/axe.ts';
import { signIn } from '../steps/owner.ts';
import { fillCart, goToPayment } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

test('when the owner makes a code then a buyer pays less by it, asks for an invoice, and the owner sees the use', async ({
  page,
}, { project }) => {
  const code = uniqueName('MIEL', project.name).replaceAll(' ', '-').toUpperCase().slice(0, 20);
  await signIn(page);
  // Behind the open window the page's heading is out of reach.
  await page.goto('/admin/discounts?ventana=new');
  await page.getByRole('textbox', { name: 'Código' }).fill(code);
  await page.getByLabel('Usos por persona').fill('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(rowOf(page, code)).toContainText('Activo');

  await fillCart(page, 'Monte Blanco');
  await page.goto('/cart');
  await page.getByRole('button', { name: '¿Tienes un código de descuento?' }).click();
  await page.getByRole('textbox', { name: 'Código de descuento' }).fill(code);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText(`Descuento ${code}`)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await goToPayment(page);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
  await expect(page.getByText(`Descuento ${code}`)).toBeVisible();

  await page.getByRole('button', { name: 'Quiero factura' }).click();
  await page.getByLabel('RFC').fill('GODE561231GR8');
  await page.getByLabel('Nombre o razón social').fill('Persona de Muestra');
  await page.getByLabel('Régimen fiscal').selectOption('612');
  await page.getByLabel('Uso de la factura').selectOption('G03');
  await page.getByLabel('Código postal de tu domicilio fiscal').fill('97000');
  await page.getByRole('button', { name: 'Pedir factura' }).click();
  await expect(page.getByText(/Recibimos tus datos: GODE561231GR8/)).toBeVisible();

  await openAdmin(page, '/admin/discounts');
  await rowOf(page, code)
    .getByRole('link', { name: `ver los pedidos con ${code}` })
    .click();
  await expect(page).toHaveURL(/\/admin\/orders\?q=/);
  await expect(page.getByRole('row')).toHaveCount(2);
});
