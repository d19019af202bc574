import { expect, test } from '@jest/globals';
import { cart as cartSchema, type Cart } from '@shop/contracts/cart';
import type { CheckoutConflict, PreferenceResponse } from '@shop/contracts/checkout';
import type { ManualPreview } from '@shop/contracts/manual-order';
import { order as orderSchema, type Order, type OrderResponse } from '@shop/contracts/order';
import type { Promotion } from '@shop/contracts/promotion';
import type { RefundOverview, RefundResponse } from '@shop/contracts/refund';
import { aDiscount, aShipping } from '@shop/contracts/testing/builders';
import { eventually } from '../../testing/eventually.ts';
import { aPromotion } from '../../testing/promotions.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { seenIn } from '../../testing/seen-in.ts';
import { fillCart, submitPayment } from '../../testing/shopper.ts';

const shop = shopHere();

const THREE_FOR_TWO = aPromotion({ name: 'Lleva 3 paga 2', kind: 'pieces', take: 3, pay: 2 });

/** Two products, three pieces in all (300, 300 and 100 pesos), in a shop with these promotions. */
async function filled(...promotions: Promotion[]) {
  await shop.decide({ promotions });
  const [dear, cheap] = [await shop.addElixir({ price: 300 }), await shop.addElixir({ price: 100 })];
  const client = shop.visitor();
  await fillCart(client, dear.id, 2);
  await fillCart(client, cheap.id, 1);
  const read = async () => cartSchema.parse((await client.get<Cart>('/api/cart')).body);
  const name = promotions[0]?.name;
  const cart = await eventually(async () => {
    const now = await read();
    return now.promotion?.name === name && now;
  });
  const pay = (seen?: object) =>
    client.post<PreferenceResponse & CheckoutConflict>('/api/checkout/create-preference', {
      cartId: cart.cart.id,
      shippingDetails: aShipping(),
      ...(seen && { seen }),
    });
  return { client, cart, read, pay };
}

test('when a cart has enough then the promotion is a line of it by its name, to the order, its search and its table', async () => {
  const { client, cart, pay } = await filled(THREE_FOR_TWO);
  expect(cart).toMatchObject({
    promotion: { name: 'Lleva 3 paga 2', amount: 100 },
    amounts: { lines: 700, discount: 100, total: 600 },
  });

  const { body } = await pay(seenIn(cart));
  const paymentId = await sandbox(shop.env).pay(body.preferenceId);
  const paid = await submitPayment(client, { paymentId, cartId: cart.cart.id });
  expect(paid).toMatchObject({ status: 200 });

  const admin = await shop.admin();
  const path = `/api/orders/${paid.body.orderId}`;
  const read = await admin.get<OrderResponse>(path);
  expect(read).toMatchObject({ status: 200 });
  const { order, items } = read.body;
  expect(orderSchema.parse(order)).toMatchObject({
    promotion: { name: 'Lleva 3 paga 2', amount: 100 },
    amounts: { discount: 100, total: 600 },
  });
  expect(items.map(({ total, discount }) => [total, discount])).toEqual([
    [600, 85.71],
    [100, 14.29],
  ]);
  const found = await admin.get<Order[]>(`/api/orders?${new URLSearchParams({ q: 'Lleva 3 paga 2' })}`);
  expect(found.body.map(({ id }) => id)).toContain(paid.body.orderId);
  const table = await admin.get<string>(`/api/admin/reports/orders.csv?q=${order.number}`);
  expect(table.body).toMatch(/Lleva 3 paga 2.*100\.00/);

  const lines = [{ id: items[1]!.id, quantity: 1 }];
  const refunded = await admin.post<RefundResponse>(`${path}/refunds`, {
    requestId: 'request-of-a-piece',
    lines,
  });
  expect(refunded.body).toMatchObject({ refund: { amount: 85.71 } });
  const rest = await admin.post<RefundResponse>(`${path}/refunds`, { requestId: 'request-of-the-rest' });
  expect(rest.body).toMatchObject({ refund: { amount: 514.29 } });
  expect((await admin.get<RefundOverview>(`${path}/refunds`)).body).toMatchObject({ paid: 600, left: 0 });
});

test('when a promotion ends before it is paid then the shopper is told by its name, and may go on', async () => {
  const { cart, read, pay } = await filled(THREE_FOR_TWO);
  await shop.decide({ promotions: [] });
  const now = await eventually(async () => {
    const after = await read();
    return after.promotion === undefined && after;
  });

  expect((await pay(seenIn(cart))).body.differences).toEqual([
    { kind: 'discount', name: 'Lleva 3 paga 2', before: 100, now: 0 },
    { kind: 'total', name: 'Total', before: 600, now: 700 },
  ]);
  // A page of an earlier release knows only the total.
  const { promotion: _unknown, ...earlier } = seenIn(cart);
  expect((await pay(earlier)).body.differences).toMatchObject([{ kind: 'total' }]);
  expect((await pay(seenIn(now))).body.total).toBe(700);
});

test('when a page of an earlier release shows the total of a promotion that it does not name then nothing differs', async () => {
  const { cart, pay } = await filled(THREE_FOR_TWO);
  const { promotion: _unknown, ...earlier } = seenIn(cart);

  expect((await pay(earlier)).body.total).toBe(600);
});

test('when a code takes off less than a promotion that does not go with it then it is refused by name', async () => {
  const admin = await shop.admin();
  const add = async (value: number) => {
    const code = `PROMO-${value}`;
    await admin.post('/api/admin/discounts', aDiscount({ code, value, maxUses: null, maxPerBuyer: null }));
    return code;
  };
  const { client, pay } = await filled(THREE_FOR_TWO);
  type Refusal = Cart & { errors?: Record<string, string> };
  const use = async (code: string) => client.put<Refusal>('/api/cart/discount', { code });

  expect(await use(await add(5))).toMatchObject({
    status: 400,
    body: { errors: { code: 'Este código no se suma a «Lleva 3 paga 2», que te descuenta más.' } },
  });
  const { body } = await use(await add(50));
  expect(body.promotion).toBeUndefined();
  expect(body.amounts.total).toBe(350);
  expect((await pay()).body.total).toBe(350);
});

test('when an order is written by hand then the promotion is in its preview and in the order', async () => {
  const { cart } = await filled(THREE_FOR_TWO);
  const admin = await shop.admin();
  const lines = cart.items.map(({ item: { elixirId, quantity } }) => ({ elixirId, quantity }));
  const { body: shown } = await admin.post<ManualPreview>('/api/orders/preview', { lines });
  expect(shown).toMatchObject({
    promotion: { name: 'Lleva 3 paga 2', amount: 100 },
    amounts: { discount: 100, total: 600 },
  });

  const sale = {
    name: 'Rosa de la feria',
    email: '',
    phone: '',
    notes: '',
    payment: 'cash',
    delivered: false,
  };
  const seen = { total: shown.amounts.total };
  const { status, body } = await admin.post<Order>('/api/orders', {
    ...{ requestId: crypto.randomUUID(), lines, seen },
    ...sale,
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({ promotion: shown.promotion, amounts: shown.amounts });
});
