import type { FullSettings } from '@shop/contracts/settings';
import { aShipping } from '@shop/contracts/testing/builders';
import { readRunning } from '../../scripts/launch/running.ts';
import { expectSound, openAdmin, toast, uniqueName } from '../steps/admin.ts';
import { signIn } from '../steps/owner.ts';
import { changeSettings } from '../steps/rebrand.ts';
import { idOf, shopOf } from '../steps/shopping.ts';
import { expect, test, type Page } from '../steps/test.ts';

/** Where parcels leave from. */
const WORKSHOP: Partial<FullSettings> = {
  address: { street: 'Calle 47 #500, Centro', city: 'Mérida', state: 'Yucatán', zip: '97000' },
  contact: { email: 'hola@taller.example', phone: '999 123 4567', whatsapp: '' },
};

/** A paid order that can have a label, once the service has heard of the workshop. */
async function orderOf(page: Page, name: string): Promise<string> {
  const { email, phone, address, city, state, zip } = aShipping();
  const { id: orderId } = await shopOf(page).call('POST /api/orders', {
    body: {
      requestId: crypto.randomUUID(),
      lines: [{ elixirId: await idOf(page, 'Dalia Carmesí'), quantity: 1 }],
      ...{ name, email, phone, notes: '', payment: 'transfer', delivered: false },
      address: { address, city, state, zip },
    },
  });
  const problems = async () =>
    (await shopOf(page).call('GET /api/orders/{orderId}/label', { params: { orderId } })).problems;
  await expect.poll(problems, { timeout: 15_000 }).toEqual([]);
  return orderId;
}

/** What the carrier tells from now on, at the stand-in of the account. */
async function carrierTells(number: string, status: 'Shipped'): Promise<void> {
  const { ENVIA_BASE_URL, ENVIA_TOKEN } = readRunning(process.env['E2E_DATA']!)!;
  const answer = await fetch(`${ENVIA_BASE_URL}/control/labels/${number}/status`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ENVIA_TOKEN}` },
    body: JSON.stringify({ status }),
  });
  expect(answer.status).toBe(200);
}

async function buyLabel(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Cotizar guía' }).click();
  await page.getByRole('button', { name: 'Cotizar', exact: true }).click();
  await page
    .getByRole('group', { name: 'Tarifas' })
    .getByText(/^Estafeta Terrestre/)
    .click();
  await page.getByRole('button', { name: /^Comprar guía por/ }).click();
  const line = page.getByText(/^Estafeta Terrestre \d+: .* del saldo de Envia\.com/);
  await expect(line).toBeVisible();
  return /\d+/.exec(await line.innerText())![0];
}

test('when a label is bought then it is printed, cancelled and bought again, and its parcel is followed', async ({
  page,
}, info) => {
  test.slow();
  const buyer = uniqueName('Guía', info.project.name);
  await signIn(page);
  await changeSettings(page, WORKSHOP);
  const orderId = await orderOf(page, buyer);
  await openAdmin(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
  await page.getByRole('button', { name: /^Detalles de/ }).click();
  const first = await buyLabel(page);
  await expectSound(page, 'a bought label');
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Imprimir guía' }).getAttribute('href'))!,
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Cancelar guía' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar guía' }).click();
  await expect(toast(page, 'Guía cancelada')).toBeVisible();
  const second = await buyLabel(page);
  expect(second).not.toBe(first);

  await carrierTells(second, 'Shipped');
  const history = async () =>
    (await shopOf(page).call('GET /api/orders/{orderId}/history', { params: { orderId } })).map(
      ({ note }) => note,
    );
  await expect.poll(history).toContain(`En camino (Estafeta Terrestre ${second})`);
  await page.reload();
  await expect(page.getByText(`En camino (Estafeta Terrestre ${second})`)).toBeVisible();
  await expect(page.getByText('Recolectado, Mérida')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar guía' })).toBeHidden();
});
