import { expect, jest, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CheckoutConflict, PreferenceResponse } from '@shop/contracts/checkout';
import type { Elixir } from '@shop/contracts/elixir';
import type { TestAnswer, TestClient } from '@shop/service-kit/testing/client';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, startCheckout } from '../../testing/shopper.ts';

jest.setTimeout(600_000);

const BUYERS = 50;
const PIECES = 3;
/** LAST_PIECES_ROUNDS=20 tests the full promise; two rounds are a quick check. */
const ROUNDS = Number(process.env['LAST_PIECES_ROUNDS'] ?? 2);
type Answer = PreferenceResponse & CheckoutConflict;
const path = '/api/checkout/create-preference';

const shop = shopHere();

const ordersWith = (elixirId: number) =>
  database(shop, (db) =>
    db.collection('orders').countDocuments({ 'items.elixirId': elixirId, paymentStatus: 'approved' }),
  );
const stockOf = async (elixirId: number) => {
  const admin = await shop.catalogAdmin();
  const { stock, reserved } = (await admin.get<Elixir[]>('/api/elixirs')).body.find(
    ({ id }) => id === elixirId,
  )!;
  return { stock, reserved };
};

/** All buyers have the product in their carts and go to pay at once. */
async function race(elixirId: number) {
  const buyers = Array.from({ length: BUYERS }, () => shop.visitor());
  const carts = await Promise.all(buyers.map((buyer) => fillCart(buyer, elixirId)));
  return Promise.all(buyers.map((buyer, nth) => press(buyer, carts[nth]!.cart.id)));
}

/** On a busy machine the catalogue may not answer in time: then the buyer presses the button again. */
async function press(buyer: TestClient, cartId: string): Promise<TestAnswer<Answer>> {
  const answer = await buyer.post<Answer>(path, { cartId });
  return answer.status === 503 ? press(buyer, cartId) : answer;
}

test(`when ${BUYERS} buyers want the last ${PIECES} then ${PIECES} of them get an order, in each of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await shop.addElixir({ stock: PIECES });

    const answers = await race(id);
    const [taken, refused] = [200, 409].map((status) => answers.filter((one) => one.status === status));
    await Promise.all(taken!.map(({ body }) => sandbox(shop.env).pay(body.preferenceId)));
    await eventually(async () => (await ordersWith(id)) >= PIECES, 60_000);
    await eventually(async () => (await stockOf(id)).reserved === 0, 60_000);

    expect([taken!.length, refused!.length, await ordersWith(id)]).toEqual([PIECES, BUYERS - PIECES, PIECES]);
    expect(refused![0]!.body.changes).toMatchObject([{ elixirId: id, kind: 'unavailable' }]);
    expect(await stockOf(id)).toEqual({ stock: 0, reserved: 0 });
  }
});

test('when more is wanted than there is then the cart takes what is left and says so', async () => {
  const { id } = await shop.addElixir({ stock: 3, name: 'Luna' });
  const buyer = shop.visitor();
  const notice = 'Sólo quedan 3 piezas de Luna.';

  const filled = await buyer.post<Cart>('/api/cart/items', { cartId: 'new', elixirId: id, quantity: 5 });
  const line = filled.body.items[0]!.item;
  const changed = await buyer.patch<Cart>(`/api/cart/items/${line.id}`, { quantity: 9 });

  for (const { body } of [filled, changed])
    expect(body).toMatchObject({ notice, items: [{ item: { quantity: 3 }, elixir: { left: 3 } }] });
});

test('when pieces were sold since then paying is refused with what is left, and who reserved them goes on', async () => {
  const { id, name } = await shop.addElixir({ stock: 3 });
  const [slow, quick] = [shop.visitor(), shop.visitor()];
  const { cart } = await fillCart(slow, id, 3);
  const mine = await fillCart(quick, id, 2);
  const first = await startCheckout(quick, mine.cart.id);

  const refused = await slow.post<CheckoutConflict>(path, { cartId: cart.id });

  expect(refused).toMatchObject({
    status: 409,
    body: { changes: [{ elixirId: id, name, kind: 'unavailable', left: 1 }] },
  });
  expect(await startCheckout(quick, mine.cart.id)).toEqual(first);
  // The buyer's next checkout replaces this one.
  await fillCart(quick, id, 1);
  await startCheckout(quick, mine.cart.id);
  expect(await stockOf(id)).toEqual({ stock: 0, reserved: 3 });
});

test('when a slip expires then its pieces are free, and paying the order again takes them again', async () => {
  const { id } = await shop.addElixir({ stock: 1 });
  const [first, second] = [shop.visitor(), shop.visitor()];
  const { cart } = await fillCart(first, id);
  const { preferenceId } = await startCheckout(first, cart.id);
  const slip = await sandbox(shop.env).leavePending(preferenceId);
  const orderOf = () =>
    database(shop, (db) => db.collection<{ _id: string }>('orders').findOne({ paymentIntentId: slip }));
  await eventually(async () => (await orderOf()) !== null);
  expect(await stockOf(id)).toEqual({ stock: 0, reserved: 1 });

  await sandbox(shop.env).turn(slip, 'cancelled');
  await sandbox(shop.env).notify(slip);
  await eventually(async () => (await stockOf(id)).stock === 1);
  const again = () => first.post(`/api/orders/${order._id}/payment`, {});
  const order = (await orderOf())!;
  const other = await fillCart(second, id);
  expect((await again()).status).toBe(200);

  expect((await second.post(path, { cartId: other.cart.id })).status).toBe(409);
  expect(await stockOf(id)).toEqual({ stock: 0, reserved: 1 });
});
