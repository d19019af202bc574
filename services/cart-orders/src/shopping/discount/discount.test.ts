import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { cart as cartSchema, type Cart } from '@shop/contracts/cart';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { discountList, type Discount, type DiscountCreate } from '@shop/contracts/discount';
import { aDiscount, aShipping } from '@shop/contracts/testing/builders';
import type { TestClient } from '@shop/service-kit/testing/client';
import { shopHere } from '../../testing/shop-here.ts';
import { fillCart } from '../../testing/shopper.ts';

const shop = shopHere({ worker: false });
let admin: TestClient;
beforeAll(async () => {
  admin = await shop.admin();
});

const CODES = '/api/admin/discounts';
let made = 0;
const addCode = async (over: Partial<DiscountCreate> = {}): Promise<Discount> => {
  const answer = await admin.post<Discount>(CODES, aDiscount({ code: `MIEL-${++made}`, ...over }));
  expect(answer.status).toBe(201);
  return answer.body;
};
/** A visitor with three pieces of 33.33 pesos in the cart. */
async function filled(price = 33.33, quantity = 3) {
  const client = shop.visitor();
  const elixir = await shop.addElixir({ price });
  const { cart } = await fillCart(client, elixir.id, quantity);
  type Refusal = { message: string; errors?: Record<string, string> };
  return {
    client,
    elixir,
    use: (code: string) => client.put<Cart & Refusal>('/api/cart/discount', { code }),
    pay: (over: object = {}) =>
      client.post<PreferenceResponse & Refusal>('/api/checkout/create-preference', {
        cartId: cart.id,
        shippingDetails: aShipping({ email: `${cart.id.slice(0, 8)}@example.com` }),
        ...over,
      }),
  };
}
const itemsOf = async (preferenceId: string) => {
  const url = `${shop.env.MERCADOPAGO_BASE_URL}/checkout/preferences/${preferenceId}`;
  const headers = { authorization: `Bearer ${shop.env.MERCADOPAGO_ACCESS_TOKEN}` };
  type Item = { quantity: number; unit_price: number };
  return ((await (await fetch(url, { headers })).json()) as { items: Item[] }).items;
};
const usedOf = async (code: string) =>
  (await admin.get<Discount[]>(CODES)).body.find((one) => one.code === code)?.used;

test('when a code is typed as people do then the cart shows what it takes off and the provider is sent exactly that', async () => {
  const { code } = await addCode({ kind: 'percent', value: 10 });
  const { use, pay } = await filled();

  const answer = await use(` ${code.toLowerCase()} `);

  expect(cartSchema.parse(answer.body)).toMatchObject({ total: 99.99, discount: { code, amount: 10 } });
  const paid = await pay({ seenDiscount: 10 });
  expect(paid.body).toMatchObject({ total: 89.99 });
  const items = await itemsOf(paid.body.preferenceId);
  expect(items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    [1, 29.99],
    [2, 30],
  ]);
  expect(await usedOf(code)).toBe(1);
});

test('when it is asked for again, or something is added meanwhile then it is still one use', async () => {
  const { code } = await addCode({ maxUses: 1, maxPerBuyer: 1 });
  const { client, elixir, use, pay } = await filled();
  await use(code);
  const first = await pay();
  expect((await pay()).body).toEqual(first.body);

  await fillCart(client, elixir.id, 1);

  expect((await client.get<Cart>('/api/cart')).body.discount).toEqual({ code, amount: 13.33 });
  expect((await pay()).status).toBe(200);
  expect(await usedOf(code)).toBe(1);
});

const YESTERDAY = '2020-01-01';
const SOON = '2999-12-31';
test.each<[string, Partial<DiscountCreate>, string]>([
  ['switched off', { isActive: false }, 'Este código ya no está activo.'],
  ['over', { endsOn: YESTERDAY }, 'Este código venció el 1 de enero.'],
  ['not valid yet', { startsOn: SOON }, 'Este código vale desde el 31 de diciembre.'],
  ['for more', { minimum: 100 }, 'Este código pide una compra de $100.00 MXN o más.'],
  [
    'worth it all',
    { kind: 'amount', value: 99.99 },
    'Este código cubriría todo tu pedido, y no podemos cobrar $0.00. Agrega algo más a tu carrito.',
  ],
])('when a code is %s then it is refused with the reason and the cart stays', async (_, over, message) => {
  const { code } = await addCode(over);
  const { client, use } = await filled();

  expect(await use(code)).toMatchObject({ status: 400, body: { message, errors: { code: message } } });
  expect((await client.get<Cart>('/api/cart')).body).not.toHaveProperty('discount');
});

test.each(['NO-HAY', 'a', '', '<script>', 'X'.repeat(500)])(
  'when the code is %p then it is refused in words',
  async (code) => {
    const { use } = await filled();
    const { status, body } = await use(code);
    expect(status).toBe(400);
    expect(body.errors?.['code']).toMatch(/código/);
  },
);

test('when the code stops holding after it was typed then nobody pays anything else than they saw', async () => {
  const { code, id } = await addCode({ kind: 'amount', value: 20 });
  const { client, use, pay } = await filled();
  await use(code);

  await admin.patch(`${CODES}/${id}`, { value: 5 });
  expect(await pay({ seenDiscount: 20 })).toMatchObject({
    status: 409,
    body: { differences: [{ kind: 'discount', name: code, before: 20, now: 5 }] },
  });
  expect((await pay({ seenDiscount: 5 })).status).toBe(200);

  await admin.patch(`${CODES}/${id}`, { isActive: false });
  const problem = 'Este código ya no está activo.';
  expect((await client.get<Cart>('/api/cart')).body.discount).toEqual({ code, amount: 0, problem });
  expect(await pay()).toMatchObject({
    status: 400,
    body: { message: problem, errors: { discount: problem } },
  });

  const { body } = await client.delete<Cart>('/api/cart/discount');
  expect(body).not.toHaveProperty('discount');
  expect((await pay()).body).toMatchObject({ total: 99.99 });
});

test('when a buyer had theirs then other spellings of the same mailbox do not get another', async () => {
  const { code } = await addCode({ maxPerBuyer: 1 });
  const [first, second] = [await filled(), await filled()];
  await first.use(code);
  await second.use(code);
  const as = (email: string) => ({ shippingDetails: aShipping({ email }) });

  expect((await first.pay(as('ana.luz@gmail.com'))).status).toBe(200);

  expect(await second.pay(as('AnaLuz+miel@googlemail.com'))).toMatchObject({
    status: 400,
    body: { message: 'Ya usaste este código.' },
  });
  expect((await second.pay(as('otra@gmail.com'))).status).toBe(200);
  expect(await second.pay(as('ana.luz@gmail.com'))).toMatchObject({ status: 400 });
});

test('when a code is used up then the next buyer is refused before payment', async () => {
  const { code } = await addCode({ maxUses: 1 });
  const [first, second, third] = [await filled(), await filled(), await filled()];
  await first.use(code);
  await second.use(code);
  expect((await first.pay()).status).toBe(200);

  const message = 'Este código ya se usó todas las veces que se podía.';
  expect(await second.pay()).toMatchObject({ status: 400, body: { message } });
  expect(await third.use(code)).toMatchObject({ status: 400, body: { message } });
});

test('when codes are kept then the list has them newest first, and what does not fit is refused by field', async () => {
  const { id, version } = await addCode({ kind: 'amount', value: 50, note: 'Feria' });
  const list = discountList.parse((await admin.get(CODES)).body);
  expect(list[0]).toMatchObject({ id, value: 50, note: 'Feria', used: 0, minimum: null });

  const again = await admin.post<{ errors: object }>(CODES, aDiscount({ code: list[0]!.code }));
  expect(again).toMatchObject({
    status: 400,
    body: { errors: { code: 'Ya hay un código con ese nombre.' } },
  });
  const wrong = [
    [{ kind: 'percent', value: 100 }, 'value'],
    [{ kind: 'percent', value: 10.5 }, 'value'],
    [{ value: -1 }, 'value'],
    [{ startsOn: SOON, endsOn: YESTERDAY }, 'endsOn'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ code: '!' }, 'code'],
  ] as const;
  for (const [over, field] of wrong)
    expect(await admin.post(CODES, aDiscount({ code: 'OTRO', ...over } as never))).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  // The whole code is checked again: 100 percent is refused.
  expect((await admin.patch(`${CODES}/${id}`, { kind: 'percent', value: 100, version })).status).toBe(400);
  expect(await admin.patch(`${CODES}/${id}`, { note: 'Feria 2', version })).toMatchObject({ status: 200 });
  expect(await admin.patch(`${CODES}/${id}`, { note: 'tarde', version })).toMatchObject({
    status: 409,
    body: { current: { note: 'Feria 2' } },
  });
});

test('when orders by hand have no e-mail then nobody is told that another person had used the code', async () => {
  const { code } = await addCode({ maxPerBuyer: 1 });
  const { id: elixirId } = await shop.addElixir({ price: 200 });
  const write = (email: string, payment = 'link') =>
    admin.post('/api/orders', {
      ...{ requestId: randomUUID(), lines: [{ elixirId, quantity: 1 }], name: 'Rosa de la feria', email },
      ...{ phone: '', notes: '', payment, delivered: false, discount: code },
    });
  const problem = 'Escribe tu correo para usar este código.';
  expect((await write('', 'cash')).status).toBe(201);

  expect(await write('')).toMatchObject({ status: 400, body: { errors: { discount: problem } } });

  expect((await write('rosa@example.com')).status).toBe(201);
  expect((await write('rosa@example.com')).body).toMatchObject({ message: 'Ya usaste este código.' });
});
