import { expect, test } from '@jest/globals';
import type { OrderHistory } from '@shop/contracts/order-history';
import { orderResponse, type Order, type OrderResponse } from '@shop/contracts/order';
import { mailsAre, SOON } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';

const shop = shopHere({ env: SOON });

const BOUGHT = ['order-paid'];
const parcel = { carrier: 'DHL', number: '1234567890' };

async function sentOrder() {
  const bought = await paidOrder(shop);
  const complete = (tracking?: object) =>
    bought.admin.patch<Order>(`${bought.path}/status`, {
      status: 'completed',
      ...(tracking && { tracking }),
    });
  return { ...bought, complete };
}

test('when an order is completed with a number then its buyer sees it with the days, and strangers do not', async () => {
  const { client, complete, path, orderId } = await sentOrder();

  expect((await complete(parcel)).body).toMatchObject({ status: 'completed', tracking: parcel });

  const { order } = orderResponse.parse((await client.get(path)).body);
  expect(order).toMatchObject({ tracking: parcel, paidAt: expect.any(String), sentAt: expect.any(String) });
  const stranger = JSON.stringify((await shop.visitor().get<OrderResponse>(path)).body);
  expect(stranger).not.toContain(parcel.number);
  const mails = await mailsAre(shop, orderId, [...BOUGHT, 'shipped']);
  expect(mails.at(-1)?.text).toContain(parcel.number);
});

test('when the number comes later or is corrected then each one is told and noted once', async () => {
  const { complete, path, orderId, admin } = await sentOrder();
  await complete();
  await mailsAre(shop, orderId, [...BOUGHT, 'shipped']);

  await complete(parcel);
  await mailsAre(shop, orderId, [...BOUGHT, 'shipped', 'shipped']);
  await complete(parcel);
  await complete({ ...parcel, number: '55555' });

  const mails = await mailsAre(shop, orderId, [...BOUGHT, 'shipped', 'shipped', 'shipped']);
  expect(mails.at(-1)?.text).toContain('Guía: 55555');
  const { body } = await admin.get<OrderHistory>(`${path}/history`);
  expect(body.flatMap(({ note }) => note ?? [])).toEqual(['Guía DHL 1234567890', 'Guía DHL 55555']);
});

test('when an order has not left then there is nothing to follow, and a broken number is refused', async () => {
  const { path, admin } = await paidOrder(shop);
  const move = (body: object) => admin.patch<Order>(`${path}/status`, body);

  expect((await move({ status: 'processing', tracking: parcel })).body).toMatchObject({ tracking: null });
  expect((await move({ status: 'pending', tracking: parcel })).body).toMatchObject({ tracking: null });
  expect((await move({ status: 'completed', tracking: { ...parcel, url: 'javascript:1' } })).status).toBe(
    400,
  );
});
