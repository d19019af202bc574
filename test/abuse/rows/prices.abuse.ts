import type { Cart } from '@shop/contracts/cart';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { CUSTOM_ELIXIR_PRICE_CENTS } from '@shop/contracts/constants';
import type { CustomElixirResponse } from '@shop/contracts/custom-elixir';
import type { Flower } from '@shop/contracts/flower';
import { toPesos } from '@shop/contracts/money';
import { aShipping } from '@shop/contracts/testing/builders';
import { unlessBusy } from '@shop/service-kit/testing/unless-busy';
import { fillCart } from '../../../services/cart-orders/src/testing/shopper.ts';
import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { exactly } from '../../faults/scenario.ts';
import { ordersOfCheckouts } from '../../faults/shop/orders.ts';
import { aShopper, submitUntilDone } from '../../faults/shop/shopper.ts';
import { abuse, addressOf, forEachOf, isRefused, namesOf, none } from '../abuse.ts';

const LIES: object[] = [0.01, -1, 'NaN', '1e309', null].map((price) => ({ price }));
const MORE_LIES = [
  { isAvailable: false },
  { isCustom: false },
  { imageUrl: 'javascript:alert(1)' },
  { imageUrl: 'http://169.254.169.254/' },
];
const QUANTITIES = [0, -5, 1.5, 1e9, '2', null, [1], { $gt: 0 }];

export const prices = abuse('A7', 'prices and quantities are made up', async ({ shop }) => {
  const client = shop.visitor();
  const { body: flowers } = await client.get<Flower[]>('/api/flowers');
  const flowerIds = flowers.slice(0, 1).map(({ id }) => id);
  const right = toPesos(CUSTOM_ELIXIR_PRICE_CENTS);
  const made = await forEachOf([...LIES, ...MORE_LIES], async (lie) => {
    const headers = { 'x-forwarded-for': addressOf(3, 1) };
    const body = { elixir: lie, flowerIds };
    type Made = CustomElixirResponse;
    const answer = await shop.visitor().request<Made>('POST', '/api/custom-elixirs', body, headers);
    const { price, isCustom, isAvailable, imageUrl } = answer.body.elixir ?? {};
    const ok = price === right && isCustom && isAvailable && imageUrl.startsWith(shop.url);
    return { name: JSON.stringify(lie), ok: Boolean(ok) || isRefused(answer.status) };
  });
  const { cart, items, total } = await fillCart(client, 1, 2);
  const added = await forEachOf(QUANTITIES, async (quantity) => {
    const more = { cartId: cart.id, elixirId: 1, quantity };
    const add = await unlessBusy(() => client.post('/api/cart/items', more));
    const set = await unlessBusy(() => client.patch(`/api/cart/items/${items[0]?.item.id}`, { quantity }));
    const statuses = [add.status, set.status];
    return { name: `${JSON.stringify(quantity)}: ${statuses.join()}`, ok: statuses.every((s) => s === 400) };
  });
  const seen = { lines: [{ elixirId: 1, quantity: 2, price: 0.01 }], shipping: 0, total: 0.02 };
  const lie = { cartId: cart.id, shippingDetails: aShipping(), seen };
  const told = await client.post('/api/checkout/create-preference', lie);
  const asked = await client.post<PreferenceResponse>('/api/checkout/create-preference', {
    cartId: cart.id,
    shippingDetails: aShipping(),
  });
  return [
    none('custom elixirs with a price, state or picture of the caller', namesOf(made)),
    none('quantities that were taken', namesOf(added)),
    exactly('a price that the shopper never saw', told.status, 409),
    exactly('the total to pay', asked.body.total, total),
    exactly('the total of the cart', (await client.get<Cart>('/api/cart')).body.total, total),
  ];
});

/** How a payment that is not this checkout's may come along. */
export const payments = abuse('A8', 'payments of others, used ones, refused ones', async (context) => {
  const { shop, random } = context;
  const honest = await aShopper(shop, random);
  const used = await honest.pay();
  await submitUntilDone(honest, used);
  const victim = await aShopper(shop, random);
  const unused = await victim.pay();
  const attackers = await Promise.all(
    Array.from({ length: 5 }, async () => ({ shopper: await aShopper(shop, random) })),
  );
  const [a, b, c, d, e] = attackers.map(({ shopper }) => shopper);
  const tries = [
    { what: 'used before', shopper: a!, paymentId: used },
    { what: `another shopper's`, shopper: b!, paymentId: unused },
    { what: 'refused', shopper: c!, paymentId: await c!.pay('FUND') },
    { what: 'waiting', shopper: d!, paymentId: await d!.pay('CONT') },
    { what: 'of nobody', shopper: e!, paymentId: '99000000001' },
  ];
  const paid: string[] = [];
  for (const { what, shopper, paymentId } of tries) {
    await submitUntilDone(shopper, paymentId);
    const orders = await ordersOfCheckouts(shop.access(), [shopper.checkoutId]);
    if (orders.some(({ status, paymentStatus }) => status !== 'pending' || paymentStatus === 'approved'))
      paid.push(what);
  }
  await sandbox(shop.env()).clear();
  return [none(`of ${tries.length} payments, those that paid for a cart`, paid)];
});
