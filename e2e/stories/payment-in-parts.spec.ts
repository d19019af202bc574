import { aShipping } from '@shop/contracts/testing/builders';
import { expect, test, type Page } from '../steps/test.ts';
import { accessFaults, openAdmin, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { openPayment } from '../steps/shopping.ts';

/** Half of 310 pesos is paid; the page says so. */
async function payHalf(page: Page, name: string): Promise<void> {
  await openPayment(page, 'Brisa de Pericón', { ...aShipping(), name });
  await page.getByRole('button', { name: 'Pagar la mitad con saldo' }).click();
  await expect(page.getByRole('heading', { name: 'Falta una parte de tu pago' })).toBeVisible();
  await expect(page.getByText('Recibimos $155.00 MXN de $310.00 MXN.')).toBeVisible();
}

test(
  'when half is paid and then the rest then there is one order, and the owner sees both payments',
  { tag: '@phone' },
  async ({ page }, info) => {
    const buyer = uniqueName('Compradora', info.project.name);
    await payHalf(page, buyer);
    expect(await accessFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Terminar de pagar' }).click();
    await expect(page.getByText('Ya hay una parte pagada. Faltan $155.00 MXN.')).toBeVisible();
    await page.getByRole('button', { name: 'Aprobar pago' }).click();
    await expect(page.getByRole('heading', { name: '¡Gracias por tu compra!' })).toBeVisible();

    await signIn(page);
    await openAdmin(page, '/admin/orders');
    await page.getByLabel('Buscar').fill(buyer);
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    await page.getByRole('button', { name: /^Detalles de/ }).click();
    await expect(page.getByRole('list', { name: 'Pagos' }).getByRole('listitem')).toHaveText([
      /^\$155\.00 MXN · pago \d+$/,
      /^\$155\.00 MXN · pago \d+$/,
    ]);
  },
);

test('when the rest is missing then the owner sees what waits, and when it goes back', async ({
  page,
}, info) => {
  await payHalf(page, uniqueName('Compradora', info.project.name));

  await signIn(page);
  await openAdmin(page, '/admin/reviews');

  await expect(page.getByText('Falta una parte del pago').first()).toBeVisible();
});
