import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { order as orderSchema, type Order, type OrderItem } from '@shop/contracts/order';
import type { OrderSummary } from '@shop/contracts/report';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';

// Whole purchases, on a machine that may be busy with others.
jest.setTimeout(90_000);

let shop: RunningShop;
beforeAll(async () => void (shop = await runningShop()));
afterAll(() => shop.stop());

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
const linkOf = ({ manual }: Order) => new URL(manual!.payLink!).searchParams.get('pref_id')!;

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

test('when something does not fit then it is refused in words and nothing is made', async () => {
  const sale = await aSale();
  const missing = (field: string) => ({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  expect(await write({ ...sale, lines: [] })).toMatchObject(missing('lines'));
  expect(await write({ ...sale, name: 'R' })).toMatchObject(missing('name'));
  expect(await write({ ...sale, lines: [{ elixirId: 999_999, quantity: 1 }] })).toMatchObject({
    status: 409,
  });
  expect((await shop.visitor().post('/api/orders', sale)).status).toBe(401);
});
