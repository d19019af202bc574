import { expect, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { migration } from '../../migrations/0003-picture-keys.ts';
import { database } from '../../testing/database.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { createPictureKeys } from './picture-keys.ts';

type Lines = {
  _id: string;
  items?: { imageUrl?: string }[];
  lines?: { imageUrl?: string }[];
  updatedAt: Date;
};
const shop = shopHere();

const KEY = '/media/semilla/elixir-01.webp';
const stored = (name: string, _id: string) =>
  database(shop, async (db) => (await db.collection<Lines>(name).findOne({ _id }))!);

test('when an order is made then checkout and order keep the picture’s key, and its address is made in the view', async () => {
  const { orderId, checkout, path, admin } = await paidOrder(shop);

  expect((await stored('checkouts', checkout.checkoutId)).lines?.[0]?.imageUrl).toBe(KEY);
  expect((await stored('orders', orderId)).items?.[0]?.imageUrl).toBe(KEY);
  const { body } = await admin.get<OrderResponse>(path);
  expect(body.items[0]?.imageUrl).toBe(shop.config.PUBLIC_BASE_URL + KEY);
});

test('when orders of an earlier release have addresses then they become keys, and nothing else changes', async () => {
  const { orderId, checkout, path, admin } = await paidOrder(shop);
  const before = await stored('orders', orderId);
  const old = 'http://localhost:8080/media/semilla/elixir-01.webp';
  const foreign = 'https://fotos.example/media/luna.jpg';
  await database(shop, async (db) => {
    await db.collection<Lines>('orders').updateOne({ _id: orderId }, { $set: { 'items.0.imageUrl': old } });
    await db
      .collection<Lines>('checkouts')
      .updateOne({ _id: checkout.checkoutId }, { $set: { 'lines.0.imageUrl': foreign } });

    for (let times = 0; times < 2; times++)
      await runMigration(migration, { db, publicBaseUrl: shop.config.PUBLIC_BASE_URL });
  });

  expect(await stored('orders', orderId)).toEqual(before);
  expect((await stored('checkouts', checkout.checkoutId)).lines?.[0]?.imageUrl).toBe(foreign);
  expect((await admin.get<OrderResponse>(path)).body.items[0]?.imageUrl).toBe(
    shop.config.PUBLIC_BASE_URL + KEY,
  );
});

test('when the shop moves then its pictures are told at the new address', () => {
  const before = createPictureKeys('https://miel.example');
  const after = createPictureKeys('https://tienda.example');

  expect(after.toAddress(before.toKey('https://miel.example/media/subidas/a.webp'))).toBe(
    'https://tienda.example/media/subidas/a.webp',
  );
  for (const kept of ['https://fotos.example/media/luna.jpg', KEY, '']) expect(before.toKey(kept)).toBe(kept);
});
