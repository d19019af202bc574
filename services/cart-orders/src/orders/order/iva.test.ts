import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import { parse } from 'csv-parse/sync';
import { paidOrder } from '../../testing/refunds.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';

// Whole purchases, on a machine that may be busy with others.
jest.setTimeout(90_000);

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop.stop());

const csvOf = async (number: string) => {
  const { body } = await (await shop.admin()).get<string>('/api/admin/reports/orders.csv');
  return parse<Record<string, string>>(body, { bom: true, columns: true }).find(
    ({ Pedido }) => Pedido === number,
  )!;
};

test('when nobody has set a rate then an order tells of none', async () => {
  const { path, admin } = await paidOrder(shop);

  const { order, items } = (await admin.get<OrderResponse>(path)).body;

  expect(order.amounts).not.toHaveProperty('iva');
  expect(items[0]).not.toHaveProperty('iva');
  expect((await csvOf(order.number))['IVA incluido al 16 % (MXN)']).toBe('');
});

test('when a product is sold at a rate then its order keeps that, whatever the product says later', async () => {
  const iva = [{ rate: '16', base: 254.31, tax: 40.69 }];
  const { path, admin, elixir } = await paidOrder(shop, { iva: '16' });
  await shop.changeElixir(elixir.id, { iva: '0' });

  const { order, items } = (await admin.get<OrderResponse>(path)).body;

  expect(order.amounts).toMatchObject({ total: 295, tax: 0, iva });
  expect(items[0]).toMatchObject({ iva: '16' });
  expect(await csvOf(order.number)).toMatchObject({
    'Total (MXN)': '295.00',
    'Base al 16 % (MXN)': '254.31',
    'IVA incluido al 16 % (MXN)': '40.69',
    'Base al 0 % (MXN)': '0.00',
  });
});

test('when an order is written by hand then its delivery and its blends have the shop’s rates', async () => {
  await shop.decide({ ivaOfDelivery: '16', ivaOfBlends: 'exento' });
  const elixir = await shop.addElixir({ iva: '0', price: 100 });
  const admin = await shop.admin();
  const preview = await admin.post<{ amounts: object }>('/api/orders/preview', {
    lines: [{ elixirId: elixir.id, quantity: 2 }],
    delivery: { price: 116 },
  });

  expect(preview.body.amounts).toMatchObject({
    total: 316,
    iva: [
      { rate: '16', base: 100, tax: 16 },
      { rate: '0', base: 200, tax: 0 },
    ],
  });
});
