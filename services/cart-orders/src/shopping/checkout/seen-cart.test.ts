import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CheckoutConflict, PreferenceResponse } from '@shop/contracts/checkout';
import type { Discount } from '@shop/contracts/discount';
import { aDiscount } from '@shop/contracts/testing/builders';
import { shopHere } from '../../testing/shop-here.ts';
import { seenIn } from '../../testing/seen-in.ts';
import { fillCart } from '../../testing/shopper.ts';

const shop = shopHere({ worker: false });

/** Two tabs of one session; the first has seen a cart of two pieces of 100 pesos. */
async function seen() {
  const elixir = await shop.addElixir({ price: 100 });
  const client = shop.visitor();
  const cart = await fillCart(client, elixir.id, 2);
  const pay = (seen: unknown) =>
    client.post<CheckoutConflict & PreferenceResponse>('/api/checkout/create-preference', {
      cartId: cart.cart.id,
      seen,
    });
  return { elixir, client, cart, line: { elixirId: elixir.id, name: elixir.name }, pay, saw: seenIn(cart) };
}

const TOTAL = { kind: 'total', name: 'Total', before: 200 };
type Play = Awaited<ReturnType<typeof seen>>;
const changeTo = ({ client, cart }: Play, quantity: number) =>
  client.patch(`/api/cart/items/${cart.items[0]!.item.id}`, { quantity });

test.each<[string, (play: Play) => Promise<unknown>, (play: Play) => object[]]>([
  [
    'there are more pieces',
    (play) => changeTo(play, 6),
    ({ line }) => [
      { ...line, kind: 'quantity', before: 2, now: 6 },
      { ...TOTAL, now: 600 },
    ],
  ],
  [
    'there are fewer pieces',
    (play) => changeTo(play, 1),
    ({ line }) => [
      { ...line, kind: 'quantity', before: 2, now: 1 },
      { ...TOTAL, now: 100 },
    ],
  ],
  [
    'a price is another',
    ({ elixir }) => shop.changeElixir(elixir.id, { price: 90 }),
    ({ line }) => [
      { ...line, kind: 'price', before: 100, now: 90 },
      { ...TOTAL, now: 180 },
    ],
  ],
])(
  'when %s than was seen then that is said, and what is there now can be accepted',
  async (_, change, changes) => {
    const play = await seen();
    await change(play);

    const refused = await play.pay(play.saw);

    expect(refused.status).toBe(409);
    expect(refused.body.differences).toEqual(changes(play));
    const now = seenIn((await play.client.get<Cart>('/api/cart')).body);
    expect(await play.pay(now)).toMatchObject({ status: 200, body: { total: now.total } });
  },
);

test('when a line came and another went then both are said', async () => {
  const play = await seen();
  const other = await shop.addElixir({ price: 70 });
  await fillCart(play.client, other.id, 3);
  await play.client.delete(`/api/cart/items/${play.cart.items[0]!.item.id}`);

  expect((await play.pay(play.saw)).body.differences).toEqual([
    { elixirId: other.id, name: other.name, kind: 'added', now: 3 },
    { ...play.line, kind: 'removed', before: 2 },
    { ...TOTAL, now: 210 },
  ]);
});

test('when a code was put on the cart, or taken off it then what it does is said', async () => {
  const admin = await shop.admin();
  const { body } = await admin.post<Discount>(
    '/api/admin/discounts',
    aDiscount({ code: `VISTO-${Date.now()}`, kind: 'percent', value: 10, maxUses: null, maxPerBuyer: null }),
  );
  const play = await seen();
  const { body: with10 } = await play.client.put<Cart>('/api/cart/discount', { code: body.code });

  expect((await play.pay(play.saw)).body.differences).toEqual([
    { kind: 'discount', name: body.code, before: 0, now: 20 },
    { ...TOTAL, now: 180 },
  ]);
  expect((await play.pay(seenIn(with10))).status).toBe(200);
  await play.client.delete('/api/cart/discount');
  expect((await play.pay(seenIn(with10))).body.differences).toEqual([
    { kind: 'discount', name: body.code, before: 20, now: 0 },
    { ...TOTAL, before: 180, now: 200 },
  ]);
});

test('when delivery or the total is another than was seen then that is said', async () => {
  const { pay, saw } = await seen();

  const { body } = await pay({ ...saw, shipping: 99, total: 299 });

  expect(body.changes.map(({ kind, before }) => [kind, before])).toEqual([
    ['price', 99],
    ['price', 299],
  ]);
  expect(body.differences).toEqual([
    { kind: 'shipping', name: 'Envío', before: 99, now: 0 },
    { ...TOTAL, before: 299, now: 200 },
  ]);
});

test('when a page of an earlier release asks then prices and lines are compared, which is all that it tells', async () => {
  const play = await seen();
  const { elixirId } = play.line;
  const other = await shop.addElixir({ price: 70 });

  expect((await play.pay([{ elixirId, price: 100 }])).status).toBe(200);
  expect((await play.pay([{ elixirId, price: 95 }])).body.differences).toEqual([
    { ...play.line, kind: 'price', before: 95, now: 100 },
  ]);
  const more = [
    { elixirId, price: 100 },
    { elixirId: other.id, price: 70 },
  ];
  expect((await play.pay(more)).body.differences).toMatchObject([{ elixirId: other.id, kind: 'removed' }]);
  expect((await play.pay([])).body.differences).toMatchObject([{ elixirId, kind: 'added', now: 2 }]);
});

test('when a caller tells nothing of what was seen then nothing is compared', async () => {
  const play = await seen();
  await changeTo(play, 5);

  expect(await play.pay(undefined)).toMatchObject({ status: 200, body: { total: 500 } });
});
