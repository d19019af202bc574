import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { GiftBalance, GiftCard } from '@shop/contracts/gift-card';
import { asGiftCode, writeGiftCode } from '@shop/contracts/gift-card';
import { dayOf } from '@shop/service-kit/days';
import type { TestClient } from '@shop/service-kit/testing/client';
import { database } from '../testing/database.ts';
import { shopHere } from '../testing/shop-here.ts';
import { fillCart } from '../testing/shopper.ts';
import type { GiftCardRow } from './gift-card.model.ts';
import { createGiftCodes } from './gift-code.ts';

/** This service sends no mails itself. */
const MAILS = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hola@example.com' };
const shop = shopHere({ said: { giftCards: true }, env: MAILS });
let admin: TestClient;
beforeAll(async () => {
  admin = await shop.admin();
});

const wanted = (over: object = {}) => ({
  ...{ amount: 500, name: 'Persona de Muestra', email: 'muestra@example.com', message: 'Con cariño.' },
  ...{ sendOn: null, requestId: crypto.randomUUID() },
  ...over,
});
const give = async (over: object = {}) =>
  (await admin.post<GiftCard>('/api/admin/gift-cards', wanted(over))).body;
const rowOf = (id: number) =>
  database(shop, async (db) => (await db.collection<GiftCardRow>('gift_cards').findOne({ id }))!);
/** The code, which the mail's recipient knows. */
const codeOf = async (id: number) => {
  const { KEYS_SECRET, SESSION_SECRET } = shop.config;
  return createGiftCodes(KEYS_SECRET ?? SESSION_SECRET).codeOf((await rowOf(id)).seed);
};
const ask = (code: string) =>
  shop.visitor().post<GiftBalance & { message: string }>('/api/gift-cards/balance', { code });

test('when a card is given then its press repeated is the same one, and nothing that is stored or answered has its code', async () => {
  const body = wanted({ amount: 300 });
  const [one, two] = await Promise.all([
    admin.post<GiftCard>('/api/admin/gift-cards', body),
    admin.post<GiftCard>('/api/admin/gift-cards', body),
  ]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body.id).toBe(one.body.id);
  expect(one.body).toMatchObject({ amount: 300, balance: 300, held: 0, isBlocked: false });

  const code = await codeOf(one.body.id);
  expect(one.body.lastFour).toBe(code.slice(-4));
  const stored = JSON.stringify([await rowOf(one.body.id), one.body]);
  expect(asGiftCode(code)).toBe(code);
  for (const written of [code, writeGiftCode(code)]) expect(stored).not.toContain(written);
});

test.each([
  ['nothing', { amount: 0 }, 'amount'],
  ['parts of a centavo', { amount: 10.005 }, 'amount'],
  ['a name with a link', { name: 'https://example.com' }, 'name'],
  ['no e-mail', { email: 'nadie' }, 'email'],
  ['a long message', { message: 'a'.repeat(301) }, 'message'],
  ['a day that is none', { sendOn: '2026-02-31' }, 'sendOn'],
])('when it is of %s then it is refused at its field', async (_, over, field) => {
  const { status, body } = await admin.post<{ errors: object }>('/api/admin/gift-cards', wanted(over));
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

test('when the owner has not switched them on then none is given, and those that were given still pay', async () => {
  const { id } = await give();
  await shop.decide({ giftCards: false });
  expect((await admin.post('/api/admin/gift-cards', wanted())).status).toBe(409);
  expect((await ask(await codeOf(id))).status).toBe(200);
  await shop.decide({ giftCards: true });
});

describe('the balance', () => {
  test('when the code is typed with spaces, dashes, O for 0 and in small letters then it is told', async () => {
    const { id } = await give({ amount: 120.5 });
    const typed = ` ${writeGiftCode(await codeOf(id))
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replaceAll('-', ' – ')} `;
    const { status, body } = await ask(typed);
    expect([status, body.balance]).toEqual([200, 120.5]);
  });
  test('when it is no code, unknown or blocked then the answer is the same', async () => {
    const { id } = await give();
    await admin.patch(`/api/admin/gift-cards/${id}`, { isBlocked: true });
    const answers = await Promise.all(['MIEL10', 'ABCD-EFGH-JKMN-PQRS', await codeOf(id)].map(ask));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
  });
});

test('when its e-mail is corrected then it has another code, and the earlier one is none any more', async () => {
  const { id } = await give();
  const earlier = await codeOf(id);
  const { body } = await admin.patch<GiftCard>(`/api/admin/gift-cards/${id}`, { email: 'otra@example.com' });
  expect(body).toMatchObject({ email: 'otra@example.com', balance: 500, sentAt: null });
  expect((await ask(earlier)).status).toBe(404);
  expect((await ask(await codeOf(id))).status).toBe(200);
  expect((await admin.patch('/api/admin/gift-cards/999999', { isBlocked: true })).status).toBe(404);
});

test('when its e-mail is corrected before its day then the mail waits for that day all the same', async () => {
  const { id } = await give({ sendOn: dayOf(new Date(Date.now() + 10 * 86_400_000)).day });
  const { mailDue } = await rowOf(id);
  await admin.patch(`/api/admin/gift-cards/${id}`, { email: 'otra@example.com' });
  expect((await rowOf(id)).mailDue).toEqual(mailDue);
});

describe('the list', () => {
  test('when it is searched by name, e-mail or the end of the code then that card is found', async () => {
    const { id, lastFour } = await give({ name: 'Nombre Buscado', email: 'buscada@example.com' });
    for (const q of ['buscado', 'BUSCADA@', lastFour.toLowerCase()]) {
      const { body } = await admin.get<GiftCard[]>(`/api/admin/gift-cards?q=${encodeURIComponent(q)}`);
      expect(body.map((one) => one.id)).toContain(id);
    }
    const { body } = await admin.get<GiftCard[]>('/api/admin/gift-cards?q=.*');
    expect(body).toEqual([]);
  });
});

describe('in the cart', () => {
  test('when its code is typed where discounts are then it pays beside one, the total stays, and it can be taken off', async () => {
    const { id, lastFour } = await give({ amount: 100 });
    const elixir = await shop.addElixir({ price: 295 });
    const client = shop.visitor();
    await fillCart(client, elixir.id);
    const code = `PIEZA${Date.now() % 1e9}`;
    await admin.post('/api/admin/discounts', {
      ...{ code, kind: 'amount', value: 50, minimum: null, startsOn: null, endsOn: null, maxUses: null },
      ...{ maxPerBuyer: null, isActive: true, note: '' },
    });
    await client.put('/api/cart/discount', { code });
    const typed = writeGiftCode(await codeOf(id)).toLowerCase();
    const { body } = await client.put<Cart>('/api/cart/discount', { code: typed });
    expect(body).toMatchObject({
      discount: { code, amount: 50 },
      giftCard: { lastFour, amount: 100 },
      amounts: { total: 245, giftCard: 100, due: 145 },
    });

    const { body: without } = await client.delete<Cart>('/api/cart/gift-card');
    expect(without.giftCard).toBeUndefined();
    expect(without.amounts).not.toHaveProperty('due');
    expect(without.discount).toMatchObject({ code });
  });
  test('when the code is one of nothing then it is refused as any code, and the cart stays', async () => {
    const elixir = await shop.addElixir();
    const client = shop.visitor();
    await fillCart(client, elixir.id);
    const { status, body } = await client.put<{ message: string }>('/api/cart/discount', {
      code: 'ABCD-EFGH-JKMN-PQRS',
    });
    expect([status, body.message]).toEqual([400, 'No encontramos ese código. Revisa cómo está escrito.']);
  });
});
