import { aShipping } from '@shop/contracts/testing/builders';
import { expect, test, type Page } from '../steps/test.ts';
import { accessFaults, openAdmin, rowOf, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { buy, openPayment } from '../steps/shopping.ts';

/** A paid order of 295 pesos, found in the back office by its buyer. */
async function openPaidOrder(page: Page, buyer: string): Promise<void> {
  await buy(page, 'Brisa de Pericón', buyer);
  await signIn(page);
  await openOrder(page, buyer);
}

async function openOrder(page: Page, buyer: string): Promise<void> {
  await openAdmin(page, '/admin/orders');
  await page.getByLabel('Buscar').fill(buyer);
  await expect(page.getByText('1–1 de 1')).toBeVisible();
}

const openDetails = (page: Page) => page.getByRole('button', { name: /^Detalles de/ }).click();
const askRefund = async (page: Page) => {
  await page.getByRole('button', { name: 'Reembolsar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Reembolsar al cliente' })).toBeVisible();
};

test(
  'when an order is refunded, first a part and then the rest then payment, sums and history follow',
  { tag: '@phone' },
  async ({ page }, info) => {
    const buyer = uniqueName('Compradora', info.project.name);
    await openPaidOrder(page, buyer);
    await openDetails(page);
    await expect(page.getByText('Disponible para reembolsar', { exact: true })).toBeVisible();
    const total =
      (await page
        .getByLabel('Pedido FK')
        .getByText(/^\$[\d,.]+ MXN$/)
        .last()
        .textContent()) ?? '';

    await askRefund(page);
    await page.getByLabel('Importe a reembolsar').fill('100000');
    await page.getByRole('button', { name: /^Reembolsar \$100,000/ }).click();
    await expect(page.getByText(`Solo quedan ${total} por reembolsar.`)).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByLabel('Importe a reembolsar').fill('100');
    await page.getByRole('button', { name: 'Reembolsar $100.00 MXN' }).click();
    await expect(toast(page, '$100.00 MXN regresan al cliente.')).toBeVisible();
    const order = page.getByRole('dialog', { name: /^Pedido FK-/ });
    await expect(order.getByText('Reembolso parcial', { exact: true })).toBeVisible();
    // On a phone it is folded.
    const history = order.getByRole('button', { name: 'Ver historial y notas' });
    if (await history.isVisible()) await history.click();
    await expect(page.getByText('Reembolso de $100.00 MXN')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    await askRefund(page);
    await page.getByRole('button', { name: /^Reembolsar \$/ }).click();

    // The badge beside the status, the name of the sum, what it leaves of what arrives, and one for each refund.
    await expect(order.getByText('Reembolsado', { exact: true })).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Reembolsar', exact: true })).toBeHidden();
    await order.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(rowOf(page, buyer)).toContainText('Reembolsado');
  },
);

test('when one piece goes back by its line then it takes five presses at the most, and the piece can be sold again', async ({
  page,
}, info) => {
  const buyer = uniqueName('Compradora', info.project.name);
  await openPaidOrder(page, buyer);
  let actions = 0;
  const press = async (name: string | RegExp) => {
    actions += 1;
    await page.getByRole('button', { name }).click();
  };

  await press(/^Detalles de/);
  await press(/^Reembolsar$/);
  actions += 1;
  const dialog = page.getByRole('dialog', { name: 'Reembolsar al cliente' });
  await dialog.getByLabel('Brisa de Pericón', { exact: true }).selectOption('1 de 1');
  await expect(dialog.getByLabel('Devolver a existencias: Brisa de Pericón')).toBeChecked();
  expect(await accessFaults(page)).toEqual([]);
  await press(/^Reembolsar \$/);

  await expect(page.getByText('Reembolso hecho', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Reembolso de 1 × Brisa de Pericón \(a existencias\), /)).toBeVisible();
  expect(actions).toBeLessThanOrEqual(5);
});

test('when a paid order is cancelled with its refund then the order is cancelled and the money goes back', async ({
  page,
}, info) => {
  const buyer = uniqueName('Compradora', info.project.name);
  await openPaidOrder(page, buyer);
  await page.getByRole('button', { name: /^Estado de/ }).click();
  await page.getByLabel('Estado del pedido').selectOption('cancelled');
  await expect(page.getByLabel(/^Reembolsar al cliente/)).toBeChecked();
  expect(await accessFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cancelar pedido y reembolsar' }).click();

  await expect(toast(page, 'El pedido se canceló y el dinero regresa al cliente.')).toBeVisible();
  await expect(rowOf(page, buyer)).toContainText('Cancelado');
  await expect(rowOf(page, buyer)).toContainText('Reembolsado');
  await page.getByRole('button', { name: /^Estado de/ }).click();
  await page.getByLabel('Estado del pedido').selectOption('processing');
  await expect(page.getByText(/No lo prepares sin un nuevo pago/)).toBeVisible();
});

/** An order that waits for cash, is cancelled by the owner, and is paid after all. */
async function payAfterCancellation(page: Page, buyer: string): Promise<string> {
  await openPayment(page, 'Brisa de Pericón', aShipping({ name: buyer }));
  await page.getByRole('button', { name: 'Dejar pendiente (OXXO)' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ver mi ficha de pago' }).click();
  const slip = await opened;
  await signIn(page);
  await openOrder(page, buyer);
  await page.getByRole('button', { name: /^Estado de/ }).click();
  await page.getByLabel('Estado del pedido').selectOption('cancelled');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(rowOf(page, buyer)).toContainText('Cancelado');
  await slip.getByRole('button', { name: 'Simular que ya pagué en OXXO' }).click();
  await expect(slip.getByText('Estado: pago aprobado')).toBeVisible();
  await slip.close();
  return /FK-\d{6}/.exec((await rowOf(page, buyer).textContent()) ?? '')?.[0] ?? '';
}

/** Opens the review of this order; the payment may still be on its way into the list. */
async function openReview(page: Page, number: string): Promise<void> {
  await expect(async () => {
    await openAdmin(page, '/admin/reviews');
    await expect(rowOf(page, number)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await rowOf(page, number)
    .getByRole('button', { name: /^Revisar/ })
    .click();
  await expect(page.getByText('Qué hacer')).toBeVisible();
}

test('when a cancelled order is paid after all then «Pagos por revisar» offers the refund, and closes by itself', async ({
  page,
}, info) => {
  const number = await payAfterCancellation(page, uniqueName('Compradora', info.project.name));
  await openReview(page, number);
  expect(await accessFaults(page)).toEqual([]);

  await askRefund(page);
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Reembolsar \$/ }).click();

  await expect(page.getByText('Reembolso hecho', { exact: true })).toBeVisible();
  await expect(rowOf(page, number)).toBeHidden();
  await page.getByLabel('Estado').selectOption('done');
  await rowOf(page, number)
    .getByRole('button', { name: /^Revisar/ })
    .click();
  await expect(page.getByText('El pago se reembolsó por completo.')).toBeVisible();
});
