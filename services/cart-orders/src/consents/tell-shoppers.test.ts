import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { anElixir, aShipping } from '@shop/contracts/testing/builders';
import type { MailRow } from '@shop/mail/mail.model';
import { forgetPerson } from '../orders/customer/forget-customer.ts';
import { settle } from '../payments/settle/settle.ts';
import { addItem } from '../shopping/cart/add-items.ts';
import { createPreference } from '../shopping/checkout/create-preference.ts';
import { openTabs } from '../testing/two-tabs.ts';
import type { ConsentRow } from './consent.model.ts';
import { resume } from './resume.ts';
import { reportReminders } from './reminders-report.ts';
import { allowMail, tellShoppers } from './tell-shoppers.ts';

const HOUR = 3_600_000;
const tabs = forFile(openTabs);
/** Free pieces by elixir; elixirs that are missing here are not counted. */
const pieces = new Map<number, number>();
beforeAll(async () => {
  const notices = { reminderHours: 4, stock: true, news: true };
  const written = await tabs.deps.settings.read();
  Object.assign(tabs.deps.settings, { read: async () => ({ ...written, notices }) });
  const elixirs = async (ids: number[]) =>
    new Map(
      ids.map((id) => {
        const inStock = pieces.get(id);
        const counted = inStock === undefined ? {} : { inStock, isAvailable: inStock > 0 };
        return [id, { ...anElixir({ id, price: 100 * id }), ...counted }];
      }),
    );
  Object.assign(tabs.deps.catalog, { elixirs });
});

/** The first noon in the shop's zone that is at least so many hours from now. */
function noonAfter(hours: number): Date {
  const then = new Date(Date.now() + hours * HOUR);
  return new Date(Math.ceil((then.getTime() - 18 * HOUR) / (24 * HOUR)) * 24 * HOUR + 18 * HOUR);
}
const withServer = () => ({ ...tabs.deps, mails: { add: tabs.deps.mails.add, hasServer: true } });
/** Runs a turn as if all consents had been asked for so many hours before that noon. */
async function turn(hoursLater = 5): Promise<void> {
  const now = noonAfter(0);
  const at = new Date(now.getTime() - hoursLater * HOUR);
  await consents().updateMany({ state: 'waiting' }, { $set: { at } });
  await tellShoppers(withServer(), now);
}
const consents = () => tabs.deps.db.collection<ConsentRow>('consents');
const mailsTo = (to: string) => tabs.deps.db.collection<MailRow>('mails').find({ to }).toArray();
const anAddress = () => `${randomUUID()}@example.com`;

/** A shopper who began to pay and wants a reminder. */
async function aPurchase(email = anAddress(), elixirId = 1) {
  const { deps } = tabs;
  const sessionId = randomUUID();
  const { cart } = await addItem(deps, sessionId, { cartId: 'new', elixirId, quantity: 2 });
  const begin = (remind: boolean) =>
    createPreference(deps, sessionId, {
      cartId: cart.id,
      shippingDetails: aShipping({ email }),
      ...(remind && { remind }),
    });
  const { preferenceId } = await begin(true);
  const row = () => consents().findOne({ email });
  return { sessionId, email, begin, row, pay: () => settle(deps, tabs.provider.pay(preferenceId)!) };
}

test('when a purchase was left and its shopper wanted it then one mail reminds of it, with the way back and the way out', async () => {
  const { email, row } = await aPurchase();

  await turn();
  await turn();

  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'unfinished', subject: 'Tu compra te espera' });
  expect(mail!.endLink).toMatch(/\/api\/consents\/[\w-]+\.[\w-]{43}\/end$/);
  expect(mail!.text).toMatch(/Seguir con mi compra: .+\/checkout\/resume\?t=/);
  expect(mail!.text).not.toContain(aShipping().name);
  expect(await row()).toMatchObject({ state: 'told', source: 'checkout' });
});

test.each<[string, (left: Awaited<ReturnType<typeof aPurchase>>) => Promise<unknown>]>([
  ['is paid', ({ pay }) => pay()],
  [
    'has another cart by now',
    ({ sessionId }) => addItem(tabs.deps, sessionId, { cartId: 'new', elixirId: 2, quantity: 1 }),
  ],
  ['is begun again without the tick', ({ begin }) => begin(false)],
  ['has nothing in stock any more', async () => pieces.set(1, 1)],
  ['has a shopper who said no', async ({ row }) => tabs.deps.consents.sayNo((await row())!)],
  ['has a shopper who was reminded of another', async ({ email }) => aPurchase(email).then(() => turn())],
])('when a purchase %s then no mail reminds of it', async (_case, happens) => {
  const left = await aPurchase();
  await happens(left);
  const reminders = async () =>
    (await mailsTo(left.email)).filter(({ kind }) => kind === 'unfinished').length;
  const before = await reminders();

  await turn();
  pieces.delete(1);

  expect(await reminders()).toBe(before);
});

test('when a mail waited for its server meanwhile then it does not leave to who paid', async () => {
  const left = await aPurchase();
  await turn();
  const [mail] = await mailsTo(left.email);
  const allow = allowMail(tabs.deps);
  expect(['now', 'later']).toContain(await allow(mail!));

  await left.pay();

  expect(await allow(mail!)).toBe('never');
  expect(await allow({ ...mail!, about: {} })).toBe('now');
});

test('when a mail is claimed before its row says that it was told then it leaves, unless it is of an earlier asking', async () => {
  const { deps } = tabs;
  const left = await aPurchase();
  await turn();
  const [mail] = await mailsTo(left.email);
  const { _id } = (await left.row())!;
  await consents().updateOne({ _id }, { $set: { state: 'waiting' } });
  const allow = allowMail(deps);

  expect(['now', 'later']).toContain(await allow(mail!));

  await consents().updateOne({ _id }, { $set: { at: new Date() } });
  expect(await allow(mail!)).toBe('never');
});

test('when the link is used on another device then its cart and address are there, once, and the report tells it', async () => {
  const { deps } = tabs;
  const left = await aPurchase();
  await turn();
  const device = randomUUID();
  const row = (await left.row())!;

  await resume(deps, device, row);
  const { cart, address } = await resume(deps, device, row);

  expect(cart.items.map(({ item }) => [item.elixirId, item.quantity])).toEqual([[1, 2]]);
  expect(address).toMatchObject({ email: left.email, zip: aShipping().zip });
  const wanted = { cartId: cart.cart.id, shippingDetails: aShipping({ email: left.email }) };
  const { preferenceId } = await createPreference(deps, device, wanted);
  await settle(deps, tabs.provider.pay(preferenceId)!);
  const days = { from: '2020-01-01', to: '2100-01-01' };
  expect(await reportReminders(deps, days)).toMatchObject({ back: 1, paid: expect.any(Number) });
  // The original purchase is not ordered a second time.
  expect(await tabs.deps.orders.ofCheckouts([row.about])).toEqual([]);
  await expect(resume(deps, randomUUID(), (await left.row())!)).rejects.toMatchObject({ status: 409 });
  await left.pay();
  await expect(resume(deps, randomUUID(), row)).rejects.toMatchObject({ status: 409 });
});

test('when somebody is forgotten then their wish and its mail are, and the link opens nothing', async () => {
  const left = await aPurchase();
  await turn();
  const row = (await left.row())!;
  const deps = { ...tabs.deps, catalog: { forgetCustoms: async () => undefined } };

  await forgetPerson(deps, left.email, { who: 'duena', why: 'asked' });

  expect(await left.row()).toBeNull();
  expect(await mailsTo(left.email)).toEqual([]);
  await expect(resume(tabs.deps, randomUUID(), row)).rejects.toMatchObject({ status: 404 });
});

test('when pieces come back then as many are told as there are pieces, in the order of asking, and once', async () => {
  const elixirId = 77;
  pieces.set(elixirId, 0);
  const asked = [anAddress(), anAddress(), anAddress()];
  for (const email of asked)
    await tabs.deps.consents.ask({
      ...{
        email,
        purpose: 'stock',
        about: String(elixirId),
        name: 'Monte',
        source: 'product',
        state: 'waiting',
      },
    });
  // At different times, however coarse the clock is.
  for (const [at, email] of asked.entries())
    await consents().updateOne({ email }, { $set: { at: new Date(Date.now() - (10 - at) * HOUR) } });
  const toldNow = async () => {
    await tellShoppers(withServer(), noonAfter(0));
    return (await Promise.all(asked.map(mailsTo))).map((mails) => mails.length);
  };
  expect(await toldNow()).toEqual([0, 0, 0]);

  pieces.set(elixirId, 2);

  expect(await toldNow()).toEqual([1, 1, 0]);
  expect(await toldNow()).toEqual([1, 1, 0]);
  pieces.set(elixirId, 3);
  expect(await toldNow()).toEqual([1, 1, 1]);
});
