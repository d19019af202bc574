import { expect, test } from '@jest/globals';
import { ordersOf } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { testOfPayments } from '../../testing/test-of-payments.ts';

const shop = shopHere();

const only = async (checkoutId: string) => {
  const orders = await ordersOf(shop, checkoutId);
  expect(orders).toHaveLength(1);
  return orders[0]!;
};

test('when cash is paid later then the order moves on, once, and an old webhook event does not move it back', async () => {
  const { checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId, 'CONT');
  const { orderId } = (await submit(paymentId)).body;
  await sandbox(shop.env).turn(paymentId, 'approved');
  await eventually(async () => (await only(checkout.checkoutId)).status === 'processing');
  const admin = await shop.admin();
  await admin.patch(`/api/orders/${orderId}/status`, { status: 'completed' });

  await sandbox(shop.env).notify(paymentId);
  await submit(paymentId);

  // Another worker may still be busy with an outbox entry that it took.
  const order = await eventually(async () => {
    const now = await only(checkout.checkoutId);
    return now.outbox.length === 0 && now;
  });
  expect(order).toMatchObject({ status: 'completed', paymentStatus: 'approved' });
  expect(order.history.map(({ who, to }) => [who, to])).toEqual([
    ['sistema', 'pending'],
    ['sistema', 'processing'],
    ['admin', 'completed'],
  ]);
});

testOfPayments(
  'when a waiting payment expires and the shopper pays another way then the same order is paid',
  async () => {
    const { checkout, submit } = await readyToPay(shop);
    const expired = await sandbox(shop.env).pay(checkout.preferenceId, 'CONT');
    const { orderId } = (await submit(expired)).body;
    await sandbox(shop.env).turn(expired, 'cancelled');
    await eventually(async () => (await only(checkout.checkoutId)).paymentStatus === 'cancelled');

    const waiting = await sandbox(shop.env).pay(checkout.preferenceId, 'CONT');
    const again = await submit(waiting);
    const paid = await submit(await sandbox(shop.env).pay(checkout.preferenceId));

    expect(again.body).toEqual({ orderId, paymentStatus: 'in_process' });
    expect(paid.body).toEqual({ orderId, paymentStatus: 'approved' });
    expect(await only(checkout.checkoutId)).toMatchObject({ status: 'processing' });
  },
);
