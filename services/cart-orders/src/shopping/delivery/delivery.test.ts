import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CheckoutConflict, PreferenceResponse } from '@shop/contracts/checkout';
import type { DeliveryPlan } from '@shop/contracts/delivery-ways';
import type { OrderResponse } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { seenIn } from '../../testing/seen-in.ts';
import { fillCart, submitPayment } from '../../testing/shopper.ts';
import { aWay, FAR, NEAR, PLAN, STALL } from '../../testing/ways.ts';

const shop = shopHere();

const CONTACT = { name: 'Ana Canul', email: 'ana@example.com', phone: '9991234567' };
const there = (zip: string) => aShipping({ zip });

/** A shopper with two pieces of 300 pesos, in a shop with these ways. */
async function shopping(deliveryWays: DeliveryPlan = PLAN) {
  await shop.decide({ deliveryWays });
  const elixir = await shop.addElixir({ price: 300 });
  const client = shop.visitor();
  const { cart } = await fillCart(client, elixir.id, 2);
  const read = async () => (await client.get<Cart>('/api/cart')).body;
  const names = deliveryWays.ways.map(({ name }) => name);
  await eventually(async () => {
    const { delivery } = (await client.put<Cart>('/api/cart/delivery', { zip: '97000' })).body;
    return delivery?.ways.every(({ name }) => names.includes(name)) || undefined;
  });
  await client.put('/api/cart/delivery', { zip: null, wayId: null });
  const to = (body: object) => client.put<Cart & { message: string }>('/api/cart/delivery', body);
  const pay = (over: object) =>
    client.post<CheckoutConflict & PreferenceResponse & { errors?: object }>(
      '/api/checkout/create-preference',
      {
        cartId: cart.id,
        ...over,
      },
    );
  /** The order that is made when this checkout is paid. */
  const order = async (over: object) => {
    const { body } = await pay(over);
    const paymentId = await sandbox(shop.env).pay(body.preferenceId);
    const paid = await submitPayment(client, { paymentId, cartId: cart.id });
    return (await client.get<OrderResponse>(`/api/orders/${paid.body.orderId}`)).body.order;
  };
  return { elixir, client, cart, read, to, pay, order };
}

test('when the place is not known then nothing is counted, and the cart says what anybody can have', async () => {
  const { read } = await shopping();

  const { delivery, amounts } = await read();

  expect(delivery).toEqual({ ways: [expect.objectContaining({ id: 'puesto', kind: 'pickup', price: 0 })] });
  expect(amounts).toMatchObject({ shipping: 0, total: 600 });
});

test('when the postal code is said then the ways that serve it are priced, and the cheapest that brings it counts', async () => {
  const { to, read } = await shopping();

  const { body } = await to({ zip: '97000' });

  const { place, hours, bring } = STALL;
  expect(body.delivery).toMatchObject({
    zip: '97000',
    wayId: 'cerca',
    ways: [
      { id: 'puesto', price: 0, place, hours, bring },
      { id: 'cerca', kind: 'ship', name: 'Yucatán', price: 90, freeFrom: 1_000, missing: 400 },
    ],
  });
  expect(body.amounts).toMatchObject({ lines: 600, shipping: 90, total: 690 });
  expect(await read()).toEqual(body);
  expect((await to({ zip: '44100' })).body).toMatchObject({
    delivery: { wayId: 'lejos' },
    amounts: { total: 750 },
  });
  expect((await to({ zip: null })).body).toMatchObject({ amounts: { total: 600 } });
});

test('when a way is chosen then it counts while it serves the place, and else it is refused', async () => {
  const { to } = await shopping();
  await to({ zip: '97000' });

  expect((await to({ wayId: 'puesto' })).body).toMatchObject({
    delivery: { wayId: 'puesto' },
    amounts: { shipping: 0 },
  });
  expect(await to({ wayId: 'lejos' })).toMatchObject({
    status: 409,
    body: { message: 'Esa forma de entrega no llega ahí. Elige otra.' },
  });
  expect((await to({ wayId: 'cerca', zip: '97000' })).body.delivery?.wayId).toBe('cerca');
  expect((await to({ zip: '44100' })).body.delivery?.wayId).toBe('lejos');
  expect((await to({ zip: '97000' })).body.delivery?.wayId).toBe('cerca');
  expect((await to({ wayId: 'no hay' })).status).toBe(400);
});

test('when nothing serves a place then the cart says so, and it is not sold there', async () => {
  const { to, pay } = await shopping({ ways: [NEAR, FAR], leftOut: ['Oaxaca'] });

  const { body } = await to({ zip: '68000' });
  const refused = await pay({ shippingDetails: there('68000'), seen: seenIn(body) });

  expect(body.delivery).toEqual({ zip: '68000', ways: [] });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Todavía no entregamos en ese código postal.', ways: [], changes: [{ name: 'Envío' }] },
  });
});

test('when the shop has one price for everywhere then it counts at once, free from what the lines cost less the code', async () => {
  const { client, elixir, read } = await shopping({ ways: [aWay({ freeFrom: 900 })] });

  expect(await read()).toMatchObject({
    delivery: { wayId: 'casa', ways: [{ missing: 300 }] },
    amounts: { total: 750 },
  });
  const { body } = await client.post<Cart>('/api/cart/items', {
    cartId: 'new',
    elixirId: elixir.id,
    quantity: 1,
  });

  expect(body).toMatchObject({ delivery: { ways: [{ price: 0 }] }, amounts: { shipping: 0, total: 900 } });
  expect(body.delivery?.ways[0]).not.toHaveProperty('missing');
});

test('when a parcel is weighed then pieces count with what their products weigh', async () => {
  const bands = [{ upTo: 700, price: 60 }];
  const { read } = await shopping({ ways: [aWay({ bands })] });
  const heavy = await shop.addElixir({ price: 100, weight: 350 });
  const other = shop.visitor();

  // Two pieces without a weight of their own weigh 800 g.
  expect((await read()).amounts.shipping).toBe(150);
  expect((await fillCart(other, heavy.id, 2)).amounts.shipping).toBe(60);
  expect((await fillCart(other, heavy.id, 1)).amounts.shipping).toBe(150);
});

test('when a chosen way is paid then the provider, the checkout and its order say one total', async () => {
  const { client, read, to, pay, order } = await shopping();
  const { body } = await to({ zip: '97000', wayId: 'cerca' });
  const request = { shippingDetails: there('97000'), deliveryId: 'cerca', seen: seenIn(body) };

  const paid = await pay(request);
  const made = await order(request);

  expect(paid).toMatchObject({ status: 200, body: { total: 690, amounts: { shipping: 90, total: 690 } } });
  expect(made).toMatchObject({
    total: 690,
    amounts: { lines: 600, shipping: 90, total: 690 },
    paymentStatus: 'approved',
    delivery: { id: 'cerca', kind: 'ship', name: 'Yucatán', roadFirst: 3, roadLast: 6 },
  });
  await shop.decide({ deliveryWays: { ways: [aWay()] } });
  await eventually(async () => (await read()).delivery?.wayId === 'casa' || undefined);
  const later = await client.get<OrderResponse>(`/api/orders/${made.id}`);
  expect(later.body.order.delivery).toEqual(made.delivery);
});

test('when an order is fetched then no address is asked of its buyer, and it keeps where', async () => {
  const { pay, order } = await shopping();

  expect(await pay({ deliveryId: 'puesto' })).toMatchObject({
    status: 400,
    body: { message: 'Escribe quién lo recoge.' },
  });
  const made = await order({ deliveryId: 'puesto', pickup: CONTACT });

  const { place, hours, bring } = STALL;
  expect(made).toMatchObject({
    total: 600,
    needsAddress: false,
    customerName: CONTACT.name,
    customerEmail: CONTACT.email,
    shippingAddress: null,
    delivery: { id: 'puesto', kind: 'pickup', place, hours, bring },
  });
});

test('when a page of an earlier release pays then the cheapest way that serves its address counts', async () => {
  const { pay } = await shopping();

  expect(await pay({ shippingDetails: there('97000') })).toMatchObject({ status: 200, body: { total: 690 } });
  expect(await pay({ shippingDetails: there('44100') })).toMatchObject({ status: 200, body: { total: 750 } });
  expect(await pay({ shippingDetails: there('00000') })).toMatchObject({ status: 409 });
  const unsaid = await pay({ shippingDetails: there('44100'), seen: { lines: [], shipping: 0, total: 600 } });
  expect(unsaid.body.differences).toContainEqual({ kind: 'shipping', name: 'Envío', before: 0, now: 150 });
});

test('when there is no address then what depends on it is not sold, and a contact alone has nothing sent', async () => {
  const { to, pay } = await shopping();
  await to({ zip: '97000' });
  const asked = { status: 400, body: { message: 'Escribe tu dirección para saber cuánto cuesta el envío.' } };

  expect(await pay({})).toMatchObject(asked);
  expect(await pay({ deliveryId: 'cerca', pickup: CONTACT })).toMatchObject(asked);
});

test('when the address is elsewhere than the cart said then its own price is asked for', async () => {
  const { to, pay } = await shopping();
  const { body } = await to({ zip: '97000' });

  const refused = await pay({ shippingDetails: there('44100'), deliveryId: 'cerca', seen: seenIn(body) });

  expect(refused).toMatchObject({
    status: 409,
    body: {
      message: 'Esa forma de entrega no llega a tu dirección. Elige otra.',
      differences: [{ kind: 'shipping', name: 'Envío', before: 90, now: 150 }],
      changes: [{ kind: 'price' }],
      ways: [{ id: 'puesto' }, { id: 'lejos', price: 150 }],
    },
  });
});

test('when the owner changes a price while somebody stands before paying then the difference is asked about first', async () => {
  const { to, pay, read } = await shopping();
  const { body } = await to({ zip: '97000' });
  const request = { shippingDetails: there('97000'), deliveryId: 'cerca' };
  expect((await pay({ ...request, seen: seenIn(body) })).status).toBe(200);
  await shop.decide({ deliveryWays: { ...PLAN, ways: [{ ...NEAR, price: 110 }, FAR, STALL] } });
  const now = await eventually(async () => {
    const cart = await read();
    return cart.amounts.shipping === 110 ? cart : undefined;
  });

  const refused = await pay({ ...request, seen: seenIn(body) });

  expect(refused).toMatchObject({
    status: 409,
    body: {
      differences: [
        { kind: 'shipping', name: 'Envío', before: 90, now: 110 },
        { kind: 'total', name: 'Total', before: 690, now: 710 },
      ],
    },
  });
  expect(await pay({ ...request, seen: seenIn(now) })).toMatchObject({ status: 200, body: { total: 710 } });
});

test('when the owner takes a way back while somebody stands before paying then they choose among those that are left', async () => {
  const { to, pay, read } = await shopping();
  const { body } = await to({ zip: '97000', wayId: 'cerca' });
  const express = aWay({ id: 'expres', name: 'Exprés', price: 200 });
  await shop.decide({ deliveryWays: { ways: [express, STALL] } });
  await eventually(async () => (await read()).amounts.shipping === 200 || undefined);
  const request = { shippingDetails: there('97000'), seen: seenIn(body) };

  const refused = await pay({ ...request, deliveryId: 'cerca' });

  expect(refused).toMatchObject({
    status: 409,
    body: {
      differences: [{ kind: 'shipping', before: 90, now: 200 }],
      ways: [{ id: 'puesto' }, { id: 'expres', price: 200 }],
    },
  });
  const seen = { ...seenIn(body), shipping: 200, total: 800 };
  expect(await pay({ ...request, deliveryId: 'expres', seen })).toMatchObject({
    status: 200,
    body: { total: 800 },
  });
});

test('when one way takes the place of another at one price then the checkout is another', async () => {
  const two = { ways: [aWay(), aWay({ id: 'otra', name: 'Otra' })] };
  const { pay } = await shopping(two);
  const by = async (deliveryId: string) =>
    (await pay({ shippingDetails: there('97000'), deliveryId })).body.checkoutId;

  const first = await by('casa');

  expect(await by('casa')).toBe(first);
  expect(await by('otra')).not.toBe(first);
});
