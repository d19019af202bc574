import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import type { Mongo } from '@shop/service-kit/mongo';
import { PeopleUnknown, type Person } from '@shop/service-kit/people-copy';
import { createSealed } from '@shop/service-kit/sealed';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { pushService } from '../testing/push-service.ts';
import { deliverDue } from '../webhooks/deliver-due.ts';
import { createDeliveryStore, deliveryModel } from '../webhooks/delivery.store.ts';
import { createEndpointStore, endpointModel } from '../webhooks/endpoint.store.ts';
import { createPost } from '../webhooks/post.ts';
import { createPublish } from '../webhooks/publish.ts';
import { createPushTarget } from './push-target.ts';
import { createSubscriptionStore, subscriptionModel } from './subscription.store.ts';
import { tellNews } from './tell-news.ts';
import { keepVapid, type Vapid } from './vapid.store.ts';

const START = Date.parse('2026-11-23T12:00:00.000Z');
const MINUTE = 60_000;
const ANA = 7;

let db: Mongo;
let service: Awaited<ReturnType<typeof pushService>>;
let vapid: Vapid;
let now = START;
let person: () => Person | undefined;
beforeAll(async () => {
  db = await ownMongo(endpointModel, deliveryModel, subscriptionModel);
  service = await pushService();
  vapid = await keepVapid(db, createSealed('a-secret-of-sixteen', 'keys of push'));
});
beforeEach(async () => {
  await Promise.all([subscriptionModel(db).deleteMany({}), deliveryModel(db).deleteMany({})]);
  service.pushed.length = 0;
  service.answer = (res) => res.writeHead(201).end();
  now = START;
  person = () => ({ id: ANA });
});
afterAll(() => Promise.all([service.close(), db.close()]));

function worker({ allowsPrivate = true, of = vapid } = {}) {
  const config = { PUBLIC_BASE_URL: 'https://miel.example' };
  const subscriptions = createSubscriptionStore(db, () => now);
  const deliveries = createDeliveryStore(db, () => now);
  const endpoints = createEndpointStore(db, createSealed('a-secret-of-sixteen', 'test'));
  const personOf = async () => person();
  const deps = {
    endpoints,
    deliveries,
    log: createLog('push', 'silent'),
    post: createPost({ allowsPrivate, timeoutMs: 30_000 }),
    pushTarget: createPushTarget({ subscriptions, vapid: of, config, personOf }),
    tellGivenUp: async () => undefined,
    now: () => now,
  };
  const publish = createPublish({ endpoints, subscriptions, deliveries });
  return {
    deliveries,
    subscriptions,
    publish,
    turn: () => deliverDue(deps, new AbortController().signal),
    /** Ana's phone, subscribed to these kinds from now on. */
    phone: async (kinds: ('order' | 'message' | 'review')[] = ['order']) => {
      const browser = service.browser();
      const given = {
        userId: ANA,
        publicKey: vapid.publicKey,
        device: 'Chrome en Android',
        browser: 'ana-phone',
      };
      await subscriptions.keep({ ...browser.subscription, kinds, ...given });
      now += MINUTE;
      return browser;
    },
    paid: (number = 'FK-000001') => {
      const data = { id: `order-${number}`, number, total: 295, lines: [{ name: 'Elixir de Ximena' }] };
      return publish({ key: `order.paid:${number}`, type: 'order.paid', at: new Date(now), data });
    },
  };
}

test('when an order is paid then each phone that wants to know reads its number and total, and nothing else of it', async () => {
  const shop = worker();
  const [phone, other] = [await shop.phone(), await shop.phone(['message'])];

  await shop.paid();
  await shop.paid();
  await shop.turn();

  expect(phone.read()).toEqual([
    {
      title: 'Pedido nuevo: FK-000001',
      text: '$295.00 MXN',
      url: '/admin/orders?ventana=details.order-FK-000001',
    },
  ]);
  expect(other.came()).toEqual([]);
});

test('when a push arrives then its service can prove that it is this shop’s, and cannot read it', async () => {
  const shop = worker();
  const phone = await shop.phone();
  await shop.paid();
  await shop.turn();

  const { headers, body } = phone.came()[0]!;
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect([isSigned, key]).toEqual([true, vapid.publicKey]);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.url,
    sub: 'https://miel.example',
  });
  expect(String(body)).not.toContain('FK-000001');
});

test.each([404, 410])('when a push service answers %d then the phone is forgotten', async (status) => {
  const shop = worker();
  const phone = await shop.phone();
  service.answer = (res) => res.writeHead(status).end();
  await shop.paid();
  await shop.turn();
  now += 60 * MINUTE;
  await shop.turn();

  expect(phone.came()).toHaveLength(1);
  expect(await shop.subscriptions.list(ANA)).toEqual([]);
});

test.each<[string, () => Person | undefined]>([
  ['was removed', () => undefined],
  ['was signed out everywhere', () => ({ id: ANA, outAt: START + 1 })],
  ['was signed out in this browser', () => ({ id: ANA, browsers: { 'ana-phone': START + 1 } })],
])('when somebody %s then their phone is told of nothing and forgotten', async (_what, is) => {
  const shop = worker();
  const phone = await shop.phone();
  await shop.paid();
  person = is;

  await shop.turn();

  expect(phone.came()).toEqual([]);
  expect(await shop.subscriptions.list(ANA)).toEqual([]);
});

test('when nobody says yet who is in the team then the push waits', async () => {
  const shop = worker();
  const phone = await shop.phone();
  person = () => {
    throw new PeopleUnknown('away');
  };
  await shop.paid();
  await shop.turn();
  expect(phone.came()).toEqual([]);

  person = () => ({ id: ANA, outAt: START - 1 });
  now += 6_000;
  await shop.turn();

  expect(phone.read()).toHaveLength(1);
});

test('when the shop has other keys then phones of before are asked anew, and nothing is sent with a key that they do not know', async () => {
  const other = await keepVapid(db, createSealed('another-secret-of-sixteen', 'keys of push'));
  expect(other.publicKey).not.toBe(vapid.publicKey);
  expect(await keepVapid(db, createSealed('another-secret-of-sixteen', 'keys of push'))).toEqual(other);
  const shop = worker({ of: other });
  const phone = await shop.phone();
  await shop.paid();

  await shop.turn();

  expect(phone.came()).toEqual([]);
  expect(await shop.subscriptions.list(ANA)).toEqual([]);
  // The private key cannot be read in the database.
  expect(JSON.stringify(await db.collection('kept_keys').find().toArray())).not.toContain(other.privateKey);
});

test('when a phone was told of before it was asked then it hears nothing of that', async () => {
  const shop = worker();
  const before = {
    key: 'old',
    type: 'order.paid',
    at: new Date(now - 1),
    data: { id: 'a', number: 'b', total: 1 },
  };
  const phone = await shop.phone();

  await shop.publish(before);
  await shop.turn();

  expect(phone.came()).toEqual([]);
});

test('when messages and payments to look at come in then each is told once, without a name', async () => {
  const shop = worker();
  now = Date.now() - MINUTE;
  const phone = await shop.phone(['message', 'review']);
  const createdAt = new Date();
  const deps = {
    ...shop,
    messages: {
      latest: async () => [
        { id: 12, createdAt: createdAt.toISOString() },
        { id: 11, createdAt: new Date(Date.now() - 20 * MINUTE).toISOString() },
      ],
    },
    exceptions: { openedSince: async () => [{ _id: 'pay-1-dispute', amountCents: 29_500, createdAt }] },
  } as unknown as Parameters<typeof tellNews>[0];

  await tellNews(deps);
  await tellNews(deps);
  now = Date.now() + MINUTE;
  await shop.turn();

  expect(phone.read().toSorted((one, two) => one.url.localeCompare(two.url))).toEqual([
    {
      title: 'Mensaje nuevo',
      text: 'Llegó por la página de contacto.',
      url: '/admin/messages?ventana=read.12',
    },
    { title: 'Un pago espera tu revisión', text: '$295.00 MXN', url: '/admin/reviews' },
  ]);
});

test('when somebody has many devices then the oldest make room, and each is known by its address', async () => {
  const shop = worker();
  const first = await shop.phone();
  for (let more = 0; more < 10; more++) await shop.phone();

  const kept = (await shop.subscriptions.list(ANA)).map(({ _id }) => _id);

  expect(kept).toHaveLength(10);
  expect(kept).not.toContain(createHash('sha256').update(first.subscription.endpoint).digest('hex'));
});
