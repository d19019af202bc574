import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { anElixir } from '@shop/contracts/testing/builders';
import type { Purpose } from '@shop/contracts/consent-words';
import type { MailRow } from '@shop/mail/mail.model';
import fc from 'fast-check';
import { forgetPerson } from '../orders/customer/forget-customer.ts';
import { ago, arrivedOrder, noon } from '../testing/arrived.ts';
import { openTabs, type Tabs } from '../testing/two-tabs.ts';
import type { ConsentRow } from './consent.model.ts';
import { createConsentStore } from './consent.store.ts';
import { isNight } from './may-go.ts';
import { allowMail, tellShoppers } from './tell-shoppers.ts';

jest.setTimeout(180_000);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'America/Mexico_City';
let tabs: Tabs;
const gone = new Set<number>();
const SIZES = [
  { milliliters: 250, days: 30 },
  { milliliters: 500, days: 60 },
];
const notices: { refill?: typeof SIZES } = { refill: SIZES };
beforeAll(async () => {
  tabs = await openTabs();
  const written = await tabs.deps.settings.read();
  Object.assign(tabs.deps.settings, { read: async () => ({ ...written, notices }) });
  const elixirs = async (ids: number[]) =>
    new Map(ids.map((id) => [id, anElixir({ id, isAvailable: !gone.has(id) })]));
  Object.assign(tabs.deps.catalog, { elixirs });
});
afterAll(() => tabs.close());

const turn = (now = noon(), consents = tabs.deps.consents) =>
  tellShoppers({ ...tabs.deps, consents, mails: { add: tabs.deps.mails.add, hasServer: true } }, now);
const mailsTo = (to: string) => tabs.deps.db.collection<MailRow>('mails').find({ to }).toArray();
const consents = () => tabs.deps.db.collection<ConsentRow>('consents');
const lineOf = (milliliters: number, elixirId = 1) => ({
  ...{ id: elixirId, elixirId, elixirName: 'Dalia', quantity: 1, priceCents: 29_500 },
  contents: { milliliters },
});

async function agrees(email: string, told = tabs.deps.consents): Promise<ConsentRow> {
  const asked = await told.ask({
    ...{ email, purpose: 'news', about: '', source: 'footer', state: 'unconfirmed' },
  });
  await told.confirm(asked._id);
  return asked;
}

/** An order that arrived 31 days ago, of a buyer who wants news. */
async function arrived({ email = `${randomUUID()}@example.com`, over = {}, isAgreed = true } = {}) {
  if (isAgreed) await agrees(email);
  const items = [lineOf(250)];
  return arrivedOrder(tabs.deps.db as never, { email, daysAgo: 31, over: { items, ...over } });
}

test('when honey of an order runs out then its buyer, who wants news, gets one mail, with the way to have it again and the way out', async () => {
  const { id, email } = await arrived();

  await turn();
  await turn();
  await turn(new Date(noon().getTime() + DAY));

  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'refill', subject: 'Se acaba tu miel' });
  expect(mail!.endLink).toMatch(/\/api\/consents\/[\w-]+\.[\w-]{43}\/end$/);
  expect(mail!.text).toMatch(
    new RegExp(`Pedir otra vez: .+/checkout/success\\?orderId=${id}&t=[\\w-]{43}#volver-a-pedir`),
  );
});

test.each<[string, object]>([
  ['never asked for news', { isAgreed: false }],
  ['has it since 29 days', { over: { deliveredAt: ago(29) } }],
  ['has had it for long', { over: { deliveredAt: ago(40) } }],
  ['has a larger jar as well', { over: { items: [lineOf(250), lineOf(500, 2)] } }],
  ['has a size that the owner did not set', { over: { items: [lineOf(100)] } }],
  ['sent it back', { over: { returns: [{ id: 'a', lines: [{ id: 1, quantity: 1 }] }] } }],
  ['was paid back', { over: { paymentStatus: 'refunded' } }],
  [
    'sent it to somebody else as a present',
    { over: { shipping: { name: 'Eva', email: 'eva@example.com', gift: { message: '' } } } },
  ],
])('when somebody %s then nobody is written to', async (_case, given) => {
  const { email } = await arrived(given);
  await agrees('eva@example.com');
  if ('isAgreed' in given) await consents().deleteMany({ email });

  await turn();

  expect([...(await mailsTo(email)), ...(await mailsTo('eva@example.com'))]).toEqual([]);
});

test('when the larger jar was sent back then its buyer is told when the kept one runs out', async () => {
  const { email } = await arrived({
    over: {
      items: [lineOf(250), lineOf(500, 2)],
      returns: [{ id: 'a', lines: [{ id: 2, quantity: 1 }] }],
    },
  });

  await turn();

  expect(await mailsTo(email)).toHaveLength(1);
});

test('when the jar of a kit runs out then its buyer is told, and not while a larger one of the kit lasts', async () => {
  const part = (milliliters: number, elixirId: number) => ({
    ...{ elixirId, count: 1, name: 'Dalia' },
    contents: { milliliters },
  });
  const { contents: _none, ...kit } = lineOf(250);
  const small = await arrived({ over: { items: [{ ...kit, parts: [part(250, 2)] }] } });
  const large = await arrived({ over: { items: [{ ...kit, parts: [part(250, 2), part(500, 3)] }] } });

  await turn();

  expect([(await mailsTo(small.email)).length, (await mailsTo(large.email)).length]).toEqual([1, 0]);
});

test('when somebody bought again since then they are not told that it runs out', async () => {
  const { email } = await arrived();
  await arrived({ email, over: { createdAt: ago(2), deliveredAt: undefined, status: 'processing' } });

  await turn();

  expect(await mailsTo(email)).toEqual([]);
});

test('when nothing of it is sold any more then nobody is led to an empty cart', async () => {
  const { email } = await arrived({ over: { items: [lineOf(250, 77)] } });
  gone.add(77);

  await turn();

  expect(await mailsTo(email)).toEqual([]);
});

test.each<[string, (row: ConsentRow) => Promise<unknown>]>([
  [
    'took back that they want news',
    ({ email }) => consents().updateMany({ email, purpose: 'news' }, { $set: { state: 'ended' } }),
  ],
  ['ended this mail', (row) => tabs.deps.consents.sayNo(row)],
  ['is forgotten', ({ email }) => forgetPerson(tabs.deps as never, email, { who: 'ana', why: 'asked' })],
  ['is no longer told by the owner', async () => void delete notices.refill],
])('when somebody %s while the mail waits for its server then it does not leave', async (_case, act) => {
  const { email } = await arrived();
  await turn();
  const [mail] = await mailsTo(email);
  const row = (await consents().findOne({ email, purpose: 'refill' }))!;
  expect(['now', 'later']).toContain(await allowMail(tabs.deps)(mail!));

  await act(row);

  expect(await allowMail(tabs.deps)(mail!)).toBe('never');
  notices.refill = SIZES;
});

type Step = { kind: 'days'; days: number } | { kind: 'buy' | 'agree' | 'leave' | 'end' | 'turn' | 'deliver' };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('days'), days: fc.constantFrom(0.4, 1, 30, 31) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('turn', 'deliver') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('buy', 'agree') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('leave', 'end') }) },
);

type Left = { about: string; at: number; isAgreed: boolean; saidNo: boolean; isLast: boolean };

/** One person, whose clock follows the steps. @returns the mails sent, with the state at that time */
async function play(steps: Step[]): Promise<Left[]> {
  const email = `${randomUUID()}@example.com`;
  let now = noon().getTime();
  const told = createConsentStore(tabs.deps.db, () => now);
  const deps = { ...tabs.deps, consents: told };
  const rowOf = (purpose: Purpose) => consents().findOne({ email, purpose });
  const orders: string[] = [];
  const known = { isAgreed: false, saidNo: false };
  const left: Left[] = [];
  const sent = new Set<string>();
  const acts: Record<Exclude<Step['kind'], 'days'>, () => Promise<unknown>> = {
    buy: async () => {
      const at = new Date((now += 60_000));
      orders.push((await arrived({ email, over: { createdAt: at, deliveredAt: at }, isAgreed: false })).id);
    },
    agree: async () => {
      const { _id } = await agrees(email, told);
      known.isAgreed = (await told.find(_id))!.state === 'waiting';
    },
    leave: async () => {
      const row = await rowOf('news');
      if (row) await told.sayNo(row);
      known.isAgreed = false;
    },
    end: async () => {
      const row = await rowOf('refill');
      if (!row || row.state === 'ended') return;
      await told.sayNo(row);
      known.saidNo = true;
    },
    turn: () => turn(new Date(now), told),
    deliver: async () => {
      for (const mail of await mailsTo(email)) {
        if (sent.has(mail.key) || (await allowMail(deps, () => new Date(now))(mail)) !== 'now') continue;
        sent.add(mail.key);
        const { about } = (await told.find(mail.about.consentId!))!;
        left.push({ about, at: now, ...known, isLast: orders.at(-1) === about });
      }
    },
  };
  for (const one of steps)
    if (one.kind === 'days') now += one.days * DAY;
    else await acts[one.kind]();
  await tabs.deps.db.collection('orders').deleteMany({ 'shipping.email': email });
  await consents().deleteMany({ email });
  return left;
}

test('when random histories go as they will then nobody is told who said no, never agreed or bought again, none twice nor at night', async () => {
  let all = 0;
  const runs = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
    const left = await play([{ kind: 'agree' }, { kind: 'buy' }, { kind: 'days', days: 31 }, ...steps]);
    all += left.length;
    for (const { isAgreed, saidNo, isLast, at } of left) {
      expect({ isAgreed, saidNo, isLast }).toEqual({ isAgreed: true, saidNo: false, isLast: true });
      expect(isNight(new Date(at), ZONE)).toBe(false);
    }
    expect(new Set(left.map(({ about }) => about)).size).toBe(left.length);
    for (const [at, { at: then }] of left.entries())
      if (at > 0) expect(then - left[at - 1]!.at).toBeGreaterThanOrEqual(30 * DAY);
  });

  await fc.assert(runs, { numRuns: 150 });

  // Without sent mails the test would prove nothing.
  expect(all).toBeGreaterThan(20);
});
