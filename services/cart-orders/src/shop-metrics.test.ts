import { expect, test } from '@jest/globals';
import { createMetrics } from '@shop/service-kit/metrics';
import { mailModel } from '@shop/mail/mail.model';
import { ownMongo } from '@shop/service-kit/testing/own-mongo';
import { webhookEventModel } from './payments/webhook/webhook-event.store.ts';
import { orderModel } from './orders/order/order.model.ts';
import { reportShopMetrics } from './shop-metrics.ts';

const NO_QUEUE = { depth: async () => ({}), oldest: async () => undefined, passAge: async () => 31 };
const DONE = 500;
const WAITING = 2;

test('when the metrics are read then only orders with work left are looked at, and mails that were sent are not', async () => {
  const mongo = await ownMongo(orderModel, mailModel);
  const orders = Array.from({ length: DONE + WAITING }, (_, at) => ({
    _id: `order-${at}`,
    checkoutId: `checkout-${at}`,
    number: `FK-${at}`,
    outbox: at < DONE ? [] : [{ id: 'x', key: 'cart.empty', at: new Date() }],
  }));
  await mongo.collection<{ _id: string }>('orders').insertMany(orders);
  await mongo.collection('mails').insertMany(['sent', 'failed'].map((status) => ({ status, key: status })));
  const metrics = createMetrics();
  reportShopMetrics({ metrics, db: mongo, queue: NO_QUEUE });

  const reported = await metrics.registry.metrics();
  const plan = await mongo
    .collection('orders')
    .find({ 'outbox.at': { $gt: new Date(0) } })
    .explain('executionStats');

  expect(reported).toMatch(new RegExp(`^shop_orders\\{kind="unfinished"\\} ${WAITING}$`, 'm'));
  expect(reported).toMatch(/^mails\{status="failed"\} 1$/m);
  expect(reported).not.toContain('status="sent"');
  expect(reported).toMatch(/^reconciliation_age_seconds\{kind="last"\} 31$/m);
  expect(plan['executionStats']).toMatchObject({ totalDocsExamined: WAITING });
  await mongo.dropDatabase();
  await mongo.close();
});

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

test('when work waits then its age is reported from when it first could be done, and nothing waits at 0', async () => {
  const mongo = await ownMongo(orderModel, mailModel, webhookEventModel);
  const minutesOf = async (oldest: () => Promise<Date | undefined>) => {
    const metrics = createMetrics();
    reportShopMetrics({ metrics, db: mongo, queue: { ...NO_QUEUE, oldest } });
    const found = (await metrics.registry.metrics()).matchAll(
      /^oldest_work_seconds\{kind="(\w+)"\} (\S+)$/gm,
    );
    return Object.fromEntries([...found].map(([, kind, age]) => [kind, Math.round(Number(age) / 60)]));
  };
  expect(await minutesOf(NO_QUEUE.oldest)).toEqual({ payment: 0, job: 0, order: 0, mail: 0 });

  const order = { _id: 'order', checkoutId: 'checkout', number: 'FK-1' };
  const tried = {
    id: 'x',
    key: 'cart.empty',
    since: ago(31),
    at: new Date(Date.now() + MINUTE_MS),
    attempts: 3,
  };
  await mongo
    .collection<{ _id: string }>('orders')
    .insertOne({ ...order, outbox: [{ id: 'y', key: 'cart.empty', at: ago(2) }, tried] } as { _id: string });
  await mongo.collection('mails').insertMany([
    { status: 'queued', key: 'a', queuedAt: ago(17) },
    { status: 'failed', key: 'b', queuedAt: ago(90) },
  ]);
  await mongo.collection('payment_notices').insertMany([
    { paymentId: '1', queuedAt: null, createdAt: ago(6) },
    { paymentId: '2', queuedAt: ago(50), createdAt: ago(50) },
  ]);

  expect(await minutesOf(async () => ago(4))).toEqual({ payment: 6, job: 4, order: 31, mail: 17 });
  await mongo.dropDatabase();
  await mongo.close();
});

test.each([
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['is away', () => Promise.reject(new Error('Connection is closed.'))],
])('when the queue %s then the age of a payment that waits for it is reported still', async (_, oldest) => {
  const mongo = await ownMongo(orderModel, mailModel, webhookEventModel);
  const metrics = createMetrics();
  reportShopMetrics({ metrics, db: mongo, queue: { ...NO_QUEUE, oldest } });
  const notice = { paymentId: '1', queuedAt: null, createdAt: ago(6) };
  await mongo.collection('payment_notices').insertOne(notice);

  const reported = await metrics.registry.metrics();

  expect(reported).toMatch(/^oldest_work_seconds\{kind="payment"\} [3-9]\d\d/m);
  expect(reported).not.toContain('kind="job"');
  await mongo.dropDatabase();
  await mongo.close();
});

test('when backups are scheduled then the age of the last is reported, or since when one is owed', async () => {
  const mongo = await ownMongo();
  const backups = mongo.collection<{ _id: string; at?: Date; scheduledAt: Date }>('backups');
  const metrics = createMetrics();
  reportShopMetrics({ metrics, db: mongo, queue: NO_QUEUE });
  const minutes = async () => {
    const [, age] = /^backup_age_seconds\{kind="last"\} (\S+)$/m.exec(await metrics.registry.metrics()) ?? [];
    return age && Math.round(Number(age) / 60);
  };

  expect(await minutes()).toBeUndefined();
  await backups.insertOne({ _id: 'last', scheduledAt: ago(1_600) });
  expect(await minutes()).toBe(1_600);
  await backups.updateOne({ _id: 'last' }, { $set: { at: ago(90) } });
  expect(await minutes()).toBe(90);
  await mongo.dropDatabase();
  await mongo.close();
});
