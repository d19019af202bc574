import { expect, test } from '@jest/globals';
import { preferenceResponse, type CheckoutConflict, type PreferenceResponse } from '@shop/contracts/checkout';
import { aShipping } from '@shop/contracts/testing/builders';
import { database } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, startCheckout } from '../../testing/shopper.ts';
import { testOfPayments } from '../../testing/test-of-payments.ts';

const shop = shopHere({ worker: false });

const path = '/api/checkout/create-preference';

testOfPayments(
  'when a filled cart is checked out then the provider has a preference over the catalogue’s prices',
  async () => {
    const elixir = await shop.addElixir({ price: 199.99 });
    const visitor = shop.visitor();
    const { cart } = await fillCart(visitor, elixir.id, 3);

    const answer = await visitor.post<PreferenceResponse>(path, {
      cartId: cart.id,
      shippingDetails: aShipping(),
      seen: { lines: [{ elixirId: elixir.id, quantity: 3, price: 199.99 }], shipping: 0, total: 599.97 },
    });

    expect(answer.status).toBe(200);
    expect(preferenceResponse.parse(answer.body)).toMatchObject({
      publicKey: shop.env.MERCADOPAGO_PUBLIC_KEY,
      total: 599.97,
      provider: 'mercadopago',
      sdkUrl: 'https://sdk.mercadopago.com/js/v2',
    });
    const url = `${shop.env.MERCADOPAGO_BASE_URL}/checkout/preferences/${answer.body.preferenceId}`;
    const headers = { authorization: `Bearer ${shop.env.MERCADOPAGO_ACCESS_TOKEN}` };
    expect(await (await fetch(url, { headers })).json()).toMatchObject({
      external_reference: answer.body.checkoutId,
      items: [{ quantity: 3, unit_price: 199.99, currency_id: 'MXN' }],
      back_urls: {
        success: `${shop.config.PUBLIC_BASE_URL}/api/checkout/return?c=${answer.body.checkoutId}`,
      },
      auto_return: null,
    });
  },
);

test('when less is left to pay than the provider takes then nobody is sent to a page without ways to pay', async () => {
  const elixir = await shop.addElixir({ price: 4.99 });
  const visitor = shop.visitor();
  const { cart } = await fillCart(visitor, elixir.id);
  const pay = () =>
    visitor.post<{ message: string }>(path, { cartId: cart.id, shippingDetails: aShipping() });

  expect(await pay()).toMatchObject({
    status: 400,
    body: {
      message: 'Lo mínimo que se puede cobrar en línea son $5.00 MXN. Agrega algo más.',
    },
  });

  await shop.changeElixir(elixir.id, { price: 5 });
  expect((await pay()).status).toBe(200);
});

test('when a price changed or an elixir went then the difference is shown, and accepting it goes on', async () => {
  const [dearer, gone] = [await shop.addElixir({ price: 100 }), await shop.addElixir({ price: 50 })];
  const visitor = shop.visitor();
  await fillCart(visitor, dearer.id);
  const { cart, items } = await fillCart(visitor, gone.id);
  await shop.changeElixir(dearer.id, { price: 120 });
  await shop.changeElixir(gone.id, { isAvailable: false });
  const lines = [
    { elixirId: dearer.id, quantity: 1, price: 100 },
    { elixirId: gone.id, quantity: 1, price: 50 },
  ];
  const seen = { lines, shipping: 0, total: 150 };

  const refused = await visitor.post<CheckoutConflict>(path, { cartId: cart.id, seen });
  await visitor.delete(`/api/cart/items/${items[1]!.item.id}`);
  const accepted = await visitor.post<PreferenceResponse>(path, {
    cartId: cart.id,
    seen: { lines: [{ ...lines[0], price: 120 }], shipping: 0, total: 120 },
  });

  expect(refused.status).toBe(409);
  expect(refused.body.changes).toEqual([
    { elixirId: dearer.id, name: dearer.name, kind: 'price', before: 100, now: 120 },
    { elixirId: gone.id, name: gone.name, kind: 'unavailable', before: 50 },
  ]);
  expect(accepted).toMatchObject({ status: 200, body: { total: 120 } });
});

test('when nobody told of a new price then the checkout sees it all the same', async () => {
  const elixir = await shop.addElixir({ price: 100 });
  const visitor = shop.visitor();
  const { cart } = await fillCart(visitor, elixir.id);
  await visitor.get('/api/cart');
  const catalog = { ...shop.config, MONGODB_DB: `${shop.env.MONGODB_DB}_catalog` };
  await database({ config: catalog }, (db) =>
    db.collection('elixirs').updateOne({ id: elixir.id }, { $set: { priceCents: 12_000 } }),
  );

  const seen = [{ elixirId: elixir.id, price: 100 }];
  const refused = await visitor.post<CheckoutConflict>(path, { cartId: cart.id, seen });

  expect(refused.status).toBe(409);
  expect(refused.body.changes).toMatchObject([{ kind: 'price', before: 100, now: 120 }]);
});

test('when the cart is empty then there is nothing to pay', async () => {
  const visitor = shop.visitor();
  const { cart } = await fillCart(visitor, (await shop.addElixir()).id);
  await visitor.delete(`/api/cart/${cart.id}`);
  const answer = await visitor.post(path, { cartId: cart.id });
  expect(answer).toMatchObject({ status: 400, body: { message: 'Tu carrito está vacío.' } });
});

test('when the provider fails then it is said in Spanish and the next attempt works', async () => {
  const visitor = shop.visitor();
  const { cart } = await fillCart(visitor, (await shop.addElixir()).id);
  await sandbox(shop.env).fault({ match: `POST /checkout/preferences`, times: 2, status: 500 });

  const failed = await visitor.post(path, { cartId: cart.id });
  await sandbox(shop.env).clear();

  const body = { message: 'No se pudo crear la preferencia de pago.' };
  expect(failed).toMatchObject({ status: 502, body });
  expect((await startCheckout(visitor, cart.id)).initPoint).toMatch(/^http/);
});

test('when the provider makes a preference and its answer is lost then the next attempt gets that very one', async () => {
  const visitor = shop.visitor();
  const { cart } = await fillCart(visitor, (await shop.addElixir()).id);
  // The client tries twice by itself.
  await sandbox(shop.env).fault({ match: `POST /checkout/preferences`, times: 2, hangMs: 10 });

  const ask = () => visitor.post<PreferenceResponse>(path, { cartId: cart.id });
  const failed = await ask();
  await sandbox(shop.env).clear();
  const { checkoutId, preferenceId } = (await ask()).body;

  expect(failed.status).toBe(502);
  expect(await sandbox(shop.env).preferencesOf(checkoutId)).toEqual([preferenceId]);
});
