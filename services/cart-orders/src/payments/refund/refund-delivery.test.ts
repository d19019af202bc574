import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import type { RefundResponse } from '@shop/contracts/refund';
import { eventually } from '../../testing/eventually.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart } from '../../testing/shopper.ts';
import { aWay } from '../../testing/ways.ts';

let shop: RunningShop;
beforeAll(async () => void (shop = await runningShop()));
afterAll(() => shop.stop());

/** A paid order of 295 pesos, with this price of its delivery. */
async function paidOrder(price: number) {
  await shop.decide({ deliveryWays: { ways: [aWay({ price })] } });
  const elixir = await shop.addElixir({ price: 295 });
  const client = shop.visitor();
  const cart = await fillCart(client, elixir.id);
  const cartId = cart.cart.id;
  const body = { cartId, shippingDetails: aShipping() };
  const preferenceId = await eventually(async () => {
    const { body: made } = await client.post<{ preferenceId: string; amounts: { shipping: number } }>(
      '/api/checkout/create-preference',
      body,
    );
    return made.amounts.shipping === price && made.preferenceId;
  });
  const paymentId = await sandbox(shop.env).pay(preferenceId);
  const paid = await client.post<{ orderId: string }>('/api/checkout/process-payment', { paymentId, cartId });
  const admin = await shop.admin();
  const refund = (requestId: string) =>
    admin.post<RefundResponse & { message: string }>(`/api/orders/${paid.body.orderId}/refunds`, {
      requestId: `request-of-${requestId}`,
      part: 'delivery',
    });
  return { refund };
}

test('when the delivery alone goes back then it is what it cost, once, and the refund says so', async () => {
  const { refund } = await paidOrder(150);

  const [one, two] = await Promise.all([refund('first-press'), refund('other-press')]);

  expect([one.status, two.status].toSorted()).toEqual([201, 409]);
  const [done, press] = one.status === 201 ? [one, 'first-press'] : [two, 'other-press'];
  expect(done.body).toMatchObject({
    refund: { amount: 150, part: 'delivery', status: 'done' },
    overview: { paid: 445, refunded: 150, left: 295, refunds: [{ part: 'delivery' }] },
  });
  expect((await refund(press)).body.refund).toMatchObject({ amount: 150 });
  expect(await refund('third-press')).toMatchObject({
    status: 409,
    body: { message: 'Ya se pidió el reembolso del envío.' },
  });
});

test('when delivery was free then there is nothing of it to give back', async () => {
  const { refund } = await paidOrder(0);

  expect(await refund('first-press')).toMatchObject({
    status: 409,
    body: { message: 'El envío de este pedido no costó nada.' },
  });
});
