import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Order } from '@shop/contracts/order';
import { changeOrder, database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { labelDesk, type Failed } from '../../testing/label-desk.ts';
import { ownEnvia, type OwnEnvia } from '../../testing/own-envia.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { unpaidOrder } from '../../testing/refunds.ts';
import { PLACE, WANTED } from '../../testing/stored-order.ts';

const PARCEL = WANTED.parcel;

let envia: OwnEnvia;
let shop: RunningShop;
beforeAll(async () => {
  envia = await ownEnvia();
  const pace = { PARCEL_EVERY_MS: '100', PARCEL_FOLLOW_MS: '100' };
  shop = await runningShop({ env: { ...envia.env, ...pace }, said: PLACE });
});
afterEach(() => envia.clear());
afterAll(async () => {
  await shop.stop();
  await envia.close();
});

const anOrder = () => labelDesk(shop, envia);
/** Makes purchases without an answer as old as `set` says. */
const age = (set: object) =>
  database(shop, (db) => db.collection('orders').updateMany({ 'label.status': 'buying' }, { $set: set }));

test('when a paid order is quoted then the rates stand by price with their days, and carriers that say nothing are named', async () => {
  const { quote, desk } = await anOrder();

  expect(await desk()).toMatchObject({
    account: { label: 'Envia.com', isTest: true },
    problems: [],
    parcel: { grams: 400, length: 25, width: 20, height: 15 },
  });
  const { status, body } = await quote();

  expect(status).toBe(200);
  expect(body.rates.map(({ name, price, days }) => [name, price, days])).toEqual([
    ['Paquetexpress Terrestre', 120.9, 5],
    ['Estafeta Terrestre', 127, 4],
    ['FedEx Nacional Económico', 139.5, 3],
    ['Estafeta Día Siguiente', 205, 1],
    ['DHL Express', 228, 1],
  ]);
  expect(body.silent).toEqual(['redpack', 'ups']);
});

test('when a label is bought then it is paid once, its number is the order’s, and its PDF comes through the shop', async () => {
  const { buy, sold, order, notes, admin, path } = await anOrder();
  const id = crypto.randomUUID();

  const first = await buy({ id });
  const second = await buy({ id });

  expect(first.body).toMatchObject({ status: 'bought', name: 'Estafeta Terrestre', price: 127, by: 'admin' });
  expect(second.body).toMatchObject({ id: first.body.id, number: first.body.number });
  expect(await sold()).toHaveLength(1);
  const { tracking, status } = await order();
  const { body: found } = await admin.get<Order[]>(`/api/orders?q=${first.body.number}`);
  expect(found).toHaveLength(1);
  expect(tracking).toMatchObject({ carrier: 'Estafeta', number: first.body.number });
  expect(status).toBe('processing');
  expect(await notes()).toContain(`Guía Estafeta Terrestre ${first.body.number} comprada por $127.00 MXN`);
  const pdf = await admin.get<string>(`${path}/label.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(String(pdf.body)).toMatch(/^%PDF-/);
});

test('when the order has a label then another one is refused, and after it was cancelled it may be bought', async () => {
  const { buy, cancel, sold, order, notes } = await anOrder();
  const { body } = await buy();

  const refused = await buy();
  const cancelled = await cancel();
  const again = await buy();

  expect([refused.status, refused.body.message]).toEqual([409, 'Este pedido ya tiene guía.']);
  expect(cancelled.body.status).toBe('cancelled');
  expect(again.body.status).toBe('bought');
  expect((await sold()).map(({ status }) => status)).toEqual(['Canceled', 'Created']);
  expect((await order()).tracking?.number).toBe(again.body.number);
  expect((await notes()).join()).toContain(
    `${body.number} cancelada; Envia.com devuelve $127.00 MXN a su saldo`,
  );
});

test('when the answer of a purchase is lost then the account is asked for it, and nobody can buy a second one meanwhile', async () => {
  const { buy, sold, order } = await anOrder();
  const id = crypto.randomUUID();
  await envia.fault({ match: 'POST /ship/generate/', times: 1, isLost: true });

  const lost = await buy({ id });
  expect(lost.body).toMatchObject({ status: 'buying' });
  const other = await buy();
  const asked = await buy({ id });

  expect(other.status).toBe(409);
  expect(asked.body).toMatchObject({ status: 'bought', price: 127 });
  expect(await sold()).toHaveLength(1);
  expect((await order()).tracking?.number).toBe((await sold())[0]!.trackingNumber);
});

test('when nobody asks again then the worker finds the label whose answer was lost', async () => {
  const { buy, sold, desk } = await anOrder();
  await envia.fault({ match: 'POST /ship/generate/', times: 1, isLost: true });
  await buy();
  await age({ 'label.askAt': new Date(0) });

  const label = await eventually(async () => {
    const { label: now } = await desk();
    return now?.status === 'bought' && now;
  });

  expect(label.number).toBe((await sold())[0]!.trackingNumber);
});

test('when the account never had the purchase then it is said after a while, nothing was paid, and it may be bought', async () => {
  const { buy, sold, desk } = await anOrder();
  await envia.fault({ match: 'POST /ship/generate/', times: 1, status: 502 });
  expect((await buy()).body.status).toBe('buying');
  const longAgo = new Date(Date.now() - 16 * 60_000);
  await age({ 'label.at': longAgo, 'label.askAt': longAgo });

  const failed = await eventually(async () => {
    const { label: now } = await desk();
    return now?.status === 'failed' && now;
  });

  expect(failed.reason).toMatch(/no se cobró nada/);
  expect((await buy()).body.status).toBe('bought');
  expect(await sold()).toHaveLength(1);
});

test.each([
  ['a page of HTML', 200],
  ['an error of a proxy', 503],
])(
  'when carriers answer %s then it is said in Spanish, and the order stays as it was',
  async (_name, status) => {
    const { quote, order } = await anOrder();
    const before = await order();
    await envia.fault({ match: 'POST /ship/rate/', times: 6, status });

    const { status: answered, body } = await quote();

    expect([answered, body.message]).toEqual([
      503,
      'Envia.com no contesta bien por el momento. El pedido quedó como estaba: intenta de nuevo en un rato.',
    ]);
    expect(await order()).toEqual(before);
  },
);

test('when the price has risen then nothing is bought, and what it costs by now is said', async () => {
  const { buy, sold } = await anOrder();

  const { status, body } = await buy({ price: 100 });

  expect([status, body.price]).toEqual([409, 127]);
  expect(body.message).toContain('$127.00');
  expect(await sold()).toEqual([]);
});

test('when a rate is no longer offered then that is said, and another one may be bought', async () => {
  const { buy, sold } = await anOrder();

  const { status, body } = await buy({ service: 'nada' });
  expect([status, body.message]).toEqual([409, 'Esa tarifa ya no está disponible. Cotiza otra vez.']);
  expect((await buy()).body.status).toBe('bought');
  expect(await sold()).toHaveLength(1);
});

test('when the parcel is on its way and arrives then the history tells it, and its label can no longer be cancelled', async () => {
  const { buy, cancel, notes, desk, order, admin, path } = await anOrder();
  const { body } = await buy();
  await envia.turn(body.number!, 'Shipped');

  await eventually(async () => (await notes()).includes(`En camino (Estafeta Terrestre ${body.number})`));
  const refused = await cancel();
  await admin.patch(`${path}/status`, { status: 'completed' });
  await envia.turn(body.number!, 'Delivered');
  await eventually(async () => (await notes()).includes('Entregado: lo dice la paquetería'));

  expect([refused.status, refused.body.message]).toEqual([
    409,
    'El paquete ya va en camino: la guía ya no se puede cancelar.',
  ]);
  expect((await order()).deliveredAt).toBeTruthy();
  expect((await desk()).label?.events.map(({ text, place }) => [text, place])).toEqual([
    ['Recolectado', 'Mérida'],
    ['Entregado', 'Mérida'],
  ]);
});

test('when the carrier tells something before it collects the parcel then the label is still cancelled', async () => {
  const { buy, cancel, desk } = await anOrder();
  const { body } = await buy();
  await envia.turn(body.number!, 'Created');

  const { label } = await eventually(async () => {
    const now = await desk();
    return now.label!.events.length > 0 && now;
  });

  expect([label!.events.map(({ text }) => text), label!.stage]).toEqual([['Guía generada'], undefined]);
  expect((await cancel()).body.status).toBe('cancelled');
});

test('when the address is corrected after the purchase then the desk says so, until it is as it was', async () => {
  const { buy, desk, admin, path } = await anOrder();
  const address = { name: 'Ana López', email: 'ana@example.com', address: 'Calle 60 #491, Centro' };
  const place = { phone: '9991234567', city: 'Mérida', state: 'Yucatán', zip: '97000' };
  const correct = async (over: object = {}) => {
    const { status } = await admin.put(`${path}/address`, { ...address, ...place, ...over });
    return [status, (await desk()).hasOldAddress];
  };
  await correct();
  await buy();

  // The form sends missing notes as an empty text.
  expect(await correct({ email: 'otra@example.com', notes: '' })).toEqual([200, undefined]);
  expect(await correct({ address: 'Calle 61 #500, Centro' })).toEqual([200, true]);
  expect(await correct()).toEqual([200, undefined]);
});

test('when an order is heavier than a parcel may be then the desk says what it weighs, and no rates are asked for', async () => {
  const { orderId, desk, admin, path, sold } = await anOrder();
  await changeOrder(shop, orderId, { $set: { 'items.0.quantity': 200 } });

  const { parcel } = await desk();
  const { status } = await admin.post(`${path}/label/rates`, { parcel });

  expect([parcel.grams, status, await sold()]).toEqual([80_000, 400, []]);
});

test('when somebody says that a purchase was not made then it is the one that they saw', async () => {
  const { buy, admin, path, desk } = await anOrder();
  await buy();

  const { status } = await admin.post(`${path}/label/not-bought`, { id: crypto.randomUUID() });

  expect([status, (await desk()).label?.status]).toEqual([409, 'bought']);
});

test('when an order is not paid then no label is bought', async () => {
  const { orderId } = await unpaidOrder(shop);
  const admin = await shop.admin();

  const { status, body } = await admin.post<Failed>(`/api/orders/${orderId}/label/rates`, { parcel: PARCEL });

  expect([status, body.message]).toEqual([
    409,
    'La guía se compra cuando el pedido está pagado y se puede enviar.',
  ]);
});

test('when the id of a purchase is longer than the account keeps then it is refused', async () => {
  const { buy, sold } = await anOrder();

  expect((await buy({ id: 'x'.repeat(37) })).status).toBe(400);
  expect((await buy({ id: 'x'.repeat(36) })).body.status).toBe('bought');
  expect((await sold()).map(({ reference }) => reference)).toEqual([expect.stringContaining('x'.repeat(36))]);
});

test.each([{ grams: 0 }, { grams: 70_001 }, { length: 1.5 }, { width: -1 }])(
  'when the parcel is %j then it is refused',
  async (over) => {
    const { quote } = await anOrder();
    expect((await quote(over)).status).toBe(400);
  },
);
