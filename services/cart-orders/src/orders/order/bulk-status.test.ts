import { expect, test } from '@jest/globals';
import type { OrdersStatusResult } from '@shop/contracts/order';
import type { Log } from '@shop/service-kit/log';
import { ordersOf } from '../../testing/database.ts';
import { mailsAre, mailsOf, SOON } from '../../testing/mails.ts';
import { paidOrder, unpaidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { AT_ONCE, toChosenOrders, type FoundOrder } from './chosen-orders.ts';
import { changeStatus } from './order.ts';

const shop = shopHere({ env: SOON });

const PATH = '/api/orders/status';
const UNKNOWN = 'x'.repeat(24);

test('when several orders are completed at once then each follows its own rules, and each buyer hears once', async () => {
  const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
  const { orderId: unpaid } = await unpaidOrder(shop);
  const body = { orderIds: [one.orderId, unpaid, UNKNOWN, other.orderId, one.orderId], status: 'completed' };

  const answers = [
    await one.admin.patch<OrdersStatusResult>(PATH, body),
    await one.admin.patch<OrdersStatusResult>(PATH, body),
  ];

  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { orderId: one.orderId, ok: true },
          { orderId: unpaid, ok: false, message: expect.stringContaining('no está pagado') },
          { orderId: UNKNOWN, ok: false, message: 'No encontramos ese pedido.' },
          { orderId: other.orderId, ok: true },
        ],
      },
    });
  for (const { orderId, checkout } of [one, other]) {
    const [stored] = await ordersOf(shop, checkout.checkoutId);
    expect(stored?.history.filter(({ to }) => to === 'completed')).toMatchObject([{ from: 'processing' }]);
    await mailsAre(shop, orderId, ['order-paid', 'shipped']);
  }
  expect((await mailsOf(shop, unpaid)).map(({ kind }) => kind)).not.toContain('shipped');
});

/** Dependencies for changing orders, over orders that a test keeps itself. */
const depsWith = (orders: object, found: FoundOrder[] = []) => {
  const logged: unknown[] = [];
  const deps = {
    orders: orders as never,
    findOrders: async () => found,
    catalog: { lots: async () => [] },
    relay: () => undefined,
    log: { error: (...args: unknown[]) => logged.push(args) } as unknown as Log,
  };
  return { deps, logged };
};

test('when one of several meets a fault then the others are moved all the same', async () => {
  const { orderId, path, admin } = await paidOrder(shop);
  const real = await admin.get<{ order: { status: string } }>(path);
  const row = {
    _id: orderId,
    items: [],
    status: real.body.order.status,
    paymentStatus: 'approved',
    outbox: [],
  };
  const orders = {
    find: async (id: string) => {
      if (id === UNKNOWN) throw new Error('the database is away');
      return row;
    },
    setStatus: async () => ({ ...row, status: 'completed' }),
  };
  const { deps, logged } = depsWith(orders);

  const { results } = await toChosenOrders(deps, { orderIds: [UNKNOWN, orderId] }, (id) =>
    changeStatus(deps, id, { to: 'completed', who: 'duena' }),
  );

  expect(results).toEqual([
    { orderId: UNKNOWN, ok: false, message: 'No se pudo cambiar este pedido. Inténtalo de nuevo.' },
    { orderId, ok: true },
  ]);
  expect(logged).toHaveLength(1);
});

test.each([
  { orderIds: [], status: 'completed' },
  { orderIds: Array.from({ length: 201 }, () => UNKNOWN), status: 'completed' },
  { orderIds: ['1'], status: 'completed' },
  { orderIds: [UNKNOWN], status: 'shipped' },
  { orderIds: [UNKNOWN], find: {}, until: '2026-11-21T12:00:00.000Z', status: 'completed' },
  { find: {}, status: 'completed' },
  { status: 'completed' },
])('when the call makes no sense (%#) then it is refused', async (body) => {
  expect((await (await shop.admin()).patch(PATH, body)).status).toBe(400);
});

test('when all that the list finds are completed then those that came since it was read, and those that it does not find, stay', async () => {
  const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
  const { orderId: unpaid } = await unpaidOrder(shop);
  const until = new Date().toISOString();
  const late = await paidOrder(shop);
  const body = { find: { paymentStatus: 'approved' }, until, status: 'completed' };

  const { status, body: told } = await one.admin.patch<OrdersStatusResult>(PATH, body);

  expect(status).toBe(200);
  const done = told.results.filter(({ ok }) => ok).map(({ orderId }) => orderId);
  expect(done).toEqual(expect.arrayContaining([one.orderId, other.orderId]));
  expect(told.results.map(({ orderId }) => orderId)).not.toEqual(expect.arrayContaining([unpaid]));
  expect(told.results.find(({ orderId }) => orderId === late.orderId)).toBeUndefined();
  expect(told.results[0]?.number).toMatch(/^FK-/);
  const after = await one.admin.patch<OrdersStatusResult>(PATH, { ...body, after: 'z'.repeat(24) });
  expect(after.body).toEqual({ results: [] });
});

test('when an order is cancelled or moved between the look and the work then it stays, and full parts say where the next begins', async () => {
  const found = Array.from({ length: AT_ONCE }, (_, at) => ({
    _id: `order-${String(at).padStart(20, '0')}`,
    number: `FK-${at}`,
    status: 'processing' as const,
    paymentStatus: 'approved' as const,
  }));
  const moved: Record<string, string> = { [found[0]!._id]: 'cancelled', [found[1]!._id]: 'pending' };
  const stored: string[] = [];
  const orders = {
    find: async (id: string) => ({
      ...found[2],
      _id: id,
      items: [],
      outbox: [],
      status: moved[id] ?? 'processing',
    }),
    setStatus: async (order: { _id: string }) => {
      stored.push(order._id);
      return { ...order, outbox: [] };
    },
  };
  const { deps } = depsWith(orders, found);

  const { results, next } = await toChosenOrders(
    deps,
    { find: {}, until: new Date().toISOString() },
    (id, seen) => changeStatus(deps, id, { to: 'completed', who: 'duena', found: seen }),
  );

  expect(results.slice(0, 2)).toMatchObject([
    { ok: false, number: 'FK-0', message: 'Está cancelado.' },
    { ok: false, number: 'FK-1', message: expect.stringContaining('Cambió mientras tanto') },
  ]);
  expect(stored).toEqual(found.slice(2).map(({ _id }) => _id));
  expect(next).toBe(found.at(-1)?._id);
});
