import { expect, test } from '@jest/globals';
import type { Lot } from '@shop/contracts/lot';
import type { Order, OrderResponse, OrdersStatusResult } from '@shop/contracts/order';
import { aLotCreate } from '@shop/contracts/testing/builders';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';

const shop = shopHere({ env: { SERVICE_WAIT_MS: '300' } });

/** The administrator's actions in the catalogue. */
async function catalog() {
  const client = await shop.catalogAdmin();
  const add = async (elixirId: number, code: string, packedOn: string) =>
    (await client.post<Lot>('/api/lots', aLotCreate({ elixirIds: [elixirId], code, packedOn }))).body;
  const retire = ({ id }: Lot) => client.patch(`/api/lots/${id}`, { isActive: false });
  return { add, retire };
}
const codes = (order: Order) => order.lots?.map(({ code }) => code);

test('when an order leaves then it keeps the newest lot in use of each product, whatever becomes of that', async () => {
  const { add, retire } = await catalog();
  const { elixir, path, orderId, admin } = await paidOrder(shop);
  await add(elixir.id, 'VIEJO-1', '2026-09-01');
  const newest = await add(elixir.id, 'NUEVO-1', '2026-11-01');
  await retire(await add(elixir.id, 'AGOTADO-1', '2026-12-01'));

  const change = { orderIds: [orderId], status: 'completed' };
  const { body } = await admin.patch<OrdersStatusResult>('/api/orders/status', change);
  await retire(newest);

  expect(body.results).toEqual([{ orderId, ok: true }]);
  const { order } = (await admin.get<OrderResponse>(path)).body;
  expect(order.lots).toEqual([
    { code: 'NUEVO-1', elixirIds: [elixir.id], packedOn: '2026-11-01', bestBefore: '2028-11-02' },
  ]);
  const received = await admin.get<Order[]>('/api/orders?lot=nuevo-1');
  expect(received.body.map(({ id }) => id)).toEqual([orderId]);
  expect((await admin.get<Order[]>('/api/orders?lot=VIEJO-1&sort=total')).body).toEqual([]);
  const csv = await admin.get<string>('/api/admin/reports/orders.csv?lot=NUEVO-1');
  expect(csv.body.trim().split('\n')).toHaveLength(2);
  expect(csv.body).toContain('NUEVO-1');
});

test('when several orders leave and an older lot is preferred then those with its product leave with it', async () => {
  const { add } = await catalog();
  const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
  for (const { elixir } of [one, other])
    for (const [name, packedOn] of [
      ['VIEJO', '2026-09-01'],
      ['NUEVO', '2026-11-01'],
    ] as const)
      await add(elixir.id, `${name}-DE-${elixir.id}`, packedOn);
  const lots = [`VIEJO-DE-${one.elixir.id}`];

  const change = { orderIds: [one.orderId, other.orderId], status: 'completed', lots };
  await one.admin.patch('/api/orders/status', change);

  const kept = async ({ path, admin }: typeof one) =>
    codes((await admin.get<OrderResponse>(path)).body.order);
  expect(await kept(one)).toEqual(lots);
  expect(await kept(other)).toEqual([`NUEVO-DE-${other.elixir.id}`]);
});

test('when another lot, or none, is chosen then the order keeps that, and it can be corrected', async () => {
  const { add } = await catalog();
  const { elixir, path, admin } = await paidOrder(shop);
  await add(elixir.id, 'VIEJO-2', '2026-09-01');
  await add(elixir.id, 'NUEVO-2', '2026-11-01');
  const complete = (lots: string[]) =>
    admin.patch<Order & { errors?: object }>(`${path}/status`, { status: 'completed', lots });

  expect((await complete(['OTRO'])).body.errors).toEqual({ lots: 'El lote OTRO ya no está en uso.' });
  expect(codes((await complete(['viejo-2'])).body)).toEqual(['VIEJO-2']);
  expect(codes((await complete(['NUEVO-2', 'VIEJO-2'])).body)).toEqual(['NUEVO-2', 'VIEJO-2']);
  expect(codes((await complete([])).body)).toEqual([]);
});

test('when somebody else looks at an order then its lots are not told', async () => {
  const { add } = await catalog();
  const { elixir, path, admin } = await paidOrder(shop);
  await add(elixir.id, 'UNO-3', '2026-09-01');
  await admin.patch(`${path}/status`, { status: 'completed' });

  const { body } = await shop.visitor().get<OrderResponse>(path);

  expect(body.order.lots).toBeUndefined();
});

// The last test of the file, because the catalogue stays down.
test('when the catalogue does not answer then the order stays as it was', async () => {
  const { path, admin } = await paidOrder(shop);
  await shop.stopCatalog();

  const answer = await admin.patch(`${path}/status`, { status: 'completed' });

  expect(answer.status).toBe(503);
  expect((await admin.get<OrderResponse>(path)).body.order.status).toBe('processing');
});
