import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import type { MailRow } from '@shop/mail/mail.model';
import type { ConsentRow } from '../consents/consent.model.ts';
import { allowMail, tellShoppers } from '../consents/tell-shoppers.ts';
import { arrivedOrder, noon } from '../testing/arrived.ts';
import { openTabs } from '../testing/two-tabs.ts';

const DAY = 86_400_000;
const tabs = forFile(openTabs);
const notices: { opinionDays: number | null } = { opinionDays: 5 };
beforeAll(async () => {
  const written = await tabs.deps.settings.read();
  Object.assign(tabs.deps.settings, { read: async () => ({ ...written, notices }) });
});

const turn = (now = noon()) =>
  tellShoppers({ ...tabs.deps, mails: { add: tabs.deps.mails.add, hasServer: true } }, now);
const mailsTo = (to: string) => tabs.deps.db.collection<MailRow>('mails').find({ to }).toArray();
const consents = () => tabs.deps.db.collection<ConsentRow>('consents');
const LINE = { id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500 };
const OWN = { ...LINE, id: 2, elixirId: 9, elixirName: 'Para Eva', isCustom: true };

/** An order that arrived six days ago. */
const arrived = (over: object = {}, email?: string) =>
  arrivedOrder(tabs.deps.db as never, {
    ...(email && { email }),
    over: { items: [LINE, OWN], totalCents: 59_000, ...over },
  });

test('when an order arrived some days ago then its buyer is asked once of what everybody can buy, by links that only show', async () => {
  const { id, email } = await arrived();

  await turn();
  await turn();
  await turn(new Date(noon().getTime() + DAY));

  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'opinion', subject: expect.stringContaining('¿Qué te pareció') });
  expect(mail!.endLink).toMatch(/\/api\/consents\/[\w-]+\.[\w-]{43}\/end$/);
  expect(mail!.text).toMatch(new RegExp(`Dalia: .+/opinion\\?t=${id}\\.1\\.[\\w-]{43}\n`));
  expect(mail!.html.match(/estrellas=[1-5]"/g)).toHaveLength(5);
  expect(mail!.text).not.toContain('Para Eva');
});

test.each<[string, object]>([
  ['is refunded', { paymentStatus: 'refunded' }],
  ['is cancelled', { status: 'cancelled' }],
  ['is disputed', { paymentStatus: 'in_mediation' }],
  ['arrived yesterday', { deliveredAt: new Date(Date.now() - DAY) }],
  ['arrived a month ago', { deliveredAt: new Date(Date.now() - 30 * DAY) }],
  ['has not arrived', { deliveredAt: undefined }],
  ['holds an own blend alone', { items: [OWN] }],
  [
    'was paid back for what it holds',
    {
      ...{ items: [LINE], totalCents: 29_500, paymentStatus: 'partially_refunded', refundedCents: 29_500 },
      backs: [{ id: 'a', cents: 29_500, lines: [{ id: 1, cents: 29_500 }] }],
    },
  ],
  ['came back', { items: [LINE], returns: [{ id: 'a', lines: [{ id: 1, quantity: 1 }] }] }],
])('when an order %s then nobody is asked', async (_case, over) => {
  const { email } = await arrived(over);

  await turn();

  expect(await mailsTo(email)).toEqual([]);
});

test('when somebody said no once then no later order asks them', async () => {
  const { email } = await arrived();
  await turn();
  await tabs.deps.consents.sayNo((await consents().findOne({ email }))!);
  await consents().updateMany(
    { email },
    { $set: { at: new Date(0), endedAt: new Date(Date.now() - 90 * DAY) } },
  );
  await arrived({}, email);

  await turn();

  expect(await mailsTo(email)).toHaveLength(1);
});

test('when two orders of somebody arrived then they are asked of one', async () => {
  const { email } = await arrived();
  await arrived({}, email);

  await turn();

  expect(await mailsTo(email)).toHaveLength(1);
});

test('when a mail waits for its server then it does not leave once its order was refunded or nobody is asked any more', async () => {
  const { id, email } = await arrived();
  await turn();
  const [mail] = await mailsTo(email);
  const allow = allowMail(tabs.deps);
  expect(['now', 'later']).toContain(await allow(mail!));

  notices.opinionDays = null;
  expect(await allow(mail!)).toBe('never');
  notices.opinionDays = 5;
  await tabs.deps.db
    .collection<{ _id: string }>('orders')
    .updateOne({ _id: id }, { $set: { paymentStatus: 'refunded' } });

  expect(await allow(mail!)).toBe('never');
});

test('when the owner asks nobody then nobody is noted', async () => {
  const { email } = await arrived();
  notices.opinionDays = null;

  await turn();
  notices.opinionDays = 5;

  expect(await consents().findOne({ email })).toBeNull();
});
