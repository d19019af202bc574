import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { OrdersStatusResult } from '@shop/contracts/order';
import type { Log } from '@shop/service-kit/log';
import { intruderCookies } from '@shop/service-kit/testing/intruders';
import { ordersOf } from '../../testing/database.ts';
import { mailsAre, mailsOf, SOON } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { changeStatuses } from './change-statuses.ts';

// Whole purchases, on a machine that may be busy with others.
jest.setTimeout(90_000);

let shop: RunningShop;
beforeAll(async () => void (shop = await runningShop({ env: SOON })));
afterAll(() => shop.stop());

const PATH = '/api/orders/status';
const UNKNOWN = 'x'.repeat(24);

async function unpaidOrder(): Promise<string> {
  const { checkout, submit } = await readyToPay(shop);
  return (await submit(await sandbox(shop.env).leavePending(checkout.preferenceId))).body.orderId;
}

test('when several orders are completed at once then each follows its own rules, and each buyer hears once', async () => {
  const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
  const unpaid = await unpaidOrder();
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

test('when one of several meets a fault then the others are moved all the same', async () => {
  const { orderId, path, admin } = await paidOrder(shop);
  const logged: unknown[] = [];
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
  const deps = {
    orders: orders as never,
    catalog: { lots: async () => [] },
    relay: async () => undefined,
    log: { error: (...args: unknown[]) => logged.push(args) } as unknown as Log,
  };

  const { results } = await changeStatuses(deps, [UNKNOWN, orderId], { to: 'completed', who: 'duena' });

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
])('when the call makes no sense (%#) then it is refused', async (body) => {
  expect((await (await shop.admin()).patch(PATH, body)).status).toBe(400);
});

test('when the caller is no administrator then nothing is moved, noted or corrected', async () => {
  for (const cookie of Object.values(await intruderCookies(shop.env))) {
    const ask = (method: string, to: string) => shop.visitor().request(method, to, {}, { cookie });
    const answers = [
      await ask('PATCH', PATH),
      await ask('POST', `/api/orders/${UNKNOWN}/notes`),
      await ask('PUT', `/api/orders/${UNKNOWN}/address`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  }
});
