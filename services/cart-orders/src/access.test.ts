import { expect, test } from '@jest/globals';
import { cartOrdersEndpoints } from '@shop/contracts/endpoints/cart-orders';
import { accessTests } from '@shop/service-kit/testing/access-tests';
import { signIn } from '@shop/service-kit/testing/backing';
import { cartOrders } from './service.ts';
import { shopHere } from './testing/shop-here.ts';
import { sandbox } from './testing/sandbox.ts';
import { readyToPay } from './testing/shopper.ts';

const shop = shopHere();

accessTests(cartOrdersEndpoints, (use) => use({ env: shop.env, url: shop.config.PUBLIC_BASE_URL }), {
  async start() {
    const { running } = await cartOrders.start({ ...shop.settings, PORT: '0', METRICS_PORT: '0' });
    await running.close();
  },
  async known() {
    const { checkout, submit } = await readyToPay(shop);
    const { body } = await submit(await sandbox(shop.env).pay(checkout.preferenceId));
    return {
      params: { orderId: body.orderId },
      // Notifications of other topics are ignored, signed or not.
      queries: {
        'POST /api/webhooks/mercadopago': '?type=payment&data.id=1',
        'POST /api/webhooks/mercadopago-orders': '?type=order&data.id=ORD01J',
      },
    };
  },
});

test('when an order is opened by its id then only roles that work with orders see who bought it', async () => {
  const { checkout, submit } = await readyToPay(shop);
  const { body } = await submit(await sandbox(shop.env).pay(checkout.preferenceId));
  const seen: Record<string, boolean> = {};

  for (const role of ['admin', 'owner', 'staff', 'viewer', 'editor', 'a role of tomorrow']) {
    const client = await signIn(shop.visitor(), shop.env, role);
    const answer = await client.get<{ order: object }>(`/api/orders/${body.orderId}`);
    seen[role] = 'customerEmail' in answer.body.order;
  }

  const full = { admin: true, owner: true, staff: true, viewer: true };
  expect(seen).toEqual({ ...full, editor: false, 'a role of tomorrow': false });
});
