import { expect, test } from '@jest/globals';
import type { Order } from '@shop/contracts/order';
import { eventually } from '../../testing/eventually.ts';
import { OWNER } from '../../testing/mails.ts';
import { listed } from '../../testing/payment-exceptions.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';

// Only a notification makes the shop ask.
const ALONE = { OWNER_EMAIL: OWNER, RECONCILE_EVERY_MS: '600000', RECONCILE_AFTER_MS: '600000' };

const shop = shopHere({ env: ALONE });

async function paid() {
  const order = await paidOrder(shop);
  const seen = async (): Promise<Order> =>
    (await order.admin.get<{ order: Order }>(`/api/orders/${order.orderId}`)).body.order;
  const turn = (one: string) => sandbox(shop.env).turnCase(order.paymentId, one);
  /** Its entry on the list, which follows the order by a moment. */
  const exception = () => eventually(async () => (await listed(shop, order.paymentId))[0]);
  return { ...order, seen, turn, exception };
}

test('when a claim is told of then its order stays here at once, and leaves again when it ended', async () => {
  const { paymentId, seen, turn, exception } = await paid();
  await turn('claim');
  await eventually(async () => (await seen()).stopReason === 'claim');
  await exception();
  expect(await listed(shop, paymentId)).toMatchObject([
    { kind: 'dispute', detail: 'Tu respuesta.', until: expect.any(String) },
  ]);

  await turn('claim_closed');

  await eventually(async () => (await seen()).doNotShip === undefined);
  await eventually(async () => (await listed(shop, paymentId)).length === 0);
});

test('when a bank’s case is told of then it says what to send until when, and ends as the bank decides', async () => {
  const { paymentId, seen, turn, exception } = await paid();
  await turn('chargeback');
  await eventually(async () => (await seen()).stopReason === 'chargeback');
  const asked = await exception();
  expect(asked).toMatchObject({ kind: 'chargeback', detail: expect.stringContaining('comprobantes') });
  expect(new Date(asked.until!).getTime()).toBeGreaterThan(Date.now() + 9 * 86_400_000);

  await turn('won');

  await eventually(async () => (await seen()).paymentStatus === 'approved');
  // The list is updated after the order.
  await eventually(async () => (await listed(shop, paymentId)).length === 0);
});
