import { expect, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import type { MailRow } from '@shop/mail/mail.model';
import { aShipping } from '@shop/contracts/testing/builders';
import { changeOrder, database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';

const MINE = '/api/orders/mine';
const { email } = aShipping();

const shop = shopHere();

async function buy(): Promise<string> {
  const ready = await readyToPay(shop);
  const { body } = await ready.submit(await sandbox(shop.env).pay(ready.checkout.preferenceId));
  return body.orderId;
}
const kept = (to: string) =>
  database(shop, (db) => db.collection<MailRow>('mails').find({ kind: 'my-orders', to }).toArray());
const linksIn = ({ text }: MailRow): string[] => text.match(/\/checkout\/success\?\S+/g) ?? [];
const opens = async (link: string) => {
  const query = new URL(link, 'http://shop').searchParams;
  const { body } = await shop
    .visitor()
    .get<OrderResponse>(`/api/orders/${query.get('orderId')}?t=${query.get('t')}`);
  return body.order.customerEmail === email;
};

test('when somebody asks for their orders then one mail has a link to each, those of two years, and no other address gets any', async () => {
  const [first, second, old] = [await buy(), await buy(), await buy()];
  const before = new Date();
  before.setFullYear(before.getFullYear() - 2, before.getMonth(), before.getDate() - 1);
  await changeOrder(shop, old, { $set: { createdAt: before } });

  const known = await shop.visitor().post(MINE, { email: ` ${email.toUpperCase()}` });
  const unknown = await shop.visitor().post(MINE, { email: 'nadie@example.com' });
  await shop.visitor().post(MINE, { email });

  expect([known.status, known.body]).toEqual([200, { success: true }]);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  const mails = await eventually(async () => {
    const found = await kept(email.toLowerCase());
    return found.length > 0 ? found : undefined;
  });
  expect(mails).toHaveLength(1);
  const links = linksIn(mails[0]!);
  const ids = links.map((link) => new URL(link, 'http://shop').searchParams.get('orderId'));
  expect(ids.sort()).toEqual([first, second].sort());
  expect(await Promise.all(links.map(opens))).toEqual([true, true]);
  expect(await kept('nadie@example.com')).toEqual([]);

  const admin = await shop.admin();
  await admin.delete(`/api/orders/${first}/links`);

  const still = await Promise.all(
    links.map(async (link) => [link.includes(first), await opens(link)] as const),
  );
  expect(Object.fromEntries(still)).toEqual({ true: false, false: true });
});

test('when an address is asked for again and again from one place then that is refused, for any address alike', async () => {
  for (const asked of [`otra-${Date.now()}@example.com`, `ninguna-${Date.now()}@example.com`]) {
    const client = shop.visitor();
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await client.post(MINE, { email: asked })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

test.each([{}, { email: 'no' }, { email: { $ne: '' } }, { email: 'a@b.mx', more: 1 }])(
  'when %j is sent then it is refused',
  async (body) => {
    expect((await shop.visitor().post(MINE, body)).status).toBe(400);
  },
);
