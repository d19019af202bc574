import { expect, test } from '@jest/globals';
import type { Order } from '@shop/contracts/order';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { listed } from '../../testing/payment-exceptions.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';

const MONTHS_AGO = new Date(Date.now() - 150 * 86_400_000);

const shop = shopHere({ env: { RECONCILE_EVERY_MS: '300', RECONCILE_AFTER_MS: '400' } });

/** An order of months ago, about which no notification comes. */
async function oldOrder() {
  const order = await paidOrder(shop);
  const old = { $set: { createdAt: MONTHS_AGO } };
  await database(shop, async (db) => {
    const theirs = { _id: order.checkout.checkoutId };
    type Row = { _id: string };
    await db.collection<Row>('checkouts').updateOne(theirs, old);
    await db.collection<Row>('orders').updateOne({ _id: order.orderId }, old);
  });
  await sandbox(shop.env).webhooks('lost', 1);
  const seen = async (): Promise<Order> =>
    (await order.admin.get<{ order: Order }>(`/api/orders/${order.orderId}`)).body.order;
  return { ...order, seen };
}

test('when the bank takes the money of an old order back then order and «Pagos por revisar» say so', async () => {
  const { paymentId, seen } = await oldOrder();

  await sandbox(shop.env).turn(paymentId, 'charged_back');

  await eventually(async () => (await seen()).paymentStatus === 'charged_back');
  const { number } = await seen();
  const found = await eventually(async () => {
    const cases = await listed(shop, paymentId);
    return cases.length > 0 && cases;
  });
  expect(found).toMatchObject([
    { kind: 'chargeback', orderNumber: number, buyer: { email: 'muestra@example.com' } },
  ]);
});
