import { expect, test } from '@jest/globals';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import type { Order } from '@shop/contracts/order';
import type { OwnPayment } from '@shop/contracts/own-pay';
import { eventually } from '../../testing/eventually.ts';
import { mailsOf } from '../../testing/mails.ts';
import { ACCOUNT } from '../../testing/own-shop.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { readyToPay } from '../../testing/shopper.ts';

const shop = shopHere({ said: { ownTransfer: ACCOUNT } });

/** A shopper who chose a transfer and pressed the button. */
async function transferring(stock?: number) {
  const { client, cartId, checkout, elixir } = await readyToPay(shop, 1, stock ? { stock } : {});
  expect(checkout).toMatchObject({ choices: ['online', 'ownTransfer'], payWith: 'online' });
  const body = { cartId, payWith: 'ownTransfer' };
  const chosen = await client.post<PreferenceResponse>('/api/checkout/create-preference', body);
  expect(chosen.body).toMatchObject({ payWith: 'ownTransfer', provider: 'own' });
  const { pathname, search } = new URL(chosen.body.initPoint);
  const back = await client.request('GET', pathname + search);
  const orderId = /orderId=([\w-]+)/.exec(back.headers.get('location') ?? '')?.[1] ?? '';
  expect(back.headers.get('location')).toContain('/checkout/pending?orderId=');
  return { client, orderId, elixir };
}
const path = (orderId: string) => `/api/orders/${orderId}/own-payment`;
const mark = { amount: 295, means: 'transfer', paidOn: '2026-01-15', received: 0 };

test('when a shopper transfers then the order waits, and is paid once the team says so', async () => {
  const { client, orderId } = await transferring();
  const seen = await client.get<{ order: Order }>(`/api/orders/${orderId}`);
  expect(seen.body.order.voucher).toMatchObject({ clabe: ACCOUNT.clabe, beneficiary: ACCOUNT.beneficiary });
  await eventually(async () =>
    (await mailsOf(shop, orderId)).some(({ html }) => html?.includes(ACCOUNT.clabe)),
  );

  const admin = await shop.admin();
  const awaited = await admin.get<OwnPayment>(path(orderId));
  expect(awaited.body).toMatchObject({ way: 'ownTransfer', due: 295, received: 0, isOver: false });
  const requestId = crypto.randomUUID();
  const marked = await admin.post<OwnPayment>(path(orderId), { ...mark, requestId });
  expect(marked).toMatchObject({ status: 200, body: { received: 295 } });

  const paid = await admin.get<{ order: Order }>(`/api/orders/${orderId}`);
  expect(paid.body.order).toMatchObject({
    paymentStatus: 'approved',
    arrives: { fee: 0, tax: 0, net: 295, means: 'transfer' },
  });
  expect((await admin.post(path(orderId), { ...mark, requestId: crypto.randomUUID() })).status).toBe(409);
});

test('when its buyer cancels it then what it held can be bought again', async () => {
  const { client, orderId, elixir } = await transferring(1);
  const other = shop.visitor();
  const add = { cartId: 'new', elixirId: elixir.id, quantity: 1 };
  expect((await other.post('/api/cart/items', add)).status).toBe(409);

  expect((await other.post(`/api/orders/${orderId}/cancel`, {})).status).toBe(403);
  expect((await client.post(`/api/orders/${orderId}/cancel`, {})).status).toBe(200);
  await eventually(async () => (await other.post('/api/cart/items', add)).status === 200);
});
