import type { ElixirCreate } from '@shop/contracts/elixir';
import type { OrderResponse } from '@shop/contracts/order';
import type { RefundRequest, RefundResponse } from '@shop/contracts/refund';
import type { RunningShop } from './running-shop.ts';
import { sandbox } from './sandbox.ts';
import { readyToPay } from './shopper.ts';

/** An order of 295 pesos with an unpaid slip. */
export async function unpaidOrder(shop: RunningShop) {
  const ready = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).leavePending(ready.checkout.preferenceId);
  const { orderId } = (await ready.submit(paymentId)).body;
  return { ...ready, paymentId, orderId };
}

/** A paid order of 295 pesos, and an administrator who can refund it. */
export async function paidOrder(shop: RunningShop, of: Partial<ElixirCreate> = {}) {
  const ready = await readyToPay(shop, 1, of);
  const paymentId = await sandbox(shop.env).pay(ready.checkout.preferenceId);
  const { body } = await ready.submit(paymentId);
  await shop.atRest();
  const admin = await shop.admin();
  const path = `/api/orders/${body.orderId}`;
  return {
    ...ready,
    paymentId,
    orderId: body.orderId,
    path,
    admin,
    refund: (over: Partial<RefundRequest> = {}) =>
      admin.post<RefundResponse & { message: string }>(`${path}/refunds`, {
        requestId: crypto.randomUUID(),
        ...over,
      }),
    state: async () => (await admin.get<OrderResponse>(path)).body.order.paymentStatus,
    atProvider: async () => (await sandbox(shop.env).refundsOf(paymentId)).map(({ amount }) => amount),
  };
}
