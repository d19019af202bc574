import { expect, test } from '@jest/globals';
import type { Order, OrdersStatusResult } from '@shop/contracts/order';
import type { OrdersShipmentConflict } from '@shop/contracts/shipment';
import { changeOrder } from '../../testing/database.ts';
import { mailsAre, SOON } from '../../testing/mails.ts';
import { paidOrder, unpaidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';

const shop = shopHere({ env: SOON });

const SENT = ['order-paid', 'shipped'];
let last = 0;
const aNumber = () => `60${String(++last).padStart(4, '0')}`;
const ship = async (shipments: object[], more: object = {}) =>
  (await shop.admin()).post<OrdersStatusResult & OrdersShipmentConflict>('/api/orders/shipments', {
    carrier: 'Estafeta',
    shipments,
    ...more,
  });
const orderOf = async (path: string) => (await (await shop.admin()).get<{ order: Order }>(path)).body.order;

test('when several leave at once then each has its number and its mail, one without a number stays, and once more changes nothing', async () => {
  const [one, other, waiting] = [await paidOrder(shop), await paidOrder(shop), await paidOrder(shop)];
  const [first, second] = [aNumber(), aNumber()];
  const shipments = [
    { orderId: one.orderId, number: ` ${first}\t` },
    { orderId: waiting.orderId, number: '' },
    { orderId: other.orderId, number: second },
  ];

  const url = 'https://rastreo.example/{guia}';
  const answers = [await ship(shipments, { url }), await ship(shipments, { url })];

  for (const { status, body } of answers)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        results: [
          { orderId: one.orderId, ok: true },
          { orderId: other.orderId, ok: true },
        ],
      },
    });
  expect(await orderOf(one.path)).toMatchObject({
    status: 'completed',
    tracking: { carrier: 'Estafeta', number: first, url: `https://rastreo.example/${first}` },
  });
  expect(await orderOf(waiting.path)).toMatchObject({ status: 'processing', tracking: null });
  for (const { orderId } of [one, other]) await mailsAre(shop, orderId, SENT);
});

test('when one of several may not leave then none does, and each fault is told by its order', async () => {
  const good = await paidOrder(shop);
  const sent = await paidOrder(shop);
  const early = aNumber();
  await ship([{ orderId: sent.orderId, number: early }]);
  const { orderId: unpaid } = await unpaidOrder(shop);
  const cancelled = await paidOrder(shop);
  await cancelled.admin.patch(`${cancelled.path}/status`, { status: 'cancelled' });

  const [fetched, nowhere] = [await paidOrder(shop), await paidOrder(shop)];
  await changeOrder(shop, nowhere.orderId, { $set: { needsAddress: true } });
  await changeOrder(shop, fetched.orderId, {
    $set: { delivery: { id: 'taller', kind: 'pickup', name: 'Taller' } },
  });

  const { status, body } = await ship(
    [
      good.orderId,
      nowhere.orderId,
      fetched.orderId,
      sent.orderId,
      unpaid,
      cancelled.orderId,
      'x'.repeat(24),
    ].map((orderId) => ({
      orderId,
      number: aNumber(),
    })),
  );

  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'refused',
    lines: [
      { orderId: nowhere.orderId, message: 'Falta la dirección de este pedido.' },
      { orderId: fetched.orderId, message: 'Este pedido se recoge, no se envía.' },
      { orderId: sent.orderId, message: `Ya salió, con la guía Estafeta ${early}.` },
      { orderId: unpaid, message: expect.stringContaining('no está pagado') },
      { orderId: cancelled.orderId, message: 'Este pedido está cancelado.' },
      { orderId: 'x'.repeat(24), message: 'No encontramos ese pedido.' },
    ],
  });
  expect(await orderOf(good.path)).toMatchObject({ status: 'processing', tracking: null });
});

test('when another order has the number then it is asked for, and sent once somebody says so', async () => {
  const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
  const number = `1Z-${aNumber()}`;
  await ship([{ orderId: one.orderId, number }]);
  const again = [{ orderId: other.orderId, number: number.replace('-', '') }];

  const asked = await ship(again);

  expect(asked.status).toBe(409);
  expect(asked.body.code).toBe('used');
  expect(asked.body.lines).toEqual([
    { orderId: other.orderId, message: `Esta guía ya es de ${(await orderOf(one.path)).number}` },
  ]);
  expect(await orderOf(other.path)).toMatchObject({ status: 'processing' });
  expect((await ship(again, { confirmUsed: true })).status).toBe(200);
  expect(await orderOf(other.path)).toMatchObject({ status: 'completed' });
});

test('when a number stands twice then both lines are told, and nothing leaves', async () => {
  const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
  const number = aNumber();

  const { status, body } = await ship([
    { orderId: one.orderId, number: `1z-${number}` },
    { orderId: other.orderId, number: `1Z ${number}` },
  ]);

  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: {
      'shipments.0.number': 'Repetida: también está en la línea 2',
      'shipments.1.number': 'Repetida: también está en la línea 1',
    },
  });
  expect(await orderOf(one.path)).toMatchObject({ status: 'processing' });
});

test('when only the number of an order is given then its buyer hears of it when it leaves, and of a correction at once', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  const [early, late] = [aNumber(), aNumber()];
  const give = (number: string) => admin.put<Order>(`${path}/tracking`, { carrier: 'DHL', number });

  expect((await give(early)).body).toMatchObject({ status: 'processing', tracking: { number: early } });
  await mailsAre(shop, orderId, ['order-paid']);
  await admin.patch(`${path}/status`, { status: 'completed' });
  expect((await mailsAre(shop, orderId, SENT)).at(-1)?.text).toContain(early);
  await give(late);
  await give(late);

  expect((await mailsAre(shop, orderId, [...SENT, 'shipped'])).at(-1)?.text).toContain(late);
});

test('when the number has a link of its own then the order leaves with it, and once more it is as wanted', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  const parcel = { carrier: 'Mensajería Maya', number: aNumber(), url: 'https://maya.example/r/7' };
  await admin.put(`${path}/tracking`, parcel);
  const leave = () => ship([{ orderId, number: parcel.number }], { carrier: parcel.carrier });

  for (const { status, body } of [await leave(), await leave()])
    expect({ status, body }).toEqual({ status: 200, body: { results: [{ orderId, ok: true }] } });

  expect(await orderOf(path)).toMatchObject({ status: 'completed', tracking: parcel });
  await mailsAre(shop, orderId, SENT);
});

test('when the address is corrected then the order is still found by its earlier number', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  const [early, late] = ['EARLY-700001', 'LATE-700001'];
  for (const number of [early, late]) await admin.put(`${path}/tracking`, { carrier: 'DHL', number });
  const { shippingAddress: before } = await orderOf(path);
  const address = {
    name: 'Ana López',
    email: 'ana@example.com',
    phone: '9991234567',
    address: 'Calle Nueva 7, Centro',
    city: 'Mérida',
    state: 'Yucatán',
    zip: '97000',
  };
  expect((await admin.put(`${path}/address`, address)).status).toBe(200);

  const found = async (q: string) =>
    (await admin.get<Order[]>(`/api/orders?${new URLSearchParams({ q })}`)).body.map(({ id }) => id);
  expect(await found(early)).toEqual([orderId]);
  expect(await found(late)).toEqual([orderId]);
  expect(before).not.toBe(address.address);
});

test('when an order is fetched then it has no number, however it is given', async () => {
  const { admin, path, orderId } = await paidOrder(shop);
  await changeOrder(shop, orderId, { $set: { delivery: { id: 'taller', kind: 'pickup', name: 'Taller' } } });
  const tracking = { carrier: 'DHL', number: aNumber() };

  const given = await admin.put<{ message: string }>(`${path}/tracking`, tracking);
  const completed = await admin.patch(`${path}/status`, { status: 'completed', tracking });
  await admin.patch(`${path}/status`, { status: 'completed' });
  const late = await admin.put(`${path}/tracking`, tracking);

  expect([given.status, completed.status, late.status]).toEqual([409, 409, 409]);
  expect(given.body.message).toBe('Este pedido se recoge, no se envía.');
  await mailsAre(shop, orderId, SENT);
});

test('when nothing will leave then no number is taken', async () => {
  const { admin, path } = await paidOrder(shop);
  await admin.patch(`${path}/status`, { status: 'cancelled' });
  const { orderId: unpaid } = await unpaidOrder(shop);

  for (const to of [path, `/api/orders/${unpaid}`])
    expect((await admin.put(`${to}/tracking`, { carrier: 'DHL', number: aNumber() })).status).toBe(409);
});

test.each([
  ['6055901234567890123456', '6055901234567890123456'],
  ['6155901234567890123456', '61559012 3456'],
  ['6255901234567890123456', '62559012345'],
  ['123456789012', '123456789012'],
  ['223456789012', '223456789'],
  // This could be a phone number with its country code.
  ['523456789012', '523456789012'],
  ['623456789012', '62345678 9012'],
  ['JD-014600', 'jd014600'],
  ['JE-014600', 'je-0146'],
])('when a parcel has the number %s then %s finds its order', async (number, q) => {
  const { admin, path, orderId } = await paidOrder(shop);
  await admin.put(`${path}/tracking`, { carrier: 'DHL', number });

  const { body } = await admin.get<Order[]>(`/api/orders?${new URLSearchParams({ q })}`);

  expect(body.map(({ id }) => id)).toEqual([orderId]);
});
