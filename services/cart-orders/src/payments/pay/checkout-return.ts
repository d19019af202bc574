import type { Log } from '@shop/service-kit/log';
import type { OrderStore } from '../../orders/order/order.store.ts';
import { wasPaid } from '../../orders/order/payment.rank.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { SettleAndWait } from '../settle/settle-and-wait.ts';
import type { SettleResult } from '../settle/settle-result.ts';

export type ReturnDeps = {
  checkouts: CheckoutStore;
  orders: OrderStore;
  settleAndWait: SettleAndWait;
  log: Pick<Log, 'warn'>;
};

type Return = { checkoutId: string; paymentId?: string };

const failure = (reason: string, orderId?: string) =>
  `/checkout/failure?${new URLSearchParams({ reason, ...(orderId ? { orderId } : {}) })}`;

/**
 * Where a payer who returns from the provider goes: success, pending or failure (H10). The payment data in the address
 * is not trusted; a slow answer sends the payer to the pending page.
 */
export async function resolveReturn(deps: ReturnDeps, { checkoutId, paymentId }: Return): Promise<string> {
  if (!(await deps.checkouts.find(checkoutId))) return failure('unknown');
  if (!paymentId) return leftUnpaid(deps, checkoutId);
  try {
    return pageFor(await deps.settleAndWait(paymentId), { checkoutId, paymentId });
  } catch (error) {
    deps.log.warn({ err: error, checkoutId, paymentId }, 'the return goes on without an answer');
    return pendingPage({ payment_id: paymentId });
  }
}

/** A payer who returns without paying an existing order still has that order. */
async function leftUnpaid(deps: ReturnDeps, checkoutId: string): Promise<string> {
  const order = await deps.orders.findByCheckout(checkoutId);
  return order ? orderPage(order._id) : failure('not_paid');
}

const orderPage = (orderId: string) => `/checkout/success?${new URLSearchParams({ orderId })}`;

const pendingPage = (about: Record<string, string>) => `/checkout/pending?${new URLSearchParams(about)}`;

function pageFor(result: SettleResult, { checkoutId, paymentId }: Required<Return>): string {
  if (result.kind === 'unknown' || result.checkoutId !== checkoutId) return failure('unknown');
  if (result.kind === 'review') return failure('review');
  if (result.kind === 'refused') return failure(result.reason, result.orderId);
  if (result.kind === 'part') return pendingPage({ payment_id: paymentId });
  if (wasPaid(result.paymentStatus)) return orderPage(result.orderId);
  return pendingPage({ orderId: result.orderId });
}
