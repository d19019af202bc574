import { expectSound, openAdmin } from '../steps/admin.ts';
import { axeViolations } from '../steps/axe.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings } from '../steps/rebrand.ts';
import { fillCart, goToPayment, shopOf } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

const NAME = 'Lleva 3 paga 2';

test('when the owner writes a promotion then who takes enough pays less by its name, and the order says so', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await openAdmin(page, '/admin/discounts');
  await page.getByRole('button', { name: 'Crear promoción' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear promoción' });
  await dialog.getByLabel('Nombre').fill(NAME);
  await dialog.getByLabel('Qué descuenta').selectOption('pieces');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const line = page.getByRole('listitem').filter({ hasText: NAME });
  try {
    await expect(line).toContainText('Activa');
    await expectSound(page, 'promotions');

    await fillCart(page, 'Selva Alta', 2);
    await page.goto('/cart');
    const summary = page.getByRole('region', { name: 'Resumen del pedido' });
    await expect(summary).toContainText('Total');
    await expect(summary).not.toContainText(NAME);
    await fillCart(page, 'Selva Alta');
    // Carts hear of it a moment after the owner's page has saved it.
    await expect(async () => {
      await page.goto('/cart');
      await expect(summary).toContainText(/Lleva 3 paga 2−\$365\.00 MXN/, { timeout: 5_000 });
    }).toPass();
    await expect(summary).toContainText('Total$730.00 MXN');
    expect(await axeViolations(page)).toEqual([]);

    await goToPayment(page);
    await page.getByRole('button', { name: 'Aprobar pago' }).click();
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expect(page.getByRole('listitem').filter({ hasText: NAME })).toContainText('−$365.00 MXN');
    const orderId = new URL(page.url()).searchParams.get('orderId')!;
    const { order } = await shopOf(page).call('GET /api/orders/{orderId}', { params: { orderId } });
    expect(order).toMatchObject({ total: 730, promotion: { name: NAME, amount: 365 } });
  } finally {
    await changeSettings(page, { promotions: null });
  }
});
