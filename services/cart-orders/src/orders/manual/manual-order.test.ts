import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ManualPreview } from '@shop/contracts/manual-order';
import { order as orderSchema, type Order, type OrderItem } from '@shop/contracts/order';
import type { OrderSummary } from '@shop/contracts/report';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsOf } from '../../testing/mails.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { NEAR, PLAN, STALL } from '../../testing/ways.ts';

const shop = shopHere();

const ADDRESS = { address: 'Calle 60 número 491', city: 'Mérida', state: 'Yucatán', zip: '97000' };
async function aSale(over: object = {}) {
  const elixir = await shop.addElixir({ price: 199.99 });
  return {
    requestId: crypto.randomUUID(),
    lines: [{ elixirId: elixir.id, quantity: 2 }],
    name: 'Rosa de la feria',
    email: '',
    phone: '',
    notes: '',
    payment: 'cash',
    delivered: false,
    ...over,
  };
}
const write = async (sale: object) =>
  (await shop.admin()).post<Order & { message: string; errors: object }>('/api/orders', sale);
const read = async ({ id }: Pick<Order, 'id'>) =>
  (await (await shop.admin()).get<{ order: Order }>(`/api/orders/${id}`)).body.order;
const sales = async () =>
  (await (await shop.admin()).get<OrderSummary>('/api/admin/reports/summary')).body.today.sales;
const linkOf = ({ manual }: Order) => [...new URL(manual!.payLink!).searchParams.values()][0]!;

test('when a link would ask for less than the provider takes then no order is made, and cash may be less', async () => {
  const { id } = await shop.addElixir({ price: 4.99 });
  const lines = [{ elixirId: id, quantity: 1 }];

  expect(await write(await aSale({ lines, payment: 'link' }))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('$5.00 MXN') },
  });

  expect((await write(await aSale({ lines }))).status).toBe(201);
});

test('when something is sold at a fair then its order is paid, counted and done at once', async () => {
  const before = await sales();
  const flower = await shop.addFlower('Xtabentún');
  const sale = await aSale({ delivered: true });
  sale.lines.push({ flowerIds: [flower.id], name: 'Mi tarde', quantity: 1 } as never);

  const { status, body } = await write(sale);

  expect(status).toBe(201);
  expect(orderSchema.parse(body)).toMatchObject({
    status: 'completed',
    paymentStatus: 'approved',
    totalAmount: 774.98,
    needsAddress: false,
    customerName: 'Rosa de la feria',
    manual: { payment: 'cash' },
    deliveredAt: expect.any(String),
  });
  const admin = await shop.admin();
  const items = (await admin.get<OrderItem[]>(`/api/orders/${body.id}/items`)).body;
  expect(items.map(({ elixirName, quantity }) => [quantity, elixirName])).toEqual([
    [2, expect.any(String)],
    [1, 'Mi tarde'],
  ]);
  await eventually(async () => Math.abs((await sales()) - before - 774.98) < 0.001);
  expect(
    await admin.post(`/api/orders/${body.id}/refunds`, { requestId: crypto.randomUUID() }),
  ).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('fuera de Mercado Pago') },
  });
});

test.each(['cash', 'link'])(
  'when a program gives a sale by %s the longest name that is allowed then its counted pieces are held too',
  async (payment) => {
    const { id } = await shop.addElixir({ price: 100, stock: 2 });
    const requestId = payment.padEnd(64, '-');
    const lines = [{ elixirId: id, quantity: 2 }];

    const { status } = await write(await aSale({ requestId, lines, payment, email: 'rosa@example.com' }));

    expect(status).toBe(201);
    const more = await aSale({ lines: [{ elixirId: id, quantity: 1 }] });
    expect((await write(more)).status).toBe(409);
  },
);

test('when a blend of a size of the shop is sold then it costs what that costs, and its line says which', async () => {
  const flower = await shop.addFlower('Dzidzilché');
  await shop.decide({ ownBlendSizes: [{ milliliters: 250, price: 990.5 }] });
  const line = (milliliters: number) => [{ flowerIds: [flower.id], milliliters, quantity: 2 }];

  const made = await eventually(async () => {
    const { status, body } = await write(await aSale({ lines: line(250) }));
    return status === 201 && body;
  });

  expect(made.totalAmount).toBe(1981);
  const items = (await (await shop.admin()).get<OrderItem[]>(`/api/orders/${made.id}/items`)).body;
  expect(items).toMatchObject([
    { elixirName: 'Mi Elixir Personalizado · 250 ml', contents: { milliliters: 250 } },
  ]);
  const refused = await write(await aSale({ lines: line(60) }));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Ya no hacemos elixires de 60 ml. Hay 250 ml · $990.50 MXN.',
  ]);
  await shop.decide({ ownBlendSizes: undefined });
});

test('when no link could be made and a blend is changed before the next press then the order has the change', async () => {
  const flowers = [await shop.addFlower('Tsalam'), await shop.addFlower('Jabín')];
  const sale = await aSale({ payment: 'link', email: 'rosa@example.com' });
  const lines = flowers.map(({ id }) => [{ flowerIds: [id], quantity: 1 }]);
  await sandbox(shop.env).fault({ match: 'POST /checkout/preferences', times: 2, status: 500 });
  expect((await write({ ...sale, lines: lines[0] })).status).toBe(502);

  const { status, body } = await write({ ...sale, lines: lines[1] });

  expect(status).toBe(201);
  const items = (await (await shop.admin()).get<OrderItem[]>(`/api/orders/${body.id}/items`)).body;
  expect(items).toMatchObject([{ flowers: ['Jabín'] }]);
});

test('when the price changed after the preview then nothing is made, and the new preview is answered', async () => {
  const sale = await aSale({ seen: { total: 300 } });

  const { status, body } = await write(sale);

  expect([status, body.message]).toEqual([
    409,
    'El total cambió de $300.00 MXN a $399.98 MXN. Revísalo y guarda otra vez.',
  ]);
  const { preview } = body as unknown as { preview: ManualPreview };
  expect(preview).toMatchObject({ amounts: { total: 399.98 }, ways: expect.any(Array) });
  const again = { ...sale, seen: { total: preview.amounts.total } };
  expect(await write(again)).toMatchObject({ status: 201, body: { totalAmount: 399.98 } });
  // The order exists, so its current price does not matter.
  expect((await write({ ...again, seen: { total: 1 } })).status).toBe(201);
});

test('when the button is pressed twice, also at the same moment then there is one order', async () => {
  const sale = await aSale({ payment: 'transfer', address: ADDRESS, email: 'rosa@example.com' });
  const answers = await Promise.all([write(sale), write(sale), write(sale)]);
  const again = await write(sale);
  expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
  const cartId = `manual-${sale.requestId}`;
  const count = await database(shop, (db) => db.collection('orders').countDocuments({ cartId }));
  expect(count).toBe(1);
  expect(again.body).toMatchObject({ status: 'processing', shippingCity: 'Mérida' });
});

test('when it is to be paid by link then the order waits, and the same settling makes it paid', async () => {
  const sale = await aSale({ payment: 'link', email: 'rosa@example.com', address: ADDRESS });
  const { body } = await write(sale);
  expect(body).toMatchObject({ status: 'pending', paymentStatus: 'pending' });

  await sandbox(shop.env).pay(linkOf(body));

  const paid = await eventually(async () => {
    const order = await read(body);
    return order.paymentStatus === 'approved' && order;
  });
  expect(paid).toMatchObject({ id: body.id, status: 'processing' });
  expect(paid.paymentIntentId).toMatch(/^\d+$/);
});

test('when a link is left to be paid in cash then the slip stands at the same order', async () => {
  const { body } = await write(await aSale({ payment: 'link' }));
  const paymentId = await sandbox(shop.env).leavePending(linkOf(body));
  const order = await eventually(async () => {
    const now = await read(body);
    return now.paymentIntentId === paymentId && now;
  });
  expect(order).toMatchObject({ paymentStatus: 'pending', voucher: { method: 'oxxo' } });
});

describe('in a shop with ways to deliver', () => {
  beforeAll(() => shop.decide({ deliveryWays: PLAN }));
  const preview = async (body: object) =>
    (await shop.admin()).post<ManualPreview>('/api/orders/preview', body);

  test('when the owner chooses one then the price that was shown is in order, mail and payment page', async () => {
    const flower = await shop.addFlower('Tajonal');
    const sale = await aSale({
      payment: 'link',
      email: 'rosa@example.com',
      address: ADDRESS,
      delivery: { wayId: NEAR.id },
    });
    sale.lines.push({ flowerIds: [flower.id], quantity: 1 } as never);
    const { lines, delivery } = sale as typeof sale & { delivery: object };
    const { body: shown } = await preview({ lines, zip: ADDRESS.zip, delivery });
    expect(shown).toMatchObject({
      amounts: { lines: 774.98, shipping: 90, total: 864.98 },
      ways: [{ id: STALL.id }, { id: NEAR.id, price: 90, missing: 225.02 }],
    });

    const { body } = await write(sale);

    expect(body.amounts).toEqual(shown.amounts);
    expect(body.delivery).toMatchObject({ id: NEAR.id, name: NEAR.name, roadFirst: 3 });
    await sandbox(shop.env).pay(linkOf(body));
    // Settling refuses a payment of another amount.
    expect(await eventually(async () => (await read(body)).paymentStatus === 'approved')).toBe(true);
    const texts = await eventually(async () => {
      const mails = await mailsOf(shop, body.id);
      return mails.length > 0 && mails.map(({ text }) => text);
    });
    for (const text of texts) expect(text).toMatch(/Envío[^\n]*Yucatán[^$]*\$90\.00/);
  });

  test('when the owner writes a price of their own then that is what the delivery costs', async () => {
    const sale = await aSale({ address: ADDRESS, delivery: { price: 64.5 } });
    const { body } = await write(sale);
    expect(body).toMatchObject({ amounts: { lines: 399.98, shipping: 64.5, total: 464.48 } });
    expect(body.delivery).toBeUndefined();
  });

  test('when it is fetched then the order has the place and no address', async () => {
    const { body } = await write(await aSale({ delivery: { wayId: STALL.id } }));
    const { place, hours } = STALL;
    expect(body).toMatchObject({
      amounts: { shipping: 0 },
      delivery: { kind: 'pickup', place, hours },
      shippingAddress: null,
      status: 'processing',
    });
  });

  test('when it was fetched at once then the order is handed over, and does not wait for its buyer', async () => {
    const { body } = await write(await aSale({ delivery: { wayId: STALL.id }, delivered: true }));

    expect(body).toMatchObject({ status: 'completed', deliveredAt: expect.any(String) });
  });

  test('when a way does not serve the place or has none then nothing is made', async () => {
    const there = { address: { ...ADDRESS, zip: '68000' }, delivery: { wayId: NEAR.id } };
    const shown = (await preview({ lines: (await aSale()).lines, zip: '68000', delivery: there.delivery }))
      .body;
    expect(shown).toMatchObject({ problem: expect.any(String), amounts: { shipping: 0 } });
    const refused = { message: shown.problem, errors: { delivery: shown.problem } };
    expect(await write(await aSale(there))).toMatchObject({ status: 409, body: refused });
    const misfits = [
      { delivery: { price: 64.5 } },
      { delivery: { wayId: NEAR.id } },
      { address: ADDRESS, delivery: { wayId: STALL.id } },
      { address: ADDRESS, delivery: { price: -1 } },
    ];
    for (const misfit of misfits)
      expect((await write(await aSale(misfit))).status).toBeGreaterThanOrEqual(400);
  });
});

test('when something does not fit then it is refused in words and nothing is made', async () => {
  const sale = await aSale();
  const missing = (field: string) => ({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  expect(await write({ ...sale, lines: [] })).toMatchObject(missing('lines'));
  expect(await write({ ...sale, name: 'R' })).toMatchObject(missing('name'));
  expect(await write({ ...sale, lines: [{ elixirId: 999_999, quantity: 1 }] })).toMatchObject({
    status: 409,
  });
});
