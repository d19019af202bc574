import { beforeAll, expect, test } from '@jest/globals';
import type { NamedBlend } from '@shop/contracts/menu';
import type { Opinion, OpinionAsked } from '@shop/contracts/opinion';
import type { TestClient } from '@shop/service-kit/testing/client';
import { changeOrder, database } from '../testing/database.ts';
import { runningShop } from '../testing/running-shop.ts';
import { shopHere } from '../testing/shop-here.ts';
import { storedOrder } from '../testing/stored-order.ts';
import { createOpinionLinks } from './opinion-links.ts';
import type { OpinionRow } from './opinion.model.ts';

const shop = shopHere({ worker: false, said: { notices: { opinionDays: 5 } } });
let admin: TestClient;
let pages: TestClient;
beforeAll(async () => {
  [admin, pages] = [await shop.admin(), await shop.catalogAdmin()];
});

const rows = () => database(shop, (db) => db.collection<OpinionRow>('opinions').find().toArray());
const orderSet = (_id: string, $set: object) => changeOrder(shop, _id, { $set });

/** A bought product, and the link for an opinion on it. */
async function bought(over: object = {}) {
  const { id, name } = await shop.addElixir({ name: `Miel ${crypto.randomUUID().slice(0, 8)}` });
  const items = [{ id: 1, elixirId: id, elixirName: name, quantity: 1, priceCents: 29_500 }];
  const order = await database(shop, (db) =>
    storedOrder(db as never, { status: 'completed', items, ...over }),
  );
  const links = createOpinionLinks({ publicBaseUrl: 'https://a.mx', secret: shop.config.SESSION_SECRET });
  const path = `/api/opinions/${links.token({ _id: order }, id)}`;
  const visitor = shop.visitor();
  const list = async () =>
    (await admin.get<Opinion[]>('/api/admin/opinions')).body.filter(({ orderId }) => orderId === order);
  return {
    ...{ id, name, order, path, list, links },
    read: () => visitor.get<OpinionAsked>(path),
    say: (stars: number, text = '', name = 'Ana') => visitor.post<OpinionAsked>(path, { stars, text, name }),
    decide: async (decision: object) => {
      const [own] = await list();
      return admin.put<Opinion>(`/api/admin/opinions/${own!.id}`, { version: own!.version, ...decision });
    },
    page: async () => (await pages.get<NamedBlend>(`/api/elixirs/predesigned/named/${id}`)).body,
  };
}
const publish = { state: 'published' };

test('when the link of a mail is followed then it only shows, and what is posted waits for the owner', async () => {
  const { name, read, say, list, page } = await bought();
  expect((await read()).body).toEqual({ product: name, name: 'Ana' });
  expect(await list()).toEqual([]);

  const { status, body } = await say(5, 'Muy rica.');

  expect([status, body.said]).toEqual([200, { stars: 5, text: 'Muy rica.', isPublished: false }]);
  expect(await list()).toMatchObject([{ state: 'new', stars: 5, product: name }]);
  const shown = await page();
  expect(shown.blend).not.toHaveProperty('rating');
  expect(JSON.stringify(shown)).not.toContain('Muy rica');
});

test('when it is published with an answer then the product’s page has it, and writing it anew takes it away', async () => {
  const { say, decide, page, read, list } = await bought();
  await say(4, 'Dulce');
  await decide({ ...publish, answer: 'Gracias, Ana.' });
  expect(await page()).toMatchObject({
    blend: { rating: { count: 1, average: 4 } },
    opinions: [{ stars: 4, text: 'Dulce', name: 'Ana', answer: 'Gracias, Ana.' }],
  });
  expect((await say(4, 'Dulce')).body.said).toMatchObject({ isPublished: true });

  await say(1, 'Ya no me gusta');

  expect(JSON.stringify(await page())).not.toMatch(/Dulce|Ya no|rating/);
  expect((await read()).body.said).toMatchObject({ isPublished: false });
  expect(await list()).toMatchObject([{ state: 'new' }]);
});

test('when it was written anew while the owner read it then it is not published unseen', async () => {
  const { say, list, page } = await bought();
  await say(5, 'Bonito');
  const [seen] = await list();
  await say(5, 'Otra cosa');

  const path = `/api/admin/opinions/${seen!.id}`;
  const late = await admin.put(path, { version: seen!.version, ...publish });

  expect([late.status, late.body]).toMatchObject([409, { current: { text: 'Otra cosa' } }]);
  expect((await page()).opinions).toBeUndefined();
});

test('when it is hidden with a reason then nobody sees it, and without one it is refused', async () => {
  const { say, decide, page, list } = await bought();
  await say(2, 'Con un teléfono: 999 123 4567');
  await decide(publish);
  expect((await decide({ state: 'hidden', why: '' })).status).toBe(400);

  await decide({ state: 'hidden', why: 'Trae un teléfono' });

  expect(JSON.stringify(await page())).not.toMatch(/teléfono|rating/);
  expect(await list()).toMatchObject([{ state: 'hidden', why: 'Trae un teléfono' }]);
});

test.each([
  [
    'another product',
    async ({ order, links }: Awaited<ReturnType<typeof bought>>) =>
      links.token({ _id: order }, (await shop.addElixir()).id),
  ],
  [
    'another signature',
    async ({ path }: Awaited<ReturnType<typeof bought>>) => `${path.slice('/api/opinions/'.length, -1)}!`,
  ],
  [
    'links that were revoked',
    async ({ path, order }: Awaited<ReturnType<typeof bought>>) => {
      await orderSet(order, { linkRound: 1 });
      return path.slice('/api/opinions/'.length);
    },
  ],
])('when a link is of %s then it neither shows nor counts', async (_what, tokenOf) => {
  const one = await bought();
  const path = `/api/opinions/${await tokenOf(one)}`;
  const before = (await rows()).length;

  expect((await shop.visitor().get(path)).status).toBe(404);
  expect((await shop.visitor().post(path, { stars: 5 })).status).toBe(404);
  expect(await rows()).toHaveLength(before);
});

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['refunded', { paymentStatus: 'refunded' }],
  ['on its way to be sent', { status: 'processing' }],
])('when an order is %s then it is refused', async (_what, over) => {
  const { say, list } = await bought(over);

  expect((await say(5)).status).toBe(409);
  expect(await list()).toEqual([]);
});

test.each([
  { stars: 0 },
  { stars: 6 },
  { stars: 4.5 },
  { stars: 5, text: 'a'.repeat(1_001) },
  { stars: 5, name: 've a sitio.mx' },
])('when %j is posted then it is refused', async (said) => {
  const { path } = await bought();
  expect((await shop.visitor().post(path, said)).status).toBe(400);
});

test('when words have links and code then they are told as they were typed', async () => {
  const text = '<script>alert(1)</script> https://malo.example';
  const { say, decide, page } = await bought();
  await say(5, text);
  await decide(publish);

  expect((await page()).opinions).toMatchObject([{ text }]);
});

test('when the product is deleted then it can still be said and read, and no page has it', async () => {
  const { id, say, decide } = await bought();
  await shop.deleteElixir(id);

  expect((await say(3, 'Se extraña')).status).toBe(200);
  expect((await decide(publish)).status).toBe(200);
});

test('when a buyer is forgotten then nothing of what they said is left, here or on a page', async () => {
  const phone = '9990007711';
  const { order, say, decide, page, read } = await bought();
  await orderSet(order, { 'shipping.phone': phone, 'shipping.email': '', search: [phone] });
  await say(5, 'Secreto');
  await decide(publish);

  expect((await admin.post('/api/admin/customers/forget', { who: phone })).status).toBe(200);

  expect(JSON.stringify(await page())).not.toMatch(/Secreto|rating/);
  expect((await rows()).filter(({ orderId }) => orderId === order)).toEqual([]);
  expect((await read()).status).toBe(404);
});

test('when the owner asks nobody then links open nothing', async () => {
  const off = await runningShop({ worker: false });
  try {
    const links = createOpinionLinks({ publicBaseUrl: 'https://a.mx', secret: off.config.SESSION_SECRET });
    const { order, id } = await bought();
    expect((await off.visitor().get(`/api/opinions/${links.token({ _id: order }, id)}`)).status).toBe(404);
  } finally {
    await off.stop();
  }
});

test('when it is written twice at once and published meanwhile then it is one, and unread as it is now', async () => {
  const { say, decide, list, page } = await bought();
  await Promise.all([say(5, 'Uno'), say(5, 'Uno'), say(5, 'Uno')]);
  await decide(publish);

  await Promise.all([say(2, 'Dos'), say(2, 'Dos')]);

  expect(await list()).toMatchObject([{ state: 'new', stars: 2, text: 'Dos' }]);
  expect(JSON.stringify(await page())).not.toMatch(/Uno|Dos|rating/);
});
