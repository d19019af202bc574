import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order, OrdersStatusResult } from '@shop/contracts/order';
import type { OrderHistory } from '@shop/contracts/order-history';
import { withToken, makeApiToken } from '@shop/service-kit/testing/api-tokens';
import { paymentWorker } from '../../service.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { storedOrder } from '../../testing/stored-order.ts';
import { unpaidState } from '../order/order-payment.ts';
import { deliverByDays } from './delivered-by-days.ts';

let shop: RunningShop;
let opened: Awaited<ReturnType<typeof paymentWorker.open>>;
beforeAll(async () => {
  shop = await runningShop();
  opened = await paymentWorker.open(shop.settings);
});
afterAll(async () => {
  await opened.close();
  await shop.stop();
});

async function anOrder() {
  const { admin, client, path, orderId } = await paidOrder(shop);
  const read = async () => (await admin.get<{ order: Order }>(path)).body.order;
  return {
    orderId,
    read,
    readByBuyer: async () => (await client.get<{ order: Order }>(path)).body.order,
    send: () => admin.patch(`${path}/status`, { status: 'completed' }),
    move: (status: string) => admin.patch(`${path}/status`, { status }),
    notes: async () =>
      (await admin.get<OrderHistory>(`${path}/history`)).body.flatMap(({ note, who }) =>
        note ? [[who, note]] : [],
      ),
    mark: (delivered = true) =>
      admin.patch<OrdersStatusResult>('/api/orders/delivered', { orderIds: [orderId], delivered }),
  };
}

test('when an order that has left is marked then its buyer sees when it arrived, once, until that is taken back', async () => {
  const { send, mark, read, readByBuyer, notes, orderId } = await anOrder();
  await send();

  expect((await mark()).body).toEqual({ results: [{ orderId, ok: true }] });
  const { deliveredAt } = await readByBuyer();
  await mark();

  expect(deliveredAt).toEqual(expect.any(String));
  expect(await read()).toMatchObject({ status: 'completed', deliveredAt });
  expect((await notes()).map(([, note]) => note)).toEqual(['Entregado']);
  await mark(false);
  expect(await read()).not.toHaveProperty('deliveredAt');
});

test('when it has not left then it cannot have arrived, and what is moved back has not either', async () => {
  const { send, move, mark, read, orderId } = await anOrder();

  expect((await mark()).body.results).toEqual([
    { orderId, ok: false, message: 'Este pedido todavía no sale.' },
  ]);
  await send();
  await mark();
  await move('processing');

  expect(await read()).not.toHaveProperty('deliveredAt');
});

test('when all that a list finds are marked then one that had arrived already is none of them', async () => {
  const { admin } = await paidOrder(shop);
  const [before, now] = [await anOrder(), await anOrder()];
  for (const one of [before, now]) await one.send();
  await before.mark();

  const { results } = (
    await admin.patch<OrdersStatusResult>('/api/orders/delivered', {
      find: { status: 'completed' },
      until: new Date().toISOString(),
      delivered: true,
    })
  ).body;

  const of = ({ orderId }: { orderId: string }) => results.find((one) => one.orderId === orderId);
  expect(of(now)).toMatchObject({ ok: true });
  expect(of(before)).toMatchObject({ ok: false, message: 'Ya estaba entregado.' });
});

test('when a token that ships marks an order then the history names the integration', async () => {
  const { send, notes, orderId } = await anOrder();
  await send();
  const { patch } = withToken(shop.config.PUBLIC_BASE_URL, await makeApiToken(shop.env, ['orders.ship']));

  expect((await patch('/api/orders/delivered', { orderIds: [orderId], delivered: true })).status).toBe(200);
  expect(JSON.stringify(await notes())).toContain('Bodega');
});

const DAY_MS = 86_400_000;
const after = (days: number, deliveredAfterDays?: number) =>
  deliverByDays(
    {
      ...opened.parts,
      settings: { read: async () => ({ ...(await opened.parts.settings.read()), deliveredAfterDays }) },
    },
    new AbortController().signal,
    new Date(Date.now() + days * DAY_MS),
  );

test('when the owner names days then what left longer ago arrives by itself, and nothing does without them', async () => {
  const [sent, waiting, back] = [await anOrder(), await anOrder(), await anOrder()];
  await sent.send();
  await back.send();
  await back.move('processing');

  await after(100);
  await after(2, 3);
  expect(await sent.read()).not.toHaveProperty('deliveredAt');
  await after(4, 3);
  await after(4, 3);

  expect(await sent.read()).toMatchObject({ deliveredAt: expect.any(String) });
  expect(await sent.notes()).toEqual([['sistema', 'Entregado: salió hace 3 días']]);
  for (const { read } of [waiting, back]) expect(await read()).not.toHaveProperty('deliveredAt');
});

test('when an order was sent before its money came in then it arrives so many days after it was sent', async () => {
  const { db, orders, applyPayment } = opened.parts;
  const orderId = await storedOrder(db, { status: 'pending', paymentStatus: 'pending', paymentRank: 1 });
  const read = async () => (await orders.find(orderId))!;
  await orders.setStatus(await read(), { to: 'completed', who: 'ana' });
  const seen = await read();
  const paid = { paymentStatus: 'approved' as const, paymentRank: 4 };
  await applyPayment(seen, { ...unpaidState(seen.paymentIntentId), ...paid });

  await after(2, 3);
  expect(await read()).not.toHaveProperty('deliveredAt');
  await after(4, 3);

  expect(await read()).toMatchObject({ deliveredAt: expect.any(Date) });
});

test('when somebody takes it back then the days do not mark it again', async () => {
  const { send, mark, read } = await anOrder();
  await send();
  await mark();
  await mark(false);

  await after(100, 1);

  expect(await read()).not.toHaveProperty('deliveredAt');
});
