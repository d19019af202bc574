import { expect, test } from '@jest/globals';
import { orderResponse } from '@shop/contracts/order';
import { chargesOf } from '../../orders/order/order-charges.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { eventually } from '../../testing/eventually.ts';
import { partShop } from '../../testing/part-shop.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { settle } from './settle.ts';

const shop = shopHere();

// A fee of 3.49 % and four pesos, with tax on both, and 1 % withheld.
const ARRIVES = { fee: 16.58, tax: 2.95, net: 275.47, means: 'credit' };
const orderAt = async (client: { get: (path: string) => Promise<{ body: unknown }> }, path: string) =>
  orderResponse.parse((await client.get(path)).body).order;

test('when an order is paid then administrators see what of it arrives, in the list and the spreadsheet too, and nobody else', async () => {
  const { admin, path, client, orderId } = await paidOrder(shop);

  const order = await eventually(async () => {
    const found = await orderAt(admin, path);
    return found.arrives && found;
  });

  expect(order.arrives).toEqual(ARRIVES);
  expect(await orderAt(client, path)).not.toHaveProperty('arrives');
  const csv = String((await admin.get(`/api/admin/reports/orders.csv?ids=${orderId}`)).body);
  expect(csv.trimEnd()).toMatch(/,Tarjeta de crédito,16\.58,2\.95,275\.47$/);
});

test('when what an order stands on was paid before anybody asked for its fee then the next news of it says it', async () => {
  const parts = await partShop();
  try {
    const { link, checkoutId } = await parts.checkout();
    const id = await parts.pay(link, 59_000);
    const { charges: known, ...unasked } = parts.provider.payments.get(id)!;
    parts.provider.payments.set(id, unasked);
    await settle(parts.deps, id);
    const order = async () => ((await parts.orders(checkoutId)) as unknown as OrderRow[])[0]!;
    expect(chargesOf(await order())).toBeUndefined();
    parts.provider.payments.set(id, { ...unasked, charges: known! });

    await settle(parts.deps, id);

    expect(known).toBeDefined();
    expect(chargesOf(await order())).toEqual(known);
  } finally {
    await parts.close();
  }
});

test('when two payments make an order then it knows what of both arrives, also of the one that came before it', async () => {
  const parts = await partShop();
  try {
    const { link, checkoutId } = await parts.checkout();
    const ids = [await parts.pay(link, 29_500), await parts.pay(link, 29_500)];
    for (const [at, id] of ids.entries())
      Object.assign(parts.provider.payments.get(id)!, {
        charges: { amountCents: 29_500, feeCents: 1_000 + at, taxCents: 100, means: 'cash' },
      });
    await settle(parts.deps, ids[0]!);

    await settle(parts.deps, ids[1]!);

    const [order] = (await parts.orders(checkoutId)) as unknown as OrderRow[];
    expect(chargesOf(order!)).toEqual({ amountCents: 59_000, feeCents: 2_001, taxCents: 200, means: 'cash' });
  } finally {
    await parts.close();
  }
});
