import { expect, test } from '@jest/globals';
import type { OrderHistory } from '@shop/contracts/order-history';
import type { OrderResponse } from '@shop/contracts/order';
import { makeApiToken, withToken } from '@shop/service-kit/testing/api-tokens';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';

const shop = shopHere();

async function buy() {
  const ready = await readyToPay(shop);
  const { body } = await ready.submit(await sandbox(shop.env).pay(ready.checkout.preferenceId));
  return { ...ready, path: `/api/orders/${body.orderId}` };
}
const integration = async (...scopes: string[]) =>
  withToken(shop.config.PUBLIC_BASE_URL, await makeApiToken(shop.env, scopes));

test('when a token that ships completes an order with its tracking then the history names the integration', async () => {
  const { path } = await buy();
  const { patch } = await integration('orders.ship');
  const tracking = { carrier: 'estafeta', number: '6055901234567890' };

  const { status } = await patch(`${path}/status`, { status: 'completed', tracking });

  expect(status).toBe(200);
  const { body } = await (await shop.admin()).get<OrderHistory>(`${path}/history`);
  expect(JSON.stringify(body)).toContain('Token API «Bodega»');
});

test.each([{ status: 'cancelled' }, { status: 'pending' }, { status: 'completed', confirmUnpaid: true }])(
  'when a token that ships would do more than that (%j) then it is refused and nothing moves',
  async (change) => {
    const { path } = await buy();
    const { patch } = await integration('orders.ship');

    expect(await patch(`${path}/status`, change)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/a mano/) },
    });
    const { body } = await (await shop.admin()).get<OrderResponse>(path);
    expect(body.order.status).toBe('processing');
  },
);

test('when the buyer’s cookie comes beside a token that may not read orders then the order tells nobody’s name', async () => {
  const { client, path } = await buy();
  const { cookies, get } = await integration('products.read');
  for (const [name, value] of client.cookies) cookies.set(name, value);

  const withBoth = await get<OrderResponse>(path);
  const reading = await (await integration('orders.read')).get<OrderResponse>(path);

  expect((await client.get<OrderResponse>(path)).body.order.customerEmail).toContain('@');
  expect(JSON.stringify(withBoth.body)).not.toContain(reading.body.order.customerEmail);
  expect(reading.body.order.customerEmail).toContain('@');
});
