import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import {
  WEBHOOK_MESSAGES,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEventType,
  type WebhookMade,
} from '@shop/contracts/webhook';
import { signInLongAgo } from '@shop/service-kit/testing/backing';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';
import { eventually } from '../testing/eventually.ts';
import { SOON } from '../testing/mails.ts';
import { paidOrder } from '../testing/refunds.ts';
import { runningShop, type RunningShop } from '../testing/running-shop.ts';
import { webhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';

const PATH = '/api/admin/webhooks';
const ALL = ['order.paid', 'order.shipped', 'order.delivered', 'stock.low'];
let shop: RunningShop;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await webhookReceiver();
  const env = { ...SOON, WEBHOOK_EVERY_MS: '100', WEBHOOK_PRIVATE_ADDRESSES: 'allow' };
  shop = await runningShop({ env });
});
afterAll(async () => {
  await shop.stop();
  await receiver.close();
});

async function endpoint(events = ALL, path: string = crypto.randomUUID(), more: object = {}) {
  const office = await shop.admin();
  const url = new URL(path, receiver.url).href;
  const { body } = await office.post<WebhookMade>(PATH, { url, events, ...more });
  const mine = () => receiver.received.filter((one) => url.endsWith(one.path));
  return {
    office,
    id: body.id,
    secret: body.secret,
    url,
    mine,
    log: async () => (await office.get<WebhookDelivery[]>(`${PATH}/${body.id}/deliveries`)).body,
    shown: async () => (await office.get<WebhookEndpoint[]>(PATH)).body.find(({ id }) => id === body.id),
    /** Waits for the event about this. */
    hears: (type: WebhookEventType, about: string) =>
      eventually(async () => {
        const found = mine().find(({ body: text }) => text.includes(about) && text.includes(type));
        if (!found) return undefined;
        new Webhook(body.secret).verify(found.body, found.headers as Record<string, string>);
        return z.parse(WEBHOOK_MESSAGES[type], JSON.parse(found.body)) as { data: object };
      }, 60_000),
  };
}

test('when an order is paid, sent and delivered then a program hears of each, with the amounts and nothing of the buyer', async () => {
  const hook = await endpoint();
  const { orderId, path, admin, elixir } = await paidOrder(shop);

  const { data } = await hook.hears('order.paid', orderId);
  expect(data).toMatchObject({
    id: orderId,
    total: 295,
    currency: 'MXN',
    lines: [{ elixirId: elixir.id, name: elixir.name, quantity: 1, price: 295 }],
  });
  await admin.patch(`${path}/status`, { status: 'completed' });
  await hook.hears('order.shipped', orderId);
  await admin.patch('/api/orders/delivered', { orderIds: [orderId], delivered: true });
  await hook.hears('order.delivered', orderId);

  const { name, email, address } = aShipping();
  const said = JSON.stringify(hook.mine().map(({ body }) => body));
  for (const personal of [name, email, address]) expect(said).not.toContain(personal);
  expect(await hook.shown()).toEqual({
    id: hook.id,
    url: hook.url,
    events: ALL,
    isEnabled: true,
    createdBy: expect.any(String),
    createdAt: expect.any(String),
  });
});

test('when an owner lets a program know of people then only a paid order tells it who, where and how heavy', async () => {
  const hook = await endpoint(ALL, crypto.randomUUID(), { hasPeople: true });
  const { orderId, path, admin } = await paidOrder(shop);

  const { data } = await hook.hears('order.paid', orderId);
  const { name, email, city, state, zip } = aShipping();
  expect(data).toMatchObject({
    buyer: { name, email },
    address: { recipient: name, street: 'Calle 60 número 491', colonia: '', city, state, zip },
    weight: 400,
  });
  await admin.patch(`${path}/status`, { status: 'completed' });
  expect(JSON.stringify((await hook.hears('order.shipped', orderId)).data)).not.toContain(email);
  expect(await hook.shown()).toMatchObject({ hasPeople: true });

  await admin.post('/api/admin/customers/forget', { who: email });
  const kept = (await hook.log()).map(({ type }) => type);
  expect(kept).not.toContain('order.paid');
});

test('when a product is running out then a program hears of it once, also where the owner gets no mails', async () => {
  const hook = await endpoint(['stock.low']);
  const { id, name } = await shop.addElixir({ stock: 6, name: 'Luna de Webhook' });
  const visitor = shop.visitor();
  const { body } = await visitor.post<{ cart: { id: string } }>('/api/cart/items', {
    cartId: 'new',
    elixirId: id,
    quantity: 2,
  });
  await visitor.post('/api/checkout/create-preference', {
    cartId: body.cart.id,
    shippingDetails: aShipping(),
  });

  expect((await hook.hears('stock.low', name)).data).toEqual({ elixirId: id, name, left: 4 });
});

test('when an owner tries an address then the log says how it went, and it can be sent again', async () => {
  const hook = await endpoint(['order.shipped']);

  const { body: tried } = await hook.office.post<WebhookDelivery>(`${PATH}/${hook.id}/test`);
  expect(tried).toMatchObject({ type: 'webhook.test', status: 'waiting', tries: 0 });
  const delivered = () =>
    eventually(async () => (await hook.log()).find(({ status }) => status === 'delivered'));
  expect(await delivered()).toMatchObject({ id: tried.id, answer: 204, tries: 1, took: expect.any(Number) });
  await hook.office.post(`${PATH}/${hook.id}/deliveries/${tried.id}/resend`);
  await eventually(async () => hook.mine().length === 2);

  expect(hook.mine().map(({ headers }) => headers['webhook-id'])).toEqual([tried.webhookId, tried.webhookId]);
  expect(hook.mine()[0]!.body).toBe(hook.mine()[1]!.body);
});

test('when an address is disabled then nothing goes there, and it can be asked for nothing', async () => {
  const hook = await endpoint(['order.paid']);
  const { body: off } = await hook.office.patch(`${PATH}/${hook.id}`, { isEnabled: false });
  expect(off).toMatchObject({ isEnabled: false });
  const listening = await endpoint(['order.paid']);
  const { orderId } = await paidOrder(shop);

  await listening.hears('order.paid', orderId);

  expect(await hook.log()).toEqual([]);
  expect((await hook.office.post(`${PATH}/${hook.id}/test`)).status).toBe(409);
});

test('when an address gets another secret then that one signs, and when it is deleted its log is gone', async () => {
  const hook = await endpoint(['order.paid']);
  const { body: renewed } = await hook.office.post<WebhookMade>(`${PATH}/${hook.id}/secret`);
  await hook.office.post(`${PATH}/${hook.id}/test`);
  const [sent] = await eventually(async () => hook.mine().length > 0 && hook.mine());

  const headers = sent!.headers as Record<string, string>;
  expect(() => new Webhook(hook.secret).verify(sent!.body, headers)).toThrow();
  expect(new Webhook(renewed.secret).verify(sent!.body, headers)).toBeTruthy();
  expect((await hook.office.delete(`${PATH}/${hook.id}`)).status).toBe(200);
  expect(await hook.shown()).toBeUndefined();
  expect((await hook.office.get(`${PATH}/${hook.id}/deliveries`)).status).toBe(404);
});

test('when somebody signed in some time ago then adding, deleting and another secret need a proof', async () => {
  const hook = await endpoint(['order.paid']);
  const longAgo = await signInLongAgo(shop.visitor(), shop.env, 'owner');
  const refused = { status: 403, body: { code: 'prove' } };

  expect(await longAgo.post(PATH, { url: hook.url, events: ALL })).toMatchObject(refused);
  expect(await longAgo.delete(`${PATH}/${hook.id}`)).toMatchObject(refused);
  expect(await longAgo.post(`${PATH}/${hook.id}/secret`)).toMatchObject(refused);
  expect((await longAgo.patch(`${PATH}/${hook.id}`, { isEnabled: false })).status).toBe(200);
});

test.each([
  ['is none', { url: 'bodega' }, { url: 'Escribe la dirección completa, con https://' }],
  [
    'has a password',
    { url: 'https://a:b@example.com/' },
    { url: 'Escribe la dirección completa, con https://' },
  ],
  [
    'speaks another protocol',
    { url: 'ftp://example.com/' },
    { url: 'Escribe la dirección completa, con https://' },
  ],
  ['hears nothing', { events: [] }, { events: 'Elige al menos un aviso' }],
  ['hears what there is not', { events: ['order.lost'] }, { 'events.0': 'Elige de la lista' }],
])('when an address %s then it is refused in Spanish', async (_, over, errors) => {
  const office = await shop.admin();

  expect(await office.post(PATH, { url: receiver.url, events: ALL, ...over })).toMatchObject({
    status: 400,
    body: { errors },
  });
});

test('when addresses are changed then the audit log names the host, and no path and no secret', async () => {
  await recordedEvents(shop.env);
  const hook = await endpoint(['order.paid'], 'services/T000/its-own-password');
  await hook.office.delete(`${PATH}/${hook.id}`);

  const { host } = new URL(receiver.url);
  const told = (await recordedEvents(shop.env)).filter(({ call }) => call.includes('webhooks'));
  expect(told.map(({ call, name }) => [call, name])).toEqual([
    ['POST /api/admin/webhooks', host],
    ['DELETE /api/admin/webhooks/{id}', host],
  ]);
  expect(told[0]!.changes).toContainEqual({ field: 'url', after: host });
  expect(JSON.stringify(told)).not.toMatch(/its-own-password|whsec_/);
});
