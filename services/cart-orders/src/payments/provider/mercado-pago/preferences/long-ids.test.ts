import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { ordersOf } from '../../../../testing/database.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { longId, longIds } from '../../../../testing/long-ids.ts';
import { ownSandbox } from '../../../../testing/own-sandbox.ts';
import { runningShop, type RunningShop } from '../../../../testing/running-shop.ts';
import { sandbox } from '../../../../testing/sandbox.ts';
import { readyToPay } from '../../../../testing/shopper.ts';
import { sendWebhookEvent, type SentEvent } from '../../../../testing/webhook-event.ts';

// Longer than an idle worker waits.
jest.setTimeout(120_000);

let shop: RunningShop;
let provider: Awaited<ReturnType<typeof ownSandbox>>;
let long: Awaited<ReturnType<typeof longIds>>;
beforeAll(async () => {
  provider = await ownSandbox(backing());
  long = await longIds(provider.url);
  const alone = {
    PAYMENT_PROVIDER: 'mercadopago',
    RECONCILE_EVERY_MS: '600000',
    RECONCILE_AFTER_MS: '600000',
  };
  shop = await runningShop({ env: { ...alone, MERCADOPAGO_BASE_URL: long.url } });
});
afterAll(async () => {
  await shop.stop();
  await Promise.all([long.close(), provider.close()]);
});

const strings = () => sandbox({ ...shop.env, MERCADOPAGO_BASE_URL: provider.url });
async function paid() {
  const ready = await readyToPay(shop);
  await strings().webhooks('lost', 1);
  const short = await strings().pay(ready.checkout.preferenceId);
  return { ...ready, short, paymentId: longId(short) };
}
const send = (event: SentEvent) => sendWebhookEvent(shop, event);
/** A number as the provider writes it, with more digits than a JavaScript number keeps. */
const raw = (text: string) => (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(text);
const ordered = async (checkoutId: string) =>
  eventually(async () => {
    const [order] = await ordersOf(shop, checkoutId);
    return order?.status === 'processing' && order;
  });

test('when a payment has nineteen digits then none is lost from its notification to its refund', async () => {
  const { checkout, short, paymentId } = await paid();
  expect((await send({ dataId: paymentId })).status).toBe(200);
  const order = await ordered(checkout.checkoutId);
  expect(order.paymentIntentId).toBe(paymentId);

  const admin = await shop.admin();
  const refund = { requestId: crypto.randomUUID() };
  expect((await admin.post(`/api/orders/${order._id}/refunds`, refund)).status).toBe(201);
  expect(await strings().refundsOf(short)).toMatchObject([{ amount: 295 }]);
});

test('when the payer comes back with such an id then it is found', async () => {
  const { client, checkout, paymentId } = await paid();
  const back = await client.get(`/api/checkout/return?c=${checkout.checkoutId}&payment_id=${paymentId}`);
  const { _id } = await ordered(checkout.checkoutId);
  expect(back.headers.get('location')).toBe(`/checkout/success?orderId=${_id}`);
});

test('when a notification names such an id as a bare number then its order is found', async () => {
  const { checkout, paymentId } = await paid();
  await send({ dataId: paymentId });
  const { _id } = await ordered(checkout.checkoutId);
  const body = { data: { payment_id: raw(paymentId) } };
  expect((await send({ dataId: '', type: 'stop_delivery_op_wh', body })).status).toBe(200);
  const admin = await shop.admin();
  await eventually(async () => {
    const { body: seen } = await admin.get<{ order: { doNotShip?: boolean } }>(`/api/orders/${_id}`);
    return seen.order.doNotShip === true;
    // A worker that misses its wake-up looks again after half a minute.
  }, 60_000);
});
