import { expect, test } from '@jest/globals';
import type { Consent, ConsentStatus } from '@shop/contracts/consent';
import { aShipping } from '@shop/contracts/testing/builders';
import { database } from '../testing/database.ts';
import { shopHere } from '../testing/shop-here.ts';
import { fillCart } from '../testing/shopper.ts';
import { createConsentLinks } from './consent-links.ts';
import type { ConsentRow } from './consent.model.ts';

const notices = { reminderHours: 4, stock: true, news: true };
const shop = shopHere({ worker: false, said: { notices } });

const rowOf = (email: string) =>
  database(shop, (db) => db.collection<ConsentRow>('consents').findOne({ email }));
const tokenIn = (link: string) => new URL(link).searchParams.get('t')!;
function linksOf({ _id }: ConsentRow) {
  const links = createConsentLinks({
    publicBaseUrl: 'https://tienda.mx',
    secret: shop.config.SESSION_SECRET,
  });
  return { end: tokenIn(links.noMore(_id)), open: tokenIn(links.resume(_id)) };
}
async function askNews(email: string) {
  const answer = await shop.visitor().post('/api/consents', { email, purpose: 'news', source: 'footer' });
  return { answer, row: (await rowOf(email.toLowerCase()))! };
}

test('when news are asked for then they are no wish until whoever reads the mail says so, by a POST', async () => {
  const { answer, row } = await askNews('Nuevas@Example.com');
  const { end } = linksOf(row);
  expect([answer.status, row.state]).toEqual([201, 'unconfirmed']);
  const mails = await database(shop, (db) => db.collection('mails').find({ to: row.email }).toArray());
  expect(mails).toMatchObject([{ kind: 'confirm-news' }]);

  await shop.visitor().get(`/api/consents/${end}`);
  expect((await rowOf(row.email))!.state).toBe('unconfirmed');
  const { body } = await shop.visitor().post<ConsentStatus>(`/api/consents/${end}/confirm`, {});

  expect(body).toEqual({ purpose: 'news', state: 'waiting' });
});

test('when a scanner follows the link that ends something then nothing ends, and one POST as mail programs send it does', async () => {
  const { row } = await askNews('fin@example.com');
  const path = `/api/consents/${linksOf(row).end}/end`;

  const seen = await fetch(shop.config.PUBLIC_BASE_URL + path, { redirect: 'manual' });

  expect([seen.status, seen.headers.get('location')]).toEqual([303, expect.stringContaining('/avisos?t=')]);
  expect((await rowOf(row.email))!.state).toBe('unconfirmed');
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(shop.config.PUBLIC_BASE_URL + path, { method: 'POST', body })).status).toBe(200);
  expect((await rowOf(row.email))!).toMatchObject({ state: 'ended', why: 'said no' });
});

test('when a stranger asks on after the reader said no then the address gets no second mail that day', async () => {
  const { row } = await askNews('harta@example.com');
  await shop.visitor().post(`/api/consents/${linksOf(row).end}/end`, {});
  const mails = () => database(shop, (db) => db.collection('mails').find({ to: row.email }).toArray());
  const again = async () => {
    const asked = await askNews(row.email);
    return [asked.answer.status, asked.row.state, (await mails()).length];
  };

  expect(await again()).toEqual([201, 'ended', 1]);

  const at = new Date(Date.now() - 25 * 3_600_000);
  await database(shop, (db) => db.collection('consents').updateOne({ email: row.email }, { $set: { at } }));
  expect(await again()).toEqual([201, 'unconfirmed', 2]);
});

test('when a mail that somebody asked for has left then nobody sends it again', async () => {
  const { row } = await askNews('unavez@example.com');
  const mail = await database(shop, (db) =>
    db
      .collection<{ _id: string; to: string; status: string }>('mails')
      .findOneAndUpdate({ to: row.email }, { $set: { status: 'sent' } }),
  );

  const answer = await (await shop.admin()).post(`/api/admin/mails/${mail!._id}/resend`, {});

  expect([answer.status, answer.body]).toEqual([
    409,
    { message: 'Este correo va una sola vez a quien lo pidió.' },
  ]);
});

test('when a token is guessed, cut off or signed for something else then it opens nothing, and that is said', async () => {
  const elixir = await shop.addElixir();
  const client = shop.visitor();
  const { cart } = await fillCart(client, elixir.id);
  const email = 'deja@example.com';
  const wanted = { cartId: cart.id, shippingDetails: aShipping({ email }), remind: true };
  await client.post('/api/checkout/create-preference', wanted);
  const { end, open } = linksOf((await rowOf(email))!);
  const other = open.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));

  for (const token of [end, other, open.slice(0, -3)]) {
    const answer = await shop.visitor().post<{ message: string }>(`/api/consents/${token}/resume`, {});
    expect(answer.status).toBe(404);
    expect(answer.body.message).toMatch(/^Este enlace no es válido/);
    expect(JSON.stringify(answer.body)).not.toContain(aShipping().address);
  }
  expect((await shop.visitor().post(`/api/consents/${open}/end`, {})).status).toBe(404);
  const answer = await shop.visitor().post<{ address: object }>(`/api/consents/${open}/resume`, {});
  expect(answer.body.address).toMatchObject({ email, address: aShipping().address });
});

test('when the owner has switched it off, or there is no such product or enough of it then nobody can ask', async () => {
  const wish = { email: 'a@example.com', purpose: 'stock', source: 'product', elixirId: 999_999 };
  expect((await shop.visitor().post('/api/consents', wish)).status).toBe(404);
  const elixir = await shop.addElixir({ name: 'Monte Blanco', isAvailable: false });
  const other = await shop.addElixir();
  expect((await shop.visitor().post('/api/consents', { ...wish, elixirId: other.id })).status).toBe(409);
  expect((await shop.visitor().post('/api/consents', { ...wish, elixirId: elixir.id })).status).toBe(201);

  await shop.decide({ notices: {} });

  expect((await shop.visitor().post('/api/consents', { ...wish, elixirId: elixir.id })).status).toBe(404);
  await shop.decide({ notices });
  const { body } = await (await shop.admin()).get<Consent[]>('/api/admin/consents?purpose=stock');
  expect(body).toMatchObject([
    { email: 'a@example.com', about: 'Monte Blanco', source: 'product', state: 'waiting' },
  ]);
  const csv = await (await shop.admin()).get<string>('/api/admin/reports/consents.csv?purpose=stock');
  expect(csv.body).toMatch(/a@example\.com,Avísame cuando haya,Monte Blanco,Producto,/);
});

test('when five hundred sign up from one address then all but the first few are told to wait', async () => {
  const statuses: number[] = [];
  const at = (nth: number) => `nadie${nth}@example.com`;
  for (let nth = 0; nth < 500; nth += 100)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 100 }, (_, more) =>
          shop.visitor().post('/api/consents', { email: at(nth + more), purpose: 'news', source: 'footer' }),
        ),
      ).then((answers) => answers.map(({ status }) => status))),
    );

  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(25);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(475);
});
