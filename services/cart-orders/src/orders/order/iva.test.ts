import { expect, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import { parse } from 'csv-parse/sync';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';

const shop = shopHere();

const INVOICE = { rfc: 'GODE561231GR8', name: 'Eugenia Godínez', regime: '612', use: 'G03', zip: '97000' };
const csvOf = async (number: string, name = 'orders') => {
  const { body } = await (await shop.admin()).get<string>(`/api/admin/reports/${name}.csv`);
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

test('when a part of an order goes back then it says the tax in that, its mail does, and the accountant’s list does', async () => {
  const { path, admin, client, orderId, refund } = await paidOrder(shop, { iva: '16' });
  await client.put(`${path}/invoice`, INVOICE);
  await refund({ amount: 116 });

  const order = await eventually(async () => {
    const found = (await admin.get<OrderResponse>(path)).body.order;
    return found.refunded === 116 && found;
  });

  expect(order.refundedIva).toEqual([{ rate: '16', base: 100, tax: 16 }]);
  expect((await client.get<OrderResponse>(path)).body.order.refundedIva).toEqual(order.refundedIva);
  const mail = await eventually(() =>
    database(shop, (db) => db.collection('mails').findOne({ kind: 'refunded', 'about.orderId': orderId })),
  );
  expect(mail?.['text']).toContain('De lo devuelto: IVA 16 % incluido: $16.00 MXN.');
  expect(await csvOf(order.number, 'invoices')).toMatchObject({
    'Base al 16 % (MXN)': '254.31',
    'Base al 16 % de lo reembolsado (MXN)': '100.00',
    'IVA incluido al 16 % de lo reembolsado (MXN)': '16.00',
    'Base al 0 % de lo reembolsado (MXN)': '0.00',
  });
});

test('when the shop says who sells then the accountant’s list names who invoices', async () => {
  const { path, client, admin } = await paidOrder(shop);
  await client.put(`${path}/invoice`, INVOICE);
  const { number } = (await admin.get<OrderResponse>(path)).body.order;
  const seller = { name: 'Miel del Mayab SA de CV', address: '', phone: '', email: '' };
  await shop.decide({ seller, sellerRfc: 'EKU9003173C9' });

  const row = await eventually(async () => {
    const found = await csvOf(number, 'invoices');
    return found['RFC del emisor'] && found;
  });

  expect(row).toMatchObject({ Emisor: seller.name, 'RFC del emisor': 'EKU9003173C9' });
  expect(row).toHaveProperty('Código postal del emisor');
});
