import { expect, test } from '@jest/globals';
import { aDiscount, aLotCreate, aShipping } from '@shop/contracts/testing/builders';
import type { Elixir } from '@shop/contracts/elixir';
import type { OrderResponse } from '@shop/contracts/order';
import type { OrderHistory } from '@shop/contracts/order-history';
import type { RefundOverview, RefundResponse } from '@shop/contracts/refund';
import { orderModel } from '../../orders/order/order.model.ts';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, submitPayment } from '../../testing/shopper.ts';
import { aWay } from '../../testing/ways.ts';

const shop = shopHere();

type Options = { pieces?: number; code?: string; stock?: number };

/** A paid order of 295 pesos, with this delivery price. */
async function paidOrder(price: number, { pieces = 1, code = '', stock }: Options = {}) {
  await shop.decide({ deliveryWays: { ways: [aWay({ price })] } });
  const elixir = await shop.addElixir({ price: 295, ...(stock !== undefined && { stock }) });
  const client = shop.visitor();
  const cart = await fillCart(client, elixir.id, pieces);
  const cartId = cart.cart.id;
  if (code) await client.put('/api/cart/discount', { code });
  const body = { cartId, shippingDetails: aShipping() };
  const preferenceId = await eventually(async () => {
    const { body: made } = await client.post<{ preferenceId: string; amounts: { shipping: number } }>(
      '/api/checkout/create-preference',
      body,
    );
    return made.amounts.shipping === price && made.preferenceId;
  });
  const paymentId = await sandbox(shop.env).pay(preferenceId);
  const paid = await submitPayment(client, { paymentId, cartId });
  const admin = await shop.admin();
  const path = `/api/orders/${paid.body.orderId}`;
  const refund = (requestId: string, what: object = { part: 'delivery' }) =>
    admin.post<RefundResponse & { message: string }>(`${path}/refunds`, {
      requestId: `request-of-${requestId}`,
      ...what,
    });
  const preview = (lines: object[]) =>
    admin.post<{ amount: number; message: string }>(`${path}/refunds/preview`, { lines });
  const history = async () => (await admin.get<OrderHistory>(`${path}/history`)).body;
  const [line] = (await admin.get<RefundOverview>(`${path}/refunds`)).body.pieces!;
  /** The refunds that the order itself notes. */
  const backs = async () =>
    (await database(shop, (db) => orderModel(db).findById(paid.body.orderId).lean().orFail())).backs;
  const free = async () => {
    const { body: all } = await (await shop.catalogAdmin()).get<Elixir[]>('/api/elixirs');
    return all.find((one) => one.id === elixir.id)?.stock;
  };
  return {
    id: line!.id,
    orderId: paid.body.orderId,
    elixir,
    paymentId,
    refund,
    preview,
    history,
    backs,
    admin,
    stock: free,
  };
}

test('when the delivery alone goes back then it is what it cost, once, and the refund says so', async () => {
  const { refund, backs } = await paidOrder(150);

  const [one, two] = await Promise.all([refund('first-press'), refund('other-press')]);

  expect([one.status, two.status].toSorted()).toEqual([201, 409]);
  const [done, press] = one.status === 201 ? [one, 'first-press'] : [two, 'other-press'];
  expect(done.body).toMatchObject({
    refund: { amount: 150, part: 'delivery', status: 'done' },
    overview: { paid: 445, refunded: 150, left: 295, refunds: [{ part: 'delivery' }] },
  });
  expect((await refund(press)).body.refund).toMatchObject({ amount: 150 });
  expect(await refund('third-press')).toMatchObject({
    status: 409,
    body: { message: 'Ya se pidió el reembolso del envío.' },
  });
  expect(await backs()).toMatchObject([{ cents: 15_000 }]);
});

test('when the provider refuses to give the delivery back then the order does not say that it went back, and it can be asked again', async () => {
  const { paymentId, refund, backs } = await paidOrder(150);
  await sandbox(shop.env).fault({ match: `POST /v1/payments/${paymentId}/refunds`, times: 1, status: 400 });

  expect((await refund('refused-press')).status).toBe(409);

  expect(await backs()).toEqual([]);
  expect((await refund('again-press')).status).toBe(201);
});

test('when pieces and the delivery are asked back at once then one refund is of both, and its amount may be another', async () => {
  const { id, refund, backs, history } = await paidOrder(150, { pieces: 3 });
  const one = [{ id, quantity: 1 }];

  expect((await refund('less-than-both', { lines: one, part: 'delivery', amount: 400 })).body).toMatchObject({
    refund: { amount: 400, part: 'delivery', lines: one },
    overview: { refunded: 400, delivery: 15.17, pieces: [{ left: 3 }] },
  });
  expect((await refund('more-than-piece', { lines: one, amount: 50 })).body.overview).toMatchObject({
    refunded: 450,
    pieces: [{ left: 2 }],
  });
  expect((await refund('more-than-piece', { lines: one, amount: 51 })).status).toBe(409);

  expect(await backs()).toMatchObject([
    { cents: 40_000, lines: [{ id, cents: 26_517 }], deliveryCents: 13_483 },
    { cents: 2_983, lines: [{ id, cents: 2_983 }] },
  ]);
  expect((await history()).map(({ note }) => note)).toContainEqual(
    expect.stringMatching(/^Reembolso de 1 × .+, envío, \$400\.00 MXN$/),
  );
});

test('when pieces are with the shop again then they can be sold once more, once, and their lot and their sale end', async () => {
  const { id, elixir, orderId, refund, stock, admin, history } = await paidOrder(0, { pieces: 2, stock: 5 });
  await eventually(async () => (await stock()) === 3);
  const lot = aLotCreate({ elixirIds: [elixir.id], code: 'DEVUELTO' });
  expect((await (await shop.catalogAdmin()).post('/api/lots', lot)).status).toBe(201);
  await admin.patch(`/api/orders/${orderId}/status`, { status: 'completed' });
  const order = async () => (await admin.get<OrderResponse>(`/api/orders/${orderId}`)).body;
  const back = { lines: [{ id, quantity: 1, restock: true }] };

  const pressed = await Promise.all([refund('one-is-back', back), refund('one-is-back', back)]);
  expect(pressed.map(({ body }) => body.overview.pieces)).toEqual(
    Array(2).fill([expect.objectContaining({ left: 1, restock: 1 })]),
  );
  await eventually(async () => (await stock()) === 4);
  expect((await order()).items).toMatchObject([{ quantity: 2, returned: 1 }]);
  expect((await order()).order.lots).toMatchObject([{ code: 'DEVUELTO' }]);

  await refund('other-is-back', back);
  await eventually(async () => (await stock()) === 5);
  expect((await order()).order.lots).toEqual([]);
  expect((await history()).map(({ note }) => note)).toContainEqual(
    expect.stringMatching(/^Reembolso de 1 × .+ \(a existencias\), \$295\.00 MXN$/),
  );
});

test('when a piece was brought back and its rest goes back then it is not brought back again', async () => {
  const { id, refund } = await paidOrder(0, { stock: 5 });
  const back = { lines: [{ id, quantity: 1, restock: true }] };
  await refund('half-of-it', { ...back, amount: 100 });

  expect((await refund('rest-of-it', back)).body.message).toMatch(/ya no hay tantas piezas/);
  expect((await refund('rest-of-it', { lines: [{ id, quantity: 1 }] })).body.refund.amount).toBe(195);
});

test('when delivery was free then there is nothing of it to give back', async () => {
  const { refund } = await paidOrder(0);

  expect(await refund('first-press')).toMatchObject({
    status: 409,
    body: { message: 'El envío de este pedido no costó nada.' },
  });
});

test('when pieces go back then each is what was paid for it, the code shared out, and all of them what the line cost', async () => {
  const admin = await shop.admin();
  const discount = { ...aDiscount(), code: 'TERCIO', kind: 'amount', value: 100 };
  expect((await admin.post('/api/admin/discounts', discount)).status).toBe(201);
  const { id, refund, preview, history, backs } = await paidOrder(150, { pieces: 3, code: 'TERCIO' });
  const pieces = (quantity: number) => ({ lines: [{ id, quantity }] });

  const shown = (await preview(pieces(1).lines)).body.amount;
  const one = await refund('one-piece', { ...pieces(1), note: 'Llegó roto' });
  // 885 less 100 are 785: a third is 261.66 and a fraction of a centavo.
  expect(one.body).toMatchObject({
    refund: { amount: 261.66, ...pieces(1), note: 'Llegó roto', status: 'done' },
    overview: { pieces: [{ id, left: 2 }] },
  });
  expect(shown).toBe(261.66);
  expect((await refund('one-piece', pieces(1))).body.refund).toMatchObject({ amount: 261.66 });
  expect(await preview(pieces(3).lines)).toMatchObject({ status: 409 });
  expect(await refund('too-many-pieces', pieces(3))).toMatchObject({ status: 409 });
  expect((await refund('other-two', pieces(2))).body.refund).toMatchObject({ amount: 523.34 });
  expect(await refund('nothing-left', pieces(1))).toMatchObject({ status: 409 });
  expect(await backs()).toMatchObject([
    { cents: 26_166, lines: [{ id, cents: 26_166 }] },
    { cents: 52_334, lines: [{ id, cents: 52_334 }] },
  ]);
  expect((await refund('delivery-then')).body.overview).toMatchObject({ left: 0, refunded: 935 });
  expect((await history()).map(({ note }) => note)).toContainEqual(
    expect.stringMatching(/^Reembolso de 1 × .+, \$261\.66 MXN: Llegó roto$/),
  );
});

test('when more pieces are asked back than there are then it says how many are left', async () => {
  const { id, preview } = await paidOrder(150);

  expect((await preview([{ id, quantity: 2 }])).body.message).toMatch(/ queda 1\.$/);
});

test('when an amount went back before then pieces that cost more than is left are refused', async () => {
  const { id, refund } = await paidOrder(150, { pieces: 2 });
  expect((await refund('by-amount', { amount: 500 })).status).toBe(201);

  const { status, body } = await refund('then-pieces', { lines: [{ id, quantity: 1 }] });

  expect([status, body.message]).toEqual([409, 'Solo quedan $240.00 MXN por reembolsar.']);
});
