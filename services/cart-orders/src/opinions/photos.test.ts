import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NamedBlend } from '@shop/contracts/menu';
import type { Opinion, OpinionAsked, ShownOpinion } from '@shop/contracts/opinion';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { someSettings } from '@shop/contracts/testing/builders';
import type { TestClient } from '@shop/service-kit/testing/client';
import { serve, type Served } from '@shop/service-kit/testing/serve';
import { customerIdOf } from '../orders/customer/customer-id.ts';
import { emailText } from '../orders/order/search-texts.ts';
import { changeOrder, database } from '../testing/database.ts';
import { runningShop, type RunningShop } from '../testing/running-shop.ts';
import { storedOrder } from '../testing/stored-order.ts';
import { createOpinionLinks } from './opinion-links.ts';

let shop: RunningShop;
let admin: TestClient;
let pages: TestClient;
let media: Served;
/** The files in content-media, by their addresses there. */
const files = new Map<string, string>();
/** Its answer to the next file, and what happens during that upload. */
let refusal: number | undefined;
let isAway = false;
let meanwhile: () => Promise<unknown> = async () => undefined;

beforeAll(async () => {
  media = await serve((req, res) => {
    const [path = ''] = (req.url ?? '').split('?');
    const answer = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!path.startsWith('/internal/photos/'))
      return answer(200, someSettings({ notices: { opinionDays: 5 } }));
    if (req.method === 'DELETE') {
      if (isAway) return answer(503, {});
      for (const file of files.keys()) if (`${file}/`.startsWith(`${path}/`)) files.delete(file);
      return answer(200, {});
    }
    if (req.method === 'GET')
      return files.has(path) ? res.writeHead(200).end(files.get(path)) : answer(404, {});
    let sent = '';
    req.on('data', (part) => (sent += String(part)));
    return req.on('end', () => {
      if (refusal) return answer(refusal, { success: false, message: 'No es una foto.' });
      files.set(path, sent);
      return void meanwhile().then(() => answer(201, {}));
    });
  });
  shop = await runningShop({ worker: false, env: { CONTENT_MEDIA_URL: media.url } });
  [admin, pages] = [await shop.admin(), await shop.catalogAdmin()];
});
afterAll(async () => {
  await shop.stop();
  await media.close();
});

const photo = (name = 'x') => {
  const form = new FormData();
  form.append('image', new Blob([name], { type: 'image/jpeg' }), `${name}.jpg`);
  return form;
};

/** A buyer's opinion, and the link to add more. */
async function said(text = 'Rica') {
  const { id, name } = await shop.addElixir({ name: `Miel ${crypto.randomUUID().slice(0, 8)}` });
  const email = `${crypto.randomUUID()}@example.com`;
  const items = [{ id: 1, elixirId: id, elixirName: name, quantity: 1, priceCents: 29_500 }];
  const shipping = { name: 'Ana', email, address: 'Calle 1', city: 'Mérida', state: 'Yucatán', zip: '97000' };
  const order = await database(shop, (db) =>
    storedOrder(db as never, { status: 'completed', items, shipping, search: [emailText(email)] }),
  );
  const links = createOpinionLinks({ publicBaseUrl: 'https://a.mx', secret: shop.config.SESSION_SECRET });
  const path = `/api/opinions/${links.token({ _id: order }, id)}`;
  const visitor = shop.visitor();
  const own = `${order}.${id}`;
  const first = await visitor.post(path, { stars: 5, text, name: 'Ana' });
  expect(first.status).toBe(200);
  const list = async () =>
    (await admin.get<Opinion[]>('/api/admin/opinions')).body.filter(({ orderId }) => orderId === order);
  return {
    ...{ id, order, email, path, visitor, own, list },
    add: (name?: string) => visitor.post<OpinionAsked>(`${path}/photos`, photo(name)),
    read: async () => (await visitor.get<OpinionAsked>(path)).body,
    decide: async (decision: object) => {
      const [seen] = await list();
      return admin.put(`/api/admin/opinions/${own}`, { version: seen!.version, ...decision });
    },
    page: async () => (await pages.get<NamedBlend>(`/api/elixirs/predesigned/named/${id}`)).body,
    shown: (key: string) => shop.visitor().get<string>(`/api/opinions/photos/${key}`),
    kept: () => [...files.keys()].filter((file) => file.includes(own)),
  };
}
const publish = { state: 'published' };
const keyOf = ({ body }: { body: OpinionAsked }): string => body.said!.photos!.at(-1)!;

test('when a buyer sends a photo then they and the owner see it, and everybody only once it is published', async () => {
  const { add, visitor, path, own, shown, decide, page, list } = await said();
  const sent = await add('flor');
  const key = keyOf(sent);
  expect(sent).toMatchObject({ status: 201, body: { said: { isPublished: false } } });
  expect((await list())[0]).toMatchObject({ state: 'new', photos: [key] });
  for (const one of [
    visitor.get<string>(`${path}/photos/${key}`),
    admin.get<string>(`/api/admin/opinions/${own}/photos/${key}`),
  ])
    expect((await one).body).toContain('flor');
  expect((await shown(key)).status).toBe(404);

  await decide(publish);

  const answer = await shown(key);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  expect((await page()).opinions).toMatchObject([{ photos: [key] }]);
  await decide({ state: 'hidden', why: 'Se ve una cara' });
  expect((await shown(key)).status).toBe(404);
  expect(JSON.stringify(await page())).not.toContain(key);
});

test('when a photo is added to what is published then nobody sees it unread', async () => {
  const { add, shown, decide, page } = await said();
  await decide(publish);

  const key = keyOf(await add());

  expect((await shown(key)).status).toBe(404);
  expect((await page()).opinions).toBeUndefined();
});

test('when a fourth is sent then it is refused, also of two at the same moment, and nothing of it is kept', async () => {
  const { add, kept } = await said();
  await add();
  await add();

  const both = await Promise.all([add(), add()]);
  const late = await add();

  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect([late.status, (late.body as { message?: string }).message]).toEqual([
    409,
    'Máximo 3 fotos por opinión.',
  ]);
  expect(kept()).toHaveLength(3);
});

test('when its buyer takes a photo away then its file is gone and the others stay as they were', async () => {
  const { add, visitor, path, decide, shown, kept, page } = await said();
  const [gone, stays] = [keyOf(await add()), keyOf(await add())];
  await decide(publish);

  const { body } = await visitor.delete<OpinionAsked>(`${path}/photos/${gone}`);

  expect(body.said).toMatchObject({ isPublished: true, photos: [stays] });
  expect((await shown(gone)).status).toBe(404);
  expect((await shown(stays)).status).toBe(200);
  expect((await page()).opinions).toMatchObject([{ photos: [stays] }]);
  expect(kept()).toHaveLength(1);
});

test('when a photo is taken away while its file cannot be then a repetition takes away both', async () => {
  const { add, visitor, path, kept } = await said();
  const key = keyOf(await add());
  isAway = true;
  expect((await visitor.delete(`${path}/photos/${key}`)).status).toBe(503);
  isAway = false;

  expect((await visitor.delete(`${path}/photos/${key}`)).status).toBe(200);
  expect(kept()).toEqual([]);
});

test('when somebody is forgotten then their photos are gone, also one of which nothing was noted', async () => {
  const { add, shown, decide, email, own, kept } = await said();
  const key = keyOf(await add());
  await decide(publish);
  files.set(`/internal/photos/${own}/${'z'.repeat(24)}`, 'left by a crash');
  const customer = { _id: customerIdOf(email), email, version: 0, search: [] };
  await database(shop, (db) => db.collection('customers').insertOne(customer as never));

  const { status } = await admin.post('/api/admin/customers/forget', { who: email });

  expect(status).toBeLessThan(300);
  expect(kept()).toEqual([]);
  expect((await shown(key)).status).toBe(404);
});

test('when a buyer is forgotten while a photo is sent then nothing of it is left', async () => {
  const { add, order, kept } = await said();
  meanwhile = () => changeOrder(shop, order, { $set: { 'shipping.name': FORGOTTEN_NAME } });

  const { status } = await add();
  meanwhile = async () => undefined;

  expect([status, kept()]).toEqual([404, []]);
});

test('when what is sent is no picture then its refusal is told, and what was published stays', async () => {
  const { add, decide, page } = await said();
  await decide(publish);
  refusal = 415;

  const { status, body } = await add();
  refusal = undefined;

  expect([status, body]).toMatchObject([415, { message: 'No es una foto.' }]);
  expect((await page()).opinions).toHaveLength(1);
});

test('when the link is of another order, or nothing was said yet, then no photo is taken', async () => {
  const { path, visitor } = await said();
  const broken = path.slice(0, -3) + 'abc';

  expect((await visitor.post(`${broken}/photos`, photo())).status).toBe(404);
  await database(shop, (db) => db.collection('opinions').deleteMany({}));
  expect((await visitor.post(`${path}/photos`, photo())).status).toBe(409);
});

test('when more than ten are published then the rest comes in pages, the newest first, and nothing that is not published', async () => {
  const { id } = await said();
  const row = (at: number, state = 'published') => ({
    ...{
      _id: `pedido-${'0'.repeat(12)}${at}.${id}`,
      orderId: `pedido-${at}`,
      orderNumber: 'FK-1',
      elixirId: id,
    },
    ...{ product: 'Miel', stars: 4, text: `Dicho ${at}`, name: 'Ana', state, version: 1 },
    at: new Date(Date.UTC(2026, 0, at)),
  });
  const all = Array.from({ length: 13 }, (_one, at) => row(at + 1));
  await database(shop, (db) => db.collection('opinions').insertMany([...all, row(20, 'new')] as never));

  const more = await shop.visitor().get<ShownOpinion[]>(`/api/opinions?ids=${id},999&page=2`);

  expect(more.body.map(({ text }) => text)).toEqual(['Dicho 3', 'Dicho 2', 'Dicho 1']);
  expect((await shop.visitor().get('/api/opinions?ids=x')).status).toBe(400);
});
