import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import { database, ordersOf } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { sendWebhookEvent, type SentEvent } from '../../testing/webhook-event.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';

const shop = shopHere({ env: { RECONCILE_AFTER_MS: '600000' } });

const send = (event: SentEvent = {}) => sendWebhookEvent(shop, event);
/** Counts the notifications of one payment, because notifications of purchases may still arrive meanwhile. */
const stored = (dataId = '123') =>
  database(shop, (db) => db.collection('payment_notices').countDocuments({ paymentId: dataId }));

test('when the browser was closed after paying then the notification alone makes the order', async () => {
  const { client, checkout } = await readyToPay(shop);
  await sandbox(shop.env).pay(checkout.preferenceId);
  const [order] = await eventually(async () => {
    const found = await ordersOf(shop, checkout.checkoutId);
    return found[0]?.status === 'processing' && found;
  });
  expect(order).toMatchObject({ paymentStatus: 'approved' });
  await eventually(async () => (await client.get<Cart>('/api/cart')).body.items.length === 0);
});

test('when 100 copies of a notification come at once then all are taken and there is one order', async () => {
  const { checkout } = await readyToPay(shop);
  await sandbox(shop.env).webhooks('lost', 1);
  const dataId = await sandbox(shop.env).pay(checkout.preferenceId);

  const body = { id: 77, type: 'payment', data: { id: dataId } };
  const answers = await Promise.all(Array.from({ length: 100 }, () => send({ dataId, body })));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await eventually(async () => (await ordersOf(shop, checkout.checkoutId))[0]?.status === 'processing');
  expect(await ordersOf(shop, checkout.checkoutId)).toHaveLength(1);
});

test('when a notification is signed with another secret then it is refused, counted and not stored', async () => {
  const before = await stored();
  const answer = await send({ secret: 'another-secret' });
  expect(answer).toMatchObject({ status: 401, body: { message: expect.stringContaining('firma') } });
  expect(await stored()).toBe(before);
  expect(await shop.metrics()).toMatch(/webhook_rejected_total [1-9]/);
});

test('when one signature is replayed with other bodies then it is stored once', async () => {
  const before = await stored('4711');
  const ts = Date.now();

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, id) => send({ dataId: '4711', ts, body: { id, type: 'payment' } })),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stored('4711')).toBe(before + 1);
});

test('when the provider tells of one payment twice then both are stored', async () => {
  const before = await stored('4712');
  const ts = Date.now();
  await send({ dataId: '4712', ts });
  await send({ dataId: '4712', ts: ts + 1 });
  expect(await stored('4712')).toBe(before + 2);
});

test.each(['topic=payment&id=1', 'topic=merchant_order&id=1', 'data.id=1&type=plan', ''])(
  'when an unsigned notification of another kind comes (%s) then it is thanked and ignored',
  async (query) => {
    const before = await stored('1');
    expect((await shop.visitor().post(`/api/webhooks/mercadopago?${query}`, {})).status).toBe(200);
    expect(await stored('1')).toBe(before);
  },
);
