import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { aShipping, someSettings } from '@shop/contracts/testing/builders';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { serve, type Served } from '@shop/service-kit/testing/serve';
import { settle } from '../payments/settle/settle.ts';
import { openTabs, type Tabs } from '../testing/two-tabs.ts';
import { forgetAllOld, forgetOld, monthsBefore, type RetentionDeps } from './forget-old.ts';
import { createMessagesClient } from '../messages.client.ts';
import { createRetentionStore } from './retention.store.ts';

const NIGHT = new Date('2026-11-23T09:00:00.000Z');
const OLD = new Date('2025-11-20T12:00:00.000Z');
const RECENT = new Date('2025-11-25T12:00:00.000Z');
const HOUR = 3_600_000;

let tabs: Tabs;
/** The clock's time. */
let now: number;
let messages: Served;
let messagesAsked: string[] = [];
beforeAll(async () => {
  tabs = await openTabs();
  messages = await serve((req, res) => {
    req.on('data', (part: Buffer) => messagesAsked.push(part.toString()));
    res.setHeader('content-type', 'application/json').end('{"messages":4}');
  });
});
beforeEach(async () => {
  const { db, config } = tabs.deps;
  for (const name of ['orders', 'customers', 'checkouts', 'mails', 'retention', 'payments'])
    await db.collection(name).deleteMany({});
  await recordedEvents({ REDIS_URL: config.REDIS_URL, AUDIT_QUEUE: config.AUDIT_QUEUE });
  messagesAsked = [];
  now = NIGHT.getTime();
  // Due tonight; without this row the first claim would make another one.
  await db
    .collection<{ _id: string }>('retention')
    .insertOne({ _id: 'shop', attempts: 0, nextAt: NIGHT } as never);
});
afterAll(async () => {
  await messages.close();
  await tabs.close();
});

/** A worker; `months` is what the owner set. */
function worker(months: number | null, over: Partial<RetentionDeps> = {}): RetentionDeps {
  return {
    ...tabs.deps,
    catalog: { forgetCustoms: async () => undefined },
    retention: createRetentionStore(tabs.deps.db, () => now),
    settings: { read: async () => someSettings({ retentionMonths: months }) },
    messages: createMessagesClient({ url: messages.url, token: 'token' }),
    now: () => now,
    ...over,
  };
}

/** A purchase that began at that time; when paid, the order is completed. */
async function aPurchase(at: Date, status?: 'completed' | 'processing') {
  const { deps, provider } = tabs;
  const email = `${randomUUID()}@example.com`;
  const { preferenceId, checkoutId: _id } = await tabs.checkout({ email });
  if (status) await settle(deps, provider.pay(preferenceId)!);
  const { db } = deps;
  const dated = { $set: { createdAt: at } };
  await db.collection<{ _id: string }>('checkouts').updateOne({ _id }, dated);
  await db.collection('orders').updateOne({ checkoutId: _id }, { $set: { createdAt: at, status } });
  if (status) await deps.customers.refresh(email);
  const order = () => db.collection('orders').findOne({ checkoutId: _id });
  return {
    email,
    order,
    /** The buyer's name in the order. */
    buyer: async () => (await order())?.['shipping'].name,
    checkout: () => db.collection<{ _id: string }>('checkouts').findOne({ _id }),
  };
}
const told = async () => {
  const { REDIS_URL, AUDIT_QUEUE } = tabs.deps.config;
  return (await recordedEvents({ REDIS_URL, AUDIT_QUEUE })).map(({ call, who, outcome, changes }) => ({
    call,
    who,
    outcome,
    changes: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  }));
};
const round = () => tabs.deps.db.collection('retention').findOne({});

test('when somebody has not bought for the months of the setting then their data goes, and amounts stay', async () => {
  const [old, recent, open] = [
    await aPurchase(OLD, 'completed'),
    await aPurchase(RECENT, 'completed'),
    await aPurchase(OLD, 'processing'),
  ];
  const abandoned = await aPurchase(OLD);
  const total = (await old.order())!['totalCents'];

  await forgetOld(worker(12));

  expect(await old.buyer()).toBe(FORGOTTEN_NAME);
  const left = await old.order();
  expect(left!['totalCents']).toBe(total);
  expect(left!['history'].at(-1)).toMatchObject({
    who: 'sistema',
    note: 'Datos del cliente borrados por su antigüedad',
  });
  expect(await tabs.deps.db.collection('customers').findOne({ email: old.email })).toBeNull();
  expect(await abandoned.checkout()).not.toHaveProperty('shipping');
  // The one is too young, the other still has to be sent.
  expect([await recent.buyer(), await open.buyer()]).toEqual([aShipping().name, aShipping().name]);
  expect(await recent.checkout()).toHaveProperty('shipping');
  expect(messagesAsked).toEqual(['{"before":"2025-11-23T09:00:00.000Z"}']);
  expect(await told()).toEqual([
    {
      call: 'retention',
      who: 'sistema',
      outcome: 'done',
      changes: expect.objectContaining({ customers: '1', messages: '4' }),
    },
  ]);
});

test('when the setting is empty then nothing goes, and nothing is told of', async () => {
  const old = await aPurchase(OLD, 'completed');

  await forgetOld(worker(null));

  expect(await old.buyer()).toBe(aShipping().name);
  expect([messagesAsked, await told()]).toEqual([[], []]);
  expect(await round()).toMatchObject({ nextAt: new Date('2026-11-24T09:00:00.000Z') });
});

test('when the night has not come, or several look at once then there is one round a day', async () => {
  now -= 1;
  await forgetOld(worker(12));
  expect(messagesAsked).toHaveLength(0);
  now += 1;
  await Promise.all([forgetOld(worker(12)), forgetOld(worker(12)), forgetOld(worker(12))]);
  await forgetOld(worker(12));
  expect(messagesAsked).toHaveLength(1);

  now += 24 * HOUR;
  await forgetOld(worker(12));

  expect(messagesAsked).toHaveLength(2);
  expect(await round()).toMatchObject({ ranAt: new Date(now) });
});

test('when a round breaks off then an hour later the next one does the rest', async () => {
  const old = await aPurchase(OLD, 'completed');
  const broken = { forget: () => Promise.reject(new Error('content-media is away')) };

  await expect(forgetOld(worker(12, { messages: broken }))).rejects.toThrow('away');
  expect(await old.buyer()).toBe(FORGOTTEN_NAME);
  await forgetOld(worker(12));
  expect(messagesAsked).toHaveLength(0);
  now += HOUR;
  await forgetOld(worker(12));

  expect(messagesAsked).toHaveLength(1);
});

test('when an order by hand has no e-mail then its buyer is forgotten too, and mails of that time go', async () => {
  const byHand = await aPurchase(OLD, 'completed');
  const { db } = tabs.deps;
  await db.collection('orders').updateMany({}, { $set: { 'shipping.email': '', 'items.0.isCustom': true } });
  await db.collection('customers').deleteMany({});
  await db.collection('mails').deleteMany({});
  const mail = { to: 'a@example.com', status: 'sent' };
  await db.collection('mails').insertMany([
    { ...mail, _id: 'old', key: 'old', createdAt: OLD },
    { ...mail, _id: 'waits', key: 'waits', status: 'queued', createdAt: OLD },
    { ...mail, _id: 'recent', key: 'recent', createdAt: RECENT },
  ] as never[]);
  const customs: number[] = [];
  const shop = worker(12, { catalog: { forgetCustoms: async (ids) => void customs.push(...ids) } });
  expect(await shop.retention.due(monthsBefore(NIGHT, 12))).toEqual({ customers: 1, checkouts: 0, mails: 1 });

  await forgetOld(shop);

  expect(await byHand.buyer()).toBe(FORGOTTEN_NAME);
  // The name of an own elixir is personal data of its buyer.
  expect(customs).toEqual([1]);
  const keys = (await db.collection('mails').find().toArray()).map(({ key }) => key);
  expect(keys.sort()).toEqual(['recent', 'waits']);
});

test('when the oldest orders of a round are open then whoever comes after them is forgotten all the same', async () => {
  const open = await aPurchase(OLD, 'processing');
  const closed = await aPurchase(new Date(OLD.getTime() + HOUR), 'completed');
  const shop = worker(12, { atOnce: 1 });
  expect(await shop.retention.due(monthsBefore(NIGHT, 12))).toMatchObject({ customers: 1 });

  await forgetOld(shop);

  expect(await open.buyer()).toBe(aShipping().name);
  expect(await closed.buyer()).toBe(FORGOTTEN_NAME);
});

const SENT = { to: 'a@example.com', status: 'sent' };

test('when more is old than one turn takes then the same night takes all of it, turn by turn', async () => {
  const { db } = tabs.deps;
  const abandoned = [await aPurchase(OLD), await aPurchase(OLD), await aPurchase(OLD)];
  await db
    .collection('mails')
    .insertMany(['a', 'b', 'c'].map((key) => ({ ...SENT, _id: key, key, createdAt: OLD })) as never[]);

  await forgetAllOld(worker(12, { atOnce: 2 }), new AbortController().signal);

  for (const { checkout } of abandoned) expect(await checkout()).not.toHaveProperty('shipping');
  expect(await db.collection('mails').countDocuments()).toBe(0);
  expect((await told()).map(({ changes }) => [changes['checkouts'], changes['mails']])).toEqual([
    ['2', '2'],
    ['1', '1'],
  ]);
  expect(await round()).toMatchObject({ nextAt: new Date('2026-11-24T09:00:00.000Z') });
});
