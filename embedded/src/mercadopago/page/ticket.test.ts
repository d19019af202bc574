import { beforeEach, expect, test } from '@jest/globals';
import { Payment } from 'mercadopago';
import { makePreference } from '../testing/build.ts';
import { call, openSandbox, type Opened, sdkConfig, submit } from '../testing/open-sandbox.ts';
import { openReceiver } from '../testing/receiver.ts';

let sandbox: Opened;

beforeEach(async () => {
  sandbox = await openSandbox();
});

const read = async (url: string) => (await fetch(url)).text();
const press = (slip: string, result: string) =>
  fetch(slip, { method: 'POST', body: new URLSearchParams({ result }) });
const paymentOf = (id: string) => new Payment(sdkConfig()).get({ id });

/** A payment that was left to be paid later, and the address of its slip. */
async function leavePending(result = 'pendiente', notification_url?: string) {
  const { initPoint } = await makePreference(notification_url ? { notification_url } : {});
  const { back } = await submit(initPoint, { result });
  const id = back?.searchParams.get('payment_id') ?? '';
  const payment = await paymentOf(id);
  return { id, payment, slip: String(payment.transaction_details?.external_resource_url) };
}

test('when cash is chosen then there is a slip with bars, a reference and a last moment some days ahead', async () => {
  const { payment, slip } = await leavePending();
  const reference = String(payment.transaction_details?.payment_method_reference_id);
  const daysLeft = (Date.parse(String(payment.date_of_expiration)) - Date.now()) / 86_400_000;
  expect(payment).toMatchObject({ payment_type_id: 'ticket', status_detail: 'pending_waiting_payment' });
  expect(reference).toMatch(/^\d{14}$/);
  expect(daysLeft).toBeGreaterThan(3);
  expect(daysLeft).toBeLessThan(4.1);
  expect(await read(slip)).toContain(`Código de barras ${reference}`);
});

test('when a transfer is chosen then there is an account to send it to', async () => {
  const { payment, slip } = await leavePending('transferencia');
  expect(payment).toMatchObject({
    payment_type_id: 'bank_transfer',
    status_detail: 'pending_waiting_transfer',
  });
  const clabe = String(payment.payment_method?.data?.reference_id);
  expect(clabe).toMatch(/^646000\d{12}$/);
  expect((await read(slip)).replaceAll(' ', '')).toContain(`reference">${clabe}<`);
});

test('when a slip is paid then the payment is approved and cannot be paid or called off again', async () => {
  const { id, slip } = await leavePending();
  await press(slip, 'pagar');
  await press(slip, 'vencer');
  expect(await paymentOf(id)).toMatchObject({ status: 'approved', date_approved: expect.any(String) });
  expect(await read(slip)).not.toContain('Simular');
});

test('when nobody came in time then the payment is cancelled as expired and cannot be paid any more', async () => {
  const { id, slip } = await leavePending();
  await press(slip, 'vencer');
  await press(slip, 'pagar');
  expect(await paymentOf(id)).toMatchObject({ status: 'cancelled', status_detail: 'expired' });
  expect(await read(slip)).toContain('plazo vencido');
});

test('when the last moment has passed then the slip expires by itself and the shop is told', async () => {
  const shop = await openReceiver();
  const { id, slip } = await leavePending('pendiente', shop.url);
  await call(sandbox, `/control/payments/${id}/expiration`, { json: { seconds: 0 } });

  expect(await read(slip)).not.toContain('Simular');
  const [, told] = await shop.wait(2);
  expect(told?.body).toMatchObject({ action: 'payment.updated', data: { id } });
  expect(await paymentOf(id)).toMatchObject({ status: 'cancelled', status_detail: 'expired' });
});

test('when a payment has no slip or is unknown then there is no page for it', async () => {
  const { initPoint } = await makePreference();
  const { back } = await submit(initPoint, { result: 'aprobar' });
  const of = (id: string) => fetch(`${sandbox.url}/payments/ticket/helper?payment_id=${id}`);
  expect((await of(back?.searchParams.get('payment_id') ?? '')).status).toBe(404);
  expect((await of('nada')).status).toBe(404);
});
