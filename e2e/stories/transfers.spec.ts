import { NO_SELLER } from '@shop/contracts/seller';
import { accessFaults, openAdmin } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings, read } from '../steps/rebrand.ts';
import { addBlend, payLink, tick } from '../steps/shopping.ts';
import { expect, test } from '../steps/test.ts';

const BUYER = 'Compra por transferencia';
const ACCOUNT = { clabe: '032180000118359719', bank: 'IXE', beneficiary: 'Mieles SA de CV', days: 3 };
const PLANS: Parameters<typeof changeSettings>[1] = {
  paymentProvider: 'mercadopago-orders',
  freeMonths: [{ months: 3, from: 100 }],
};
/** Who takes money says who sells. */
const SELLER = {
  seller: { name: 'Ana Pech', address: 'Calle 1, Izamal', phone: '999 123 4567', email: 'ana@miel.mx' },
  sellerRfc: 'GODE561231GR8',
};
const OFF = { seller: NO_SELLER, sellerRfc: '', ownTransfer: null, paymentProvider: null, freeMonths: [] };

test.afterEach(async ({ page }) => void (await changeSettings(page, OFF)));

test('when a shopper transfers to the shop then the order waits, and is paid once the owner marks it', async ({
  page,
}) => {
  await signIn(page);
  await changeSettings(page, { ...SELLER, ownTransfer: ACCOUNT, ...PLANS });

  // A page that takes long to be made anew is shown once more as it was.
  await expect.poll(() => read(page, '/menu')).toContain('meses sin intereses');
  await page.goto('/menu');
  await expect(page.getByText(/^3 meses sin intereses de \$\d+\.\d\d MXN$/).first()).toBeVisible();
  await addBlend(page, 'Brisa de Pericón');
  await page.goto('/cart');
  await payLink(page).click();
  await page.getByLabel('Nombre completo').fill(BUYER);
  await page.getByLabel('Correo electrónico').fill('muestra@example.com');
  await page.getByLabel('Dirección').fill('Calle 60 número 491, Centro');
  await page.getByLabel('Código postal').fill('97000');
  await expect(page.getByLabel('Ciudad')).toHaveValue('Mérida');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await tick(page.getByLabel('Transferencia a nuestra cuenta'));
  await page.getByRole('button', { name: /^Hacer mi pedido/ }).click();

  await expect(page).toHaveURL(/\/checkout\/pending\?orderId=/);
  await expect(page.getByRole('button', { name: 'Copiar CLABE' })).toBeVisible();
  await expect(page.getByText('A nombre de')).toBeVisible();
  const reference = await page.getByText('Referencia').locator('xpath=following-sibling::div').textContent();
  expect(reference).toMatch(/^\d{7}$/);
  expect(await accessFaults(page)).toEqual([]);

  await openAdmin(page, '/admin/orders?estado=pending');
  await page.getByLabel('Buscar').fill(BUYER);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await page.getByRole('button', { name: /^Detalles de/ }).click();
  const order = page.getByRole('dialog', { name: /^Pedido FK-/ });
  await expect(order.getByText(reference!)).toBeVisible();
  await order.getByRole('button', { name: 'Marcar como pagado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar como pagado' });
  expect(await accessFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Marcar como pagado' }).click();
  await expect(page.getByText(/^\$310\.00 MXN de FK-\d{6}\.$/).first()).toBeVisible();
  await expect(order.getByText('Te llega')).toBeVisible();
});
