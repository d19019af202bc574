import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import type { Mongo } from '@shop/service-kit/mongo';
import { PeopleUnknown } from '@shop/service-kit/people-copy';
import { createSealed } from '@shop/service-kit/sealed';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { Webhook } from 'standardwebhooks';
import { webhookReceiver, type Received, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { deliverDue, type DeliverDeps } from './deliver-due.ts';
import { createDeliveryStore, deliveryModel } from './delivery.store.ts';
import { createEndpointStore, endpointModel } from './endpoint.store.ts';
import { createPost } from './post.ts';
import { createPublish } from './publish.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-23T12:00:00.000Z');
const sealed = createSealed('a-secret-of-sixteen', 'test');

let db: Mongo;
let receiver: WebhookReceiver;
/** The clock's time. */
let now = START;
let givenUp: string[] = [];
beforeAll(async () => {
  db = await ownMongo(endpointModel, deliveryModel);
  receiver = await webhookReceiver();
});
beforeEach(async () => {
  await Promise.all([endpointModel(db).deleteMany({}), deliveryModel(db).deleteMany({})]);
  receiver.received.length = 0;
  receiver.answer = (res) => res.writeHead(204).end();
  [now, givenUp] = [START, []];
});
afterAll(() => Promise.all([receiver.close(), db.close()]));

function worker(over: Partial<DeliverDeps> = {}) {
  const endpoints = createEndpointStore(db, sealed);
  const deliveries = createDeliveryStore(db, () => now);
  const deps: DeliverDeps = {
    endpoints,
    deliveries,
    now: () => now,
    log: createLog('webhooks', 'silent'),
    post: createPost({ allowsPrivate: true, timeoutMs: 30_000 }),
    tellGivenUp: async ({ _id }) => givenUp.push(_id),
    pushTarget: async () => undefined,
    ...over,
  };
  const publish = createPublish({ ...deps, subscriptions: { hearing: async () => [] } });
  return {
    ...deps,
    turn: () => deliverDue(deps, new AbortController().signal),
    make: async (events = ['stock.low']) =>
      (await endpoints.make({ url: receiver.url, events, createdBy: 'duena' }))!,
    publish: (key: string) => publish({ key, type: 'stock.low', at: new Date(START), data: { left: 3 } }),
    log: (endpointId: string) => deliveries.latest(endpointId),
  };
}
const idsOf = (received: Received[]) => received.map(({ headers }) => headers['webhook-id']);

test('when an event is sent then the receiver can prove who sent it, and that nobody changed it', async () => {
  const shop = worker();
  now = Date.now();
  const { secret, row } = await shop.make();
  await shop.publish('first');

  await shop.turn();
  await shop.turn();

  expect(receiver.received).toHaveLength(1);
  const { headers, body } = receiver.received[0]!;
  expect(JSON.parse(body)).toEqual({
    type: 'stock.low',
    timestamp: '2026-11-23T12:00:00.000Z',
    data: { left: 3 },
  });
  const sent = headers as Record<string, string>;
  expect(new Webhook(secret).verify(body, sent)).toBeTruthy();
  expect(() => new Webhook(secret).verify(body.replace('3', '4'), sent)).toThrow();
  // The signature, computed as the standard describes it.
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${sent['webhook-id']}.${sent['webhook-timestamp']}.${body}`;
  expect(sent['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(await shop.log(row._id)).toMatchObject([{ status: 'delivered', attempts: 1, answer: 204 }]);
  expect(JSON.stringify(await endpointModel(db).find().lean())).not.toContain(secret);
});

test('when it is published again, or by many at once then it exists once for each address', async () => {
  const shop = worker();
  await Promise.all([shop.make(), shop.make(), shop.make(['order.paid'])]);

  await Promise.all(Array.from({ length: 5 }, () => shop.publish('same')));
  await shop.turn();
  await shop.publish('same');
  await shop.turn();

  expect(receiver.received).toHaveLength(2);
  expect(new Set(idsOf(receiver.received)).size).toBe(1);
});

test('when the receiver fails then it is tried eight times in a day, always as the same message', async () => {
  const shop = worker();
  const { row } = await shop.make();
  await shop.publish('unlucky');
  receiver.answer = (res) => res.writeHead(500).end();

  const waits: number[] = [];
  for (;;) {
    await shop.turn();
    const [last] = await shop.log(row._id);
    expect(last).toMatchObject({ answer: 500, failure: 'Contestó 500.' });
    if (last!.status === 'failed') break;
    waits.push(last!.nextAt!.getTime() - now);
    // Nothing is sent a millisecond before its time.
    now = last!.nextAt!.getTime() - 1;
    await shop.turn();
    now += 1;
  }

  expect(waits.map((ms) => ms / HOUR)).toEqual([5 / 3600, 5 / 60, 0.5, 2, 5, 10, 10]);
  expect(receiver.received).toHaveLength(8);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(new Set(idsOf(receiver.received)).size).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8);
  expect((await shop.log(row._id))[0]!.nextAt).toBeUndefined();
  expect(givenUp).toEqual([]);
});

test('when it was given up and is sent again then it starts anew, and an arrival clears the address', async () => {
  const shop = worker();
  const { row } = await shop.make();
  await shop.publish('again');
  receiver.answer = (res) => res.writeHead(503).end();
  await shop.turn();
  expect((await shop.endpoints.find(row._id))!.failingSince).toEqual(new Date(START));
  receiver.answer = (res) => res.writeHead(200).end('ok');

  const [known] = await shop.log(row._id);
  expect(await shop.deliveries.resend('f'.repeat(24), known!._id)).toBeNull();
  await shop.deliveries.resend(row._id, known!._id);
  await shop.turn();

  const [sent] = await shop.log(row._id);
  expect(sent).toMatchObject({ status: 'delivered', attempts: 1, answer: 200 });
  expect(sent).not.toHaveProperty('failure');
  expect(new Set(idsOf(receiver.received)).size).toBe(1);
  expect(await shop.endpoints.find(row._id)).not.toHaveProperty('failingSince');
});

test('when nothing arrives for five days then the address is disabled, its owner told once, and the rest given up', async () => {
  const shop = worker();
  const { row } = await shop.make();
  receiver.answer = (res) => res.writeHead(500).end();
  await shop.publish('first of all');
  await shop.turn();
  now = START + 5 * 24 * HOUR - 1;
  await shop.publish('almost');
  await shop.turn();
  expect(givenUp).toEqual([]);
  now += 1;
  await shop.publish('too long');
  await shop.turn();

  await shop.publish('nobody hears it');
  now += 24 * HOUR;
  await shop.turn();

  expect(givenUp).toEqual([row._id]);
  expect(await shop.endpoints.find(row._id)).toMatchObject({
    isEnabled: false,
    gaveUpAt: new Date(START + 5 * 24 * HOUR),
  });
  const log = await shop.log(row._id);
  expect(log).toHaveLength(3);
  expect(new Set(log.map(({ status, failure }) => `${status} ${failure}`))).toEqual(
    new Set(['failed El webhook está apagado.']),
  );
});

type Trouble = { isOtherSecret?: boolean; url?: string; isPrivate?: boolean };
test.each<[string, Trouble, RegExp]>([
  ['the secret of the installation is another', { isOtherSecret: true }, /haz otro/],
  ['nobody listens', { url: 'http://127.0.0.1:1/' }, /No se pudo conectar \(ECONNREFUSED\)/],
  ['the address is private', { isPrivate: true }, /red privada/],
])('when %s then the log says so, and it is tried again', async (_, trouble, reason) => {
  const { isOtherSecret, isPrivate, url = receiver.url } = trouble;
  const other = createEndpointStore(db, createSealed('another-secret-of-16', 'test'));
  const shop = worker({
    ...(isOtherSecret && { endpoints: other }),
    ...(isPrivate && { post: createPost({ allowsPrivate: false, timeoutMs: 30_000 }) }),
  });
  const maker = createEndpointStore(db, sealed);
  const made = await maker.make({ url, events: ['stock.low'], createdBy: 'duena' });
  await shop.publish('nowhere');

  await shop.turn();

  expect(await shop.log(made!.row._id)).toMatchObject([
    { status: 'waiting', attempts: 1, failure: expect.stringMatching(reason) },
  ]);
  expect(receiver.received).toEqual([]);
});

test.each<[string, Error, string]>([
  ['nobody says yet who is in the team', new PeopleUnknown(), 'Todavía no se sabe quién está en el equipo.'],
  ['that cannot be read', new Error('the store is away'), 'No se pudo leer a quién va.'],
])('when %s then a push waits for its next try with that reason', async (_what, error, failure) => {
  const shop = worker({ pushTarget: () => Promise.reject(error) });
  await shop.deliveries.add({
    eventId: 'msg_1',
    endpointId: 'a-phone',
    to: 'push',
    type: 'order.paid',
    body: '{}',
  });

  await shop.turn();

  expect((await shop.log('a-phone'))[0]).toMatchObject({ status: 'waiting', attempts: 1, failure });
});

test('when a worker takes a message in the moment in which it is stored then whoever stored it is answered as it was stored', async () => {
  const { deliveries } = worker();
  const message = { eventId: 'msg_1', endpointId: 'a-program', type: 'webhook.test', body: '{}' };
  const claimed: unknown[] = [];
  deliveries.onDue(() => claimed.push(deliveries.claim(60_000)));

  expect(await deliveries.add(message)).toMatchObject({ ...message, status: 'waiting', attempts: 0 });

  expect(await claimed[0]).toMatchObject({ attempts: 1 });
  expect(await deliveries.add(message)).toMatchObject({ ...message, attempts: 1 });
  await Promise.all(claimed);
});
