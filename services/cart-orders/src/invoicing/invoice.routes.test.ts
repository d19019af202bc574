import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order } from '@shop/contracts/order';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { orderToken } from '../orders/order/order-token.ts';
import { database } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { BUYER } from '../testing/invoice-desk.ts';
import { ownFacturapi, type OwnFacturapi } from '../testing/own-facturapi.ts';
import { runningShop, type RunningShop } from '../testing/running-shop.ts';
import { storedOrder } from '../testing/stored-order.ts';

let account: OwnFacturapi;
let shop: RunningShop;
beforeAll(async () => {
  account = await ownFacturapi();
  shop = await runningShop({ env: account.env });
});
afterAll(async () => {
  await shop.stop();
  await account.close();
});

type Answer = { order: Order; message: string };
const items = [{ id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500, iva: '0' }];

/** A paid order, with its buyer's signed link. */
async function anOrder() {
  const id = await database(shop, (db) => storedOrder(db, { items }));
  const path = `/api/orders/${id}`;
  const link = `?t=${orderToken({ _id: id }, shop.config.SESSION_SECRET)}`;
  const buyer = shop.visitor();
  const admin = await shop.admin();
  const order = async () => (await admin.get<Answer>(path)).body.order;
  return {
    ...{ path, buyer, admin, order, link },
    ask: () => buyer.put<Answer>(`${path}/invoice${link}`, BUYER),
    stamped: () => eventually(async () => (await order()).cfdi?.status === 'stamped'),
    act: (what: string, body: object = {}) => admin.post<Order & Answer>(`${path}/invoice/${what}`, body),
  };
}

test('when a buyer asks for an invoice then it is stamped, and its files come to them and the team alone', async () => {
  const { ask, stamped, path, link, buyer, admin } = await anOrder();
  expect((await ask()).body.order.cfdi).toMatchObject({ status: 'asked' });
  await stamped();

  const pdf = await buyer.get<string>(`${path}/invoice.pdf${link}`);
  expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    expect.stringMatching(/^inline; filename="factura-FK-.+\.pdf"$/),
  ]);
  expect((await admin.get(`${path}/invoice.xml`)).status).toBe(200);
  expect((await shop.visitor().get(`${path}/invoice.xml`)).status).toBe(403);
  expect((await admin.get(`${path}/invoice.xml?credit=0`)).status).toBe(404);
  expect((await ask()).status).toBe(409);
});

test('when an invoice is cancelled with its motive then the authority has it, and the order may be in another', async () => {
  const { ask, stamped, act, order } = await anOrder();
  await ask();
  await stamped();
  const { uuid } = (await order()).cfdi!;
  expect((await act('cancel', { motive: '01' })).status).toBe(400);

  expect((await act('cancel', { motive: '02' })).body.cfdi).toBeUndefined();

  const cancelled = (await account.stamped()).find((one) => one.uuid === uuid);
  expect(cancelled).toMatchObject({ status: 'canceled', cancellation: { motive: '02' } });
  expect((await recordedEvents(shop.env)).at(-1)).toMatchObject({
    call: 'POST /api/orders/{orderId}/invoice/cancel',
    name: expect.stringMatching(/^FK-/),
  });
  await ask();
  await stamped();
  expect((await order()).cfdi!.uuid).not.toBe(uuid);
});

test('when an invoice is marked as made elsewhere then no other is asked for, and the mark can be taken away', async () => {
  const { ask, act, order } = await anOrder();
  const uuid = '39c85a3f-275b-4341-b259-e8971d9f8a94';

  expect((await act('by-hand', { uuid })).body.cfdi).toMatchObject({
    status: 'stamped',
    isByHand: true,
    uuid: uuid.toUpperCase(),
  });
  expect((await ask()).status).toBe(409);
  expect((await act('by-hand')).status).toBe(409);
  expect((await act('retry')).status).toBe(409);

  await act('cancel', { motive: '02' });
  expect((await order()).cfdi).toBeUndefined();
});

test('when an invoice was refused then the team asks again, and what is wrong is said once more', async () => {
  const { path, link, buyer, act, order } = await anOrder();
  await buyer.put(`${path}/invoice${link}`, { ...BUYER, name: 'NO INSCRITO' });
  await eventually(async () => (await order()).cfdi?.status === 'refused');

  expect((await act('retry')).body.cfdi).toMatchObject({ status: 'asked' });
  await eventually(async () => (await order()).cfdi?.status === 'refused');
});

test('when invoices are real by now then one for trying is taken away without asking the account', async () => {
  const env = { FACTURAPI_KEY: 'sk_live_own', FACTURAPI_BASE_URL: 'http://127.0.0.1:1/v2' };
  const real = await runningShop({ env });
  const cfdi = { id: 'own', status: 'stamped', at: new Date(), uuid: 'u', providerId: 'p' };
  const cancelled = async (over: object) => {
    const id = await database(real, (db) => storedOrder(db, { items, cfdi: { ...cfdi, ...over } }));
    return (await real.admin()).post<Order>(`/api/orders/${id}/invoice/cancel`, { motive: '02' });
  };

  try {
    const { status, body } = await cancelled({ isTest: true });
    expect([status, body.cfdi]).toEqual([200, undefined]);
    expect((await cancelled({})).status).toBe(503);
  } finally {
    await real.stop();
  }
});
