import { expect, test } from '@jest/globals';
import { orderResponse, type OrderResponse } from '@shop/contracts/order';
import { ordersOf } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { shopHere } from '../../../testing/shop-here.ts';
import { sandbox } from '../../../testing/sandbox.ts';
import { readyToPay } from '../../../testing/shopper.ts';
import { testOfPayments } from '../../../testing/test-of-payments.ts';
import { isOnOrders } from '../../../testing/tested-provider.ts';

const shop = shopHere();

async function leavePending(method: 'oxxo' | 'clabe') {
  const { client, checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).leavePending(checkout.preferenceId, method);
  const { body } = await submit(paymentId);
  return { client, checkout, paymentId, path: `/api/orders/${body.orderId}` };
}

test.each([
  ['oxxo', 'cash'],
  ['clabe', 'transfer'],
] as const)(
  'when %s is to be paid then the buyer gets slip and last moment, others neither',
  async (method, kind) => {
    const { client, path, paymentId } = await leavePending(method);

    const { order } = orderResponse.parse((await client.get(path)).body);

    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'pending', voucher: { kind, method } });
    expect(order.voucher?.url).toMatch(
      new RegExp(`^${shop.env.MERCADOPAGO_BASE_URL}/.*payment_id=${isOnOrders() ? '\\d+' : paymentId}$`),
    );
    const own = kind === 'cash' ? /^\d{14}$/ : /^\d{18}$/;
    expect(order.voucher?.barcode ?? order.voucher?.clabe).toMatch(own);
    const daysLeft = (Date.parse(order.voucher?.payBefore ?? '') - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(2.9);
    const seen = JSON.stringify((await shop.visitor().get(path)).body);
    for (const secret of ['voucher', 'payBefore', paymentId]) expect(seen).not.toContain(secret);
  },
);

test('when the slip is paid then the order is processed and there is no slip any more', async () => {
  const { client, path, paymentId, checkout } = await leavePending('oxxo');
  await sandbox(shop.env).turn(paymentId, 'approved');
  await eventually(async () => (await ordersOf(shop, checkout.checkoutId))[0]?.status === 'processing');
  const { order } = (await client.get<OrderResponse>(path)).body;
  expect(order).toMatchObject({ paymentStatus: 'approved', voucher: null });
});

testOfPayments('when a card takes the place of a slip that expired then the order has no slip', async () => {
  const { client, path, paymentId, checkout } = await leavePending('oxxo');
  await sandbox(shop.env).turn(paymentId, 'cancelled');
  await eventually(async () => (await ordersOf(shop, checkout.checkoutId))[0]?.paymentStatus === 'cancelled');
  await sandbox(shop.env).pay(checkout.preferenceId, 'CONT');
  await eventually(
    async () => (await ordersOf(shop, checkout.checkoutId))[0]?.paymentStatus === 'in_process',
  );
  expect((await client.get<OrderResponse>(path)).body.order.voucher).toBeNull();
});
